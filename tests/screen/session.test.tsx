import { scenarioOf } from '@mocks/scenarios/presets/table';
import { expect, test } from 'vitest';
import { removeText, storageKeys } from '@/lib/storage';
import { callsTo } from '../support/calls';
import { arrivesAt, goByMenu, logIn } from '../support/hands';
import { callsAnswered } from '../support/openCalls';
import { renderApp } from '../support/renderApp';

/** Opens a page with a checked session; the page itself makes no further calls. */
async function openProfile() {
  const app = await renderApp({ scenario: 'aprobada', path: '/mis-datos' });
  await expect.element(app.screen.getByLabelText('Nombres')).toBeVisible();
  await callsAnswered();
  return app;
}

test('a minute after the last proof, the next navigation checks the session', async () => {
  const app = await openProfile();
  const { screen, sandbox, location } = app;
  // The session has ended on the server, but its access token still works for the page's own calls.
  sandbox.fault({ call: 'refreshSession', kind: 'status', status: 401, body: {} });
  sandbox.advance(61_000);
  await goByMenu(app, /mis envíos/i);
  await arrivesAt(location, '/iniciar');
  await expect.element(screen.getByText(/^Tu sesión ha terminado/)).toBeVisible();
});

test('within a minute of the last proof no check is made', async () => {
  const app = await openProfile();
  const { screen, sandbox, location } = app;
  const checks = () => callsTo({ sandbox }, 'refreshSession');
  const before = checks();
  sandbox.advance(58_000);
  await goByMenu(app, /mis envíos/i);
  await expect.element(screen.getByText(/^Total registrados/)).toBeVisible();
  expect(location()).toBe('/envios');
  expect(checks()).toBe(before);
});

test(
  'a user who loses the session on a page reads why and returns to it after the login',
  { tags: 'core' },
  async () => {
    const { screen, sandbox, location } = await renderApp({
      scenario: 'aprobada',
      path: '/envios',
    });
    await expect.element(screen.getByText(/^Total registrados/)).toBeVisible();
    sandbox.fault({ call: 'listExchanges', kind: 'status', status: 401, body: {} });
    await screen.getByRole('button', { name: 'Actualizar' }).click();
    await arrivesAt(location, '/iniciar');
    const reason = screen.getByText('Tu sesión ha terminado. Inicia sesión para seguir donde estabas.');
    await expect.element(reason).toBeVisible();
    sandbox.clearFaults();
    await logIn({ screen, location }, 'maria@turpial.example');
    await arrivesAt(location, '/envios');
  },
);

test('a page whose session cannot be checked says so, and opens as soon as it can', async () => {
  const { screen, sandbox, location, load } = await renderApp({
    scenario: 'aprobada',
    path: '/envios',
  });
  const count = screen.getByText(/^Total registrados/);
  await expect.element(count).toBeVisible();
  await callsAnswered();
  // A recent login would show the page without the check.
  sandbox.advance(10_000);
  sandbox.fault({ call: 'refreshSession', kind: 'network' });
  load();
  const problem = screen.getByRole('heading', { name: 'No pudimos abrir esta página' });
  await expect.element(problem).toBeVisible();
  expect(location()).toBe('/envios');
  sandbox.clearFaults();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(count).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await expect.element(problem).not.toBeInTheDocument();
});

test('a permission to send that is neither 0 nor 1 opens the way to step 1', async () => {
  // The token carries no claims, so the permission is only in the user.
  const body = { accessToken: 'maria@turpial.example', user: { permitTransfer: 2 } };
  const { screen, location } = await renderApp({
    scenario: scenarioOf('aprobada', {
      faults: [{ call: 'refreshSession', kind: 'answer', body }],
    }),
    path: '/mis-datos',
  });
  await expect.element(screen.getByRole('link', { name: 'Enviar ahora!' })).toBeVisible();
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('button', { name: 'Enviar dinero' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  expect(location()).toBe('/envia1');
});

test('a session that names nobody opens its pages', async () => {
  const body = { accessToken: 'maria@turpial.example' };
  const faults = [{ call: 'refreshSession', kind: 'answer', body } as const];
  const { screen, load } = await renderApp({ scenario: scenarioOf('aprobada', { faults }), path: '/envios' });
  // Some browsers delete what pages store after a week, and keep the cookie.
  for (const key of [storageKeys.user, storageKeys.sessionMarker, storageKeys.lastLogin]) removeText(key);
  load();
  await expect.element(screen.getByText(/^Total registrados/)).toBeVisible();
});

test('a user who may not send is redirected to the personal data', { tags: 'core' }, async () => {
  const scenario = scenarioOf('cuenta-nueva');
  const { screen, location } = await renderApp({ scenario, path: '/envia1' });
  await arrivesAt(location, '/mis-datos');
  await expect.element(screen.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();
});
