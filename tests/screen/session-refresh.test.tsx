import type { ScenarioName } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { arrivesAt } from '../support/hands';
import { renderApp } from '../support/renderApp';
import { resize } from '../support/window';

const NOT_REFRESHED = 'No se pudo actualizar la sesión';

const unreachable: Fault = { call: 'refreshSession', kind: 'network' };

async function open(path: string, scenario: ScenarioName) {
  await resize(1280, 800);
  const app = await renderApp({ path, scenario });
  return { ...app, notRefreshed: app.screen.getByText(NOT_REFRESHED, { exact: true }) };
}

test('a saved profile stays saved if the refresh after it does not reach the server, and the user is told', async () => {
  const { screen, sandbox, notRefreshed } = await open('/mis-datos', 'aprobada');
  await screen.getByLabelText('Ciudad').click();
  await userEvent.keyboard('{End} Centro');
  sandbox.fault(unreachable);
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(notRefreshed).toBeVisible();
  // One toast is visible at a time, so this one repeats that the data are saved.
  const both = screen.getByText('Datos guardados. Tu perfil ha sido actualizado.');
  await expect.element(both).toBeVisible();
  await expect.element(screen.getByLabelText('Ciudad')).toHaveValue('Madrid Centro');
  await expect.element(screen.getByText('No se pudo guardar')).not.toBeInTheDocument();
});

test("'Enviar dinero' shows an error if the refresh it needs does not reach the server", async () => {
  const { screen, sandbox, location, notRefreshed } = await open('/contacto', 'cuenta-nueva');
  const header = screen.getByRole('banner');
  await header.getByRole('button', { name: 'Menú' }).click();
  sandbox.fault(unreachable);
  await header.getByRole('button', { name: 'Enviar dinero' }).click();
  await expect.element(notRefreshed).toBeVisible();
  await arrivesAt(location, '/mis-datos');
  await screen.getByLabelText('Ciudad').click();
  await userEvent.keyboard('Vigo');
  await expect.element(notRefreshed).toBeVisible();
  await expect.element(screen.getByText('Todavía no puedes enviar')).not.toBeInTheDocument();
});
