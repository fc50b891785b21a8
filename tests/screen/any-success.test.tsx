import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { scenarioOf } from '@mocks/scenarios/presets';
import type { Fault } from '@mocks/scenarios/scenario';
import { renderApp } from '../support/renderApp';

const LOGIN = 'maria@turpial.example';

/** Successes whose body says nothing of what was saved. */
const bare = [
  ['is empty', { kind: 'empty' }],
  ['is not JSON', { kind: 'malformed' }],
  ['is only ok', { kind: 'answer', body: { ok: true } }],
] as const;

/** An approved account, whose next call of that name succeeds in so few words. */
function open(path: string, fault: Fault) {
  return renderApp({
    scenario: scenarioOf('aprobada', { latencyMs: 0, faults: [{ ...fault, times: 1 }] }),
    path,
  });
}

describe('a success whose answer', () => {
  test.each(bare)('%s has saved a new beneficiary once, and chooses it', async (_what, fault) => {
    const { screen, sandbox } = await open('/envia2', { call: 'saveBeneficiary', ...fault });
    const before = sandbox.beneficiaries(LOGIN).length;
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
    await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Prima Luisa/ })).toBeChecked();
    await expect.element(screen.getByRole('button', { name: 'Confirmar' })).toBeEnabled();
    expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before + 1);
  });

  test.each(bare)('%s has saved the personal data, and leaves them on the page', async (_what, fault) => {
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
});
