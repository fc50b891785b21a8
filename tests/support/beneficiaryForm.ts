import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { expect } from 'vitest';
import { renderApp } from './renderApp';

/** Opens step 2 of a user with saved beneficiaries. */
export function openStepTwo(changes: Partial<Scenario> = {}, history: 'memory' | 'browser' = 'memory') {
  return renderApp({
    scenario: scenarioOf('aprobada', changes),
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

/** Fills in the form of a new beneficiary, from the tab of its own. */
export async function addMobile(screen: Screen, alias?: string): Promise<void> {
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await fillMobile(screen, alias);
}

/** Opens the question whether to delete a beneficiary. */
export async function askToDelete(screen: Screen, name: string) {
  await screen.getByRole('button', { name: `Opciones de ${name}` }).click();
  await screen.getByRole('button', { name: `Eliminar ${name}` }).click();
  const dialog = screen.getByRole('dialog', { name: '¿Eliminar beneficiario?' });
  return {
    dialog,
    cancel: dialog.getByRole('button', { name: 'Cancelar' }),
    remove: dialog.getByRole('button', { name: 'Eliminar', exact: true }),
  };
}

/** Opens the form of a saved beneficiary. */
export async function openEdit(screen: Screen, name: string): Promise<void> {
  await screen.getByRole('button', { name: `Opciones de ${name}` }).click();
  await screen.getByRole('button', { name: `Editar ${name}` }).click();
}
