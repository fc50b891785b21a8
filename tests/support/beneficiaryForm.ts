import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { expect } from 'vitest';
import { renderApp } from './renderApp';

/** Opens step 2 of a user with saved beneficiaries. */
export function openStepTwo(changes: Partial<Scenario> = {}, history: 'memory' | 'browser' = 'memory') {
  return renderApp({
    scenario: scenarioOf('aprobada', { latencyMs: 0, ...changes }),
    path: '/envia2',
    history,
  });
}

/** Opens the form of a new beneficiary. */
export async function openForm(method: string, ...options: Parameters<typeof openStepTwo>) {
  const app = await openStepTwo(...options);
  const { screen } = app;
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: method }).click();
  await expect.element(screen.getByLabelText('Alias')).toBeVisible();
  return { ...app, save: screen.getByRole('button', { name: 'Guardar beneficiario' }) };
}

type Screen = Awaited<ReturnType<typeof openStepTwo>>['screen'];

export async function choose(screen: Screen, label: string, option: string): Promise<void> {
  await screen.getByRole('combobox', { name: label }).click();
  await screen.getByRole('option', { name: option }).click();
}

export async function fillMobile(screen: Screen, alias = 'Prima Luisa'): Promise<void> {
  await screen.getByLabelText('Alias').fill(alias);
  await screen.getByLabelText('Titular').fill('Luisa Márquez');
  await choose(screen, 'Banco', '0134 · Banesco');
  await screen.getByRole('textbox', { name: 'Cédula' }).fill('12345678');
  await screen.getByLabelText('Teléfono').fill('04121234567');
}
