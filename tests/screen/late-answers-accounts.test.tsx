import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import { expect, onTestFinished, test } from 'vitest';
import { session } from '@/session/current';
import { callsTo, isPaused } from '../support/calls';
import { arrivesAt } from '../support/hands';
import { renderApp } from '../support/renderApp';
import { askForCode } from '../support/signUp';
import { historyEntry, resize } from '../support/window';

const visitor = (...faults: readonly Fault[]) => scenarioOf('normal', { faults });

/** Lists the paths that the window navigates to from now on. */
function watchNavigations(): readonly string[] {
  const paths: string[] = [];
  const note = ({ destination }: NavigateEvent) => paths.push(new URL(destination.url).pathname);
  navigation.addEventListener('navigate', note);
  onTestFinished(() => navigation.removeEventListener('navigate', note));
  return paths;
}

/** Opens /contacto with a known session; by default of a user who may not send yet. */
async function openContact(preset: 'cuenta-nueva' | 'aprobada' = 'cuenta-nueva') {
  await resize(1280, 800);
  const scenario = scenarioOf(preset);
  const app = await renderApp({ scenario, path: '/contacto', history: 'browser' });
  const { screen, sandbox } = app;
  await expect.poll(() => sandbox.log().some(({ call }) => call === 'refreshSession')).toBe(true);
  await expect.poll(() => session.getState().status).toBe('signedIn');
  return {
    ...app,
    async sendMoney() {
      await screen.getByRole('button', { name: 'Menú' }).click();
      await screen.getByRole('button', { name: 'Enviar dinero' }).click();
    },
  };
}

test('a code sent after the user left the form does not navigate', async () => {
  await resize(1280, 800);
  const scenario = visitor({ call: 'sendVerificationCode', kind: 'hold' });
  const app = await renderApp({ scenario, path: '/registrate' });
  await askForCode(app);
  await isPaused(app);
  await app.screen.getByRole('link', { name: 'Contacto' }).first().click();
  await arrivesAt(app.location, '/contacto');
  app.sandbox.release();
  await isPaused(app, 0);
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  expect(app.location()).toBe('/contacto');
});

test('a double press on the password reset requests one code and adds one history entry', async () => {
  const app = await renderApp({ scenario: visitor(), path: '/olvide', history: 'browser' });
  const { screen } = app;
  const contact = screen.getByLabelText('Correo electrónico o teléfono');
  await contact.fill('maria@turpial.example');
  const entry = historyEntry();
  await screen.getByRole('button', { name: 'Enviar código' }).dblClick();
  await expect.element(screen.getByLabelText('Código de 6 dígitos')).toBeVisible();
  await expect.poll(() => callsTo(app, 'requestPasswordReset')).toBe(1);
  history.back();
  await expect.element(contact).toHaveValue('maria@turpial.example');
  expect(historyEntry()).toBe(entry);
  await screen.getByRole('button', { name: 'Enviar código' }).click();
  await expect.element(screen.getByLabelText('Código de 6 dígitos')).toBeVisible();
  expect(callsTo(app, 'requestPasswordReset')).toBe(1);
});

test('a failed request for a reset code is shown and can be retried', async () => {
  const app = await renderApp({
    scenario: visitor({ call: 'requestPasswordReset', kind: 'network' }),
    path: '/olvide?loginType=1&login=maria%40turpial.example',
  });
  const { screen, sandbox } = app;
  await expect.element(screen.getByText('No se pudo enviar el código', { exact: true })).toBeVisible();
  sandbox.clearFaults();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => sandbox.inbox()).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
});

test("'Enviar dinero' does not navigate away from a page opened meanwhile, and works there", async () => {
  const app = await openContact();
  const { screen, sandbox, location, sendMoney } = app;
  sandbox.fault({ call: 'refreshSession', kind: 'hold', times: 1 });
  await sendMoney();
  await isPaused(app);
  await screen
    .getByRole('contentinfo')
    .getByRole('link', { name: /aviso legal/i })
    .click();
  await arrivesAt(location, '/aviso-legal');
  await sendMoney();
  expect(location()).toBe('/aviso-legal');
  sandbox.release();
  await arrivesAt(location, '/mis-datos');
});

test("'Enviar dinero' pressed twice makes one check and one navigation", async () => {
  const app = await openContact();
  const { sandbox, location, sendMoney } = app;
  const entry = historyEntry();
  sandbox.clearLog();
  sandbox.fault({ call: 'refreshSession', kind: 'hold', times: 1 });
  await sendMoney();
  await isPaused(app);
  await sendMoney();
  expect(callsTo(app, 'refreshSession')).toBe(1);
  const navigations = watchNavigations();
  sandbox.release();
  await arrivesAt(location, '/mis-datos');
  expect(navigations).toEqual(['/mis-datos']);
  history.back();
  await arrivesAt(location, '/contacto');
  expect(historyEntry()).toBe(entry);
});

test.each([
  ['aprobada', '/envia1'],
  ['cuenta-nueva', '/mis-datos'],
] as const)("'Enviar dinero' of '%s' pressed again on %s adds no history entry", async (preset, path) => {
  const app = await openContact(preset);
  const { location, sendMoney } = app;
  await sendMoney();
  await arrivesAt(location, path);
  // A user who may not send yet is redirected when the server answers.
  const before = navigation.currentEntry?.id;
  await sendMoney();
  await expect.poll(() => navigation.currentEntry?.id).not.toBe(before);
  history.back();
  await arrivesAt(location, '/contacto');
});

test('the calculator of the landing page checks the permission again, like the menu', async () => {
  const app = await renderApp({ scenario: scenarioOf('cuenta-nueva'), path: '/' });
  const { screen, sandbox, location } = app;
  await expect.poll(() => session.getState().user?.permitTransfer).toBe(false);
  const calculator = screen.getByRole('region', { name: 'Calcula tu envío' });
  const sendMoney = calculator.getByRole('link', { name: 'Enviar dinero' });
  sandbox.fault({ call: 'refreshSession', kind: 'hold', times: 1 });
  await sendMoney.click();
  await isPaused(app);
  expect(location()).toBe('/');
  sandbox.release();
  await arrivesAt(location, '/mis-datos');

  // The user is approved by now, but the guard of /envia1 would still redirect, because the session has the old
  // value.
  app.load('/');
  sandbox.updateUser(sandbox.signedIn()?.login ?? '', { status: 'approved' });
  await calculator.getByRole('textbox', { name: 'Envías' }).fill('75');
  await sendMoney.click();
  await arrivesAt(location, '/envia1');
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('75,00');
});

test.each([
  ["a person of 'Enviar otra vez'", 'Enviar otra vez', 'button', /^Daniela/],
  ["the calculator's 'Enviar dinero'", 'Calcula tu envío', 'link', 'Enviar dinero'],
] as const)('a double press on %s adds one history entry', async (_what, region, role, name) => {
  const scenario = scenarioOf('aprobada');
  const { screen, location } = await renderApp({ scenario, path: '/', history: 'browser' });
  const control = screen.getByRole('region', { name: region }).getByRole(role, { name });
  await expect.element(control).toBeVisible();
  const entry = historyEntry();
  await control.dblClick();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  history.back();
  await arrivesAt(location, '/');
  expect(historyEntry()).toBe(entry);
});
