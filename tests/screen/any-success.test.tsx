import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../support/renderApp';

// Any 2xx saves, also one whose body is not JSON.

const LOGIN = 'maria@turpial.example';

/** An approved account; the next answer of the call is cut. */
function open(path: string, call: Fault['call']) {
  const faults: readonly Fault[] = [{ call, kind: 'malformed', times: 1 }];
  return renderApp({ scenario: scenarioOf('aprobada', { latencyMs: 0, faults }), path });
}

test('a new beneficiary is saved once and selected', async () => {
  const { screen, sandbox } = await open('/envia2', 'saveBeneficiary');
  const before = sandbox.beneficiaries(LOGIN).length;
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await screen.getByLabelText('Alias').fill('Prima Luisa');
  await screen.getByLabelText('Titular').fill('Luisa Márquez');
  await screen.getByRole('combobox', { name: 'Banco' }).click();
  await userEvent.keyboard('banesco{Enter}');
  await screen.getByRole('textbox', { name: 'Cédula' }).fill('12345678');
  await screen.getByLabelText('Teléfono').fill('04121234567');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Prima Luisa/ })).toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'Confirmar' })).toBeEnabled();
  expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before + 1);
});

test('personal data stay on the page even if they cannot be read again', async () => {
  const { screen, sandbox } = await open('/mis-datos', 'updateProfile');
  const door = screen.getByLabelText('Piso / puerta');
  await expect.element(door).not.toHaveValue('');
  sandbox.fault({ call: 'getProfile', kind: 'status', status: 503, body: {} });
  await door.fill('');
  await screen.getByLabelText('Ciudad').fill('Soria');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  await expect.poll(() => sandbox.log().at(-1)?.call).toBe('refreshSession');
  await expect.element(screen.getByLabelText('Ciudad')).toHaveValue('Soria');
  await expect.element(door).toHaveValue('');
  await expect.element(screen.getByLabelText('Apellidos')).not.toHaveValue('');
  await expect.element(screen.getByText('Registro para maria@turpial.example')).toBeVisible();
  expect(sandbox.users().find(({ login }) => login === LOGIN)?.profile).toContain('Soria');
});
