/** @module-tag all */
import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import { describe, expect, test } from 'vitest';
import { userEvent, type BrowserPage } from 'vitest/browser';
import { renderApp } from '../support/renderApp';

const LOGIN = 'maria@turpial.example';

/** Successes whose body does not contain the saved data. */
const bare = [
  ['is empty', { kind: 'empty' }],
  ['is not JSON', { kind: 'malformed' }],
  ['is only ok', { kind: 'answer', body: { ok: true } }],
] as const;

/** An approved account; the next call of the endpoint gets this answer. */
function open(path: string, fault: Fault) {
  return renderApp({
    scenario: scenarioOf('aprobada', { latencyMs: 0, faults: [{ ...fault, times: 1 }] }),
    path,
  });
}

/** Types a new beneficiary and sends it. */
async function saveNew(screen: BrowserPage): Promise<void> {
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await screen.getByLabelText('Alias').click();
  await userEvent.keyboard('Prima Luisa');
  await screen.getByLabelText('Titular').click();
  await userEvent.keyboard('Luisa Márquez');
  await screen.getByRole('combobox', { name: 'Banco' }).click();
  await userEvent.keyboard('banesco{Enter}');
  await screen.getByRole('textbox', { name: 'Cédula' }).click();
  await userEvent.keyboard('12345678');
  await screen.getByLabelText('Teléfono').click();
  await userEvent.keyboard('04121234567');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
}

test('a beneficiary whose save got no answer is saved once, however often it is sent', async () => {
  const { screen, sandbox } = await open('/envia2', { call: 'saveBeneficiary', kind: 'lost' });
  const before = sandbox.beneficiaries(LOGIN).length;
  await saveNew(screen);
  await expect.element(screen.getByText(/No hay conexión con el servidor/)).toBeVisible();
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Prima Luisa/ })).toBeChecked();
  expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before + 1);
});

describe('a success whose answer', () => {
  test.each(bare)('%s saves a new beneficiary once and selects it', async (_what, fault) => {
    const { screen, sandbox } = await open('/envia2', { call: 'saveBeneficiary', ...fault });
    const before = sandbox.beneficiaries(LOGIN).length;
    await saveNew(screen);
    await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Prima Luisa/ })).toBeChecked();
    await expect.element(screen.getByRole('button', { name: 'Confirmar' })).toBeEnabled();
    expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before + 1);
  });

  test.each(bare)('%s saves the personal data and keeps them on the page', async (_what, fault) => {
    const { screen, sandbox } = await open('/mis-datos', { call: 'updateProfile', ...fault });
    const city = screen.getByLabelText('Ciudad');
    await city.click();
    await userEvent.keyboard('{Control>}a{/Control}Soria');
    await screen.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(screen.getByText('Datos guardados')).toBeVisible();
    await expect.element(city).toHaveValue('Soria');
    await expect.element(screen.getByLabelText('Apellidos')).not.toHaveValue('');
    expect(sandbox.users().find(({ login }) => login === LOGIN)?.profile).toContain('Soria');
  });

  test.each(bare)(
    '%s keeps the personal data on the page even if they cannot be read again',
    async (_what, fault) => {
      const { screen, sandbox } = await open('/mis-datos', { call: 'updateProfile', ...fault });
      const door = screen.getByLabelText('Piso / puerta');
      await expect.element(door).not.toHaveValue('');
      sandbox.fault({ call: 'getProfile', kind: 'status', status: 503, body: {} });
      await door.click();
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
      await screen.getByLabelText('Ciudad').click();
      await userEvent.keyboard('{Control>}a{/Control}Soria');
      await screen.getByRole('button', { name: 'Guardar' }).click();
      await expect.element(screen.getByText('Datos guardados')).toBeVisible();
      await expect.poll(() => sandbox.log().at(-1)?.call).toBe('refreshSession');
      await expect.element(screen.getByLabelText('Ciudad')).toHaveValue('Soria');
      await expect.element(door).toHaveValue('');
      await expect.element(screen.getByLabelText('Apellidos')).not.toHaveValue('');
      await expect.element(screen.getByText('Registro para maria@turpial.example')).toBeVisible();
    },
  );
});
