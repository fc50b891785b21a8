import { type ScenarioName } from '@mocks/scenarios/presets/table';
import { expect, test } from 'vitest';
import { session } from '@/session/current';
import { callersOf, isPaused, letGo } from '../support/calls';
import { arrivesAt, enterPassword } from '../support/hands';
import { openOtherTab } from '../support/otherTab';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { NEW, pressCreate } from '../support/signUp';
import { catchPageLoad } from '../support/watchPage';
import { resize } from '../support/window';

// What is answered after the user has chosen another page leaves the user there.

const MARIA = 'maria@turpial.example';
/** Must complete the personal data first. */
const IN_REVIEW = 'revision@turpial.example';
const CHOSEN = '/contacto';

async function open(path: string, scenario: ScenarioName = 'normal'): Promise<RenderedApp> {
  await resize(1280, 800);
  return renderApp({ scenario, path, history: 'browser' });
}

async function choosePage({ screen, location }: RenderedApp): Promise<void> {
  await screen.getByRole('link', { name: 'Contacto' }).first().click();
  await arrivesAt(location, CHOSEN);
}

async function showsChosen({ screen, location }: RenderedApp): Promise<void> {
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  // Any navigation caused by an answer would have happened by now.
  expect(location()).toBe(CHOSEN);
}

test('a late login signs nobody in who has chosen another page, and its session ends', async () => {
  const app = await open(`/iniciar/password?loginType=1&login=${MARIA}`);
  const { screen, sandbox } = app;
  sandbox.fault({ call: 'login', kind: 'hold', times: 1 });
  await enterPassword({ screen });
  await isPaused({ sandbox });
  await choosePage(app);
  await letGo(app, 'login');
  await expect.poll(() => callersOf(app, 'logout')).toEqual([MARIA]);
  await showsChosen(app);
  expect(session.getState().status).not.toBe('signedIn');
});

test.each(['register', 'login'] as const)(
  'a late sign-up, its %s late, loads no page over the chosen one',
  async (call) => {
    const app = await open('/registrate');
    await pressCreate(app, call);
    await choosePage(app);
    const loaded = catchPageLoad();
    await letGo(app, call);
    await expect.element(app.screen.getByText('Cuenta creada')).toBeVisible();
    expect(loaded()).toBeUndefined();
    await showsChosen(app);
    expect(session.getState().status).not.toBe('signedIn');
    expect(callersOf(app, 'login')).toHaveLength(call === 'login' ? 1 : 0);
  },
);

test.each([
  '/iniciar',
  `/iniciar/password?loginType=1&login=${MARIA}`,
  '/registrate',
  `/registrate/verifica?loginType=1&login=${NEW}`,
])('a login in another tab leaves the user of %s on the chosen page, signed in', async (path) => {
  const app = await open(path);
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await choosePage(app);
  await expect(openOtherTab().signIn(MARIA)).resolves.toBe(true);
  await expect.poll(() => session.getState().status).toBe('signedIn');
  await expect.element(app.screen.getByRole('button', { name: 'Menú' })).toBeVisible();
  await showsChosen(app);
});

test.each(['logs out', 'logs in a user who may not send'])(
  'when another tab %s, the guard leaves the user of a protected page on the chosen page',
  async (event) => {
    const app = await open('/envios', 'aprobada');
    // The heading is there before the session has been checked.
    await expect.element(app.screen.getByText('Total registrados')).toBeVisible();
    const other = openOtherTab();
    await choosePage(app);
    if (event === 'logs out') await other.session.refresh().then(() => other.session.logout());
    else await expect(other.signIn(IN_REVIEW)).resolves.toBe(true);
    await expect.element(app.screen.getByText('Total registrados')).not.toBeInTheDocument();
    await showsChosen(app);
  },
);
