import { presetOfStatus, sessionGraph } from '@mocks/panel/map/graphs';
import { presets } from '@mocks/scenarios/presets/table';
import { logins } from '@mocks/server/seeds/accounts';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openPanel } from '../support/openPanel';
import { renderApp } from '../support/renderApp';

type Options = NonNullable<Parameters<typeof renderApp>[0]>;

async function openMap(options: Options) {
  await page.viewport(1280, 800);
  const app = await renderApp(options);
  const { panel } = openPanel(app, 'mapa');
  const node = (graph: string, label: RegExp) =>
    panel.getByRole('region', { name: graph, exact: true }).getByRole('button', { name: label });
  return { ...app, node };
}

const isCurrent = (node: Locator) => expect.element(node).toHaveAttribute('aria-current', 'true');

test.each(sessionGraph.nodes)('the preset of the session $id has that session', async ({ id, label }) => {
  const scenario = presetOfStatus[id];
  const { node } = await openMap({ scenario, path: presets[scenario].path });
  await isCurrent(node('Sesión', new RegExp(`^${label}`)));
});

test('a logout on the page is seen in the map', async () => {
  const { screen, node } = await openMap({ scenario: 'aprobada', path: '/envios' });
  await isCurrent(node('Sesión', /^Abierta/));
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('button', { name: 'Cerrar sesión' }).click();
  await isCurrent(node('Sesión', /^Cerrada/));
});

test('a press gives the newest exchange its status, on the page too', async () => {
  const { screen, node, sandbox } = await openMap({ scenario: 'aprobada', path: '/envios' });
  const newest = screen.getByRole('main').getByRole('row').nth(1);
  await isCurrent(node('Envío', /^Verificando pago/));
  await expect.element(newest).toHaveTextContent('Verificando pago');
  await node('Envío', /^Rechazado/).click();
  await isCurrent(node('Envío', /^Rechazado/));
  await expect.element(newest).toHaveTextContent('Rechazado');
  expect(sandbox.exchanges(logins.main).at(-1)?.status).toBe('Rechazado');
});

test('a press puts the account under review, which locks its data', async () => {
  const { screen, node } = await openMap({ scenario: 'aprobada', path: '/mis-datos' });
  await isCurrent(node('Perfil', /^Aprobada/));
  await expect.element(screen.getByRole('textbox', { name: 'Nombres' })).toBeEnabled();
  await node('Perfil', /^En revisión/).click();
  await isCurrent(node('Perfil', /^En revisión/));
  await expect.element(screen.getByText(/^Tu perfil está en revisión\./)).toBeVisible();
});

test('the map names the exchange, and says how to get a quote', async () => {
  const { screen } = await openMap({ scenario: 'aprobada', path: '/envios' });
  await expect.element(screen.getByText(/^El último de la cuenta, TRP-2026-000025\./)).toBeVisible();
  await expect.element(screen.getByText(/^Ahora no hay ninguna\. Pulsa «Vigente»/)).toBeVisible();
});

test('a press moves the clock to the end of a quote', async () => {
  const quote = { id: 'q', amount: '50', rate: '600', receive: '30000', expiresAt: Date.now() + 1_200_000 };
  const { screen, node } = await openMap({
    scenario: 'primera-vez',
    path: '/envia2',
    history: 'browser',
    state: { beneficiaryId: 7, input: { side: 'send', text: '50' }, quote },
  });
  await isCurrent(node('Cotización', /^Vigente/));
  await node('Cotización', /^A punto de caducar/).click();
  await isCurrent(node('Cotización', /^A punto de caducar/));
  await expect.element(screen.getByText(/^Esta tasa caduca en menos de 2 minutos\./)).toBeVisible();
  await node('Cotización', /^Caducada/).click();
  await expect.element(screen.getByText('La tasa que aceptaste ha caducado')).toBeVisible();
});
