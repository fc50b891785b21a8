import type { Sandbox } from '@mocks/engine/sandbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clock } from '@/lib/clock';
import { storageKeys } from '@/lib/storage';
import { passTimeUntil, paused } from '../support/calls';
import { openReady } from '../support/confirming';
import { arrivesAt, enterPassword } from '../support/hands';
import { lostOnce, noHistory } from '../support/lostAnswers';
import { callsAnswered } from '../support/openCalls';
import { renderApp } from '../support/renderApp';

const MINUTE = 60_000;
const STEP = '/iniciar/password?loginType=1&login=maria%40turpial.example';

beforeEach(() => void vi.stubEnv('VITE_IDLE_MINUTES', '30'));
afterEach(() => void vi.unstubAllEnvs());

/** Opens a page of a user who has just done something. */
async function openPage(path: string, content: string | RegExp) {
  const app = await renderApp({ scenario: 'aprobada', path });
  await expect.element(app.screen.getByText(content)).toBeVisible();
  await callsAnswered();
  // The watch loads when the browser is idle. It notes when the session is used.
  await expect.poll(() => localStorage.getItem(storageKeys.lastUse)).not.toBeNull();
  await userEvent.keyboard('{Shift}');
  return { ...app, notice: app.screen.getByRole('dialog', { name: '¿Sigues ahí?' }) };
}

const openHistory = () => openPage('/envios', /^Total registrados/);

/** The server is told of the end, and asked nothing else. `before`: the number of calls until then. */
async function onlyLogsOut(sandbox: Sandbox, before: number): Promise<void> {
  const calls = () => {
    const later = sandbox.log().slice(before);
    return later.map(({ call }) => call);
  };
  await expect.poll(calls).toContain('logout');
  await callsAnswered();
  expect(calls()).toEqual(['logout']);
}

test(
  'after half an hour without use the page asks for the password of the same user',
  { tags: 'core' },
  async () => {
    const { screen, sandbox, location, notice } = await openHistory();
    sandbox.advance(29 * MINUTE);
    await expect.element(notice).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sigo aquí' })).toHaveFocus();
    await callsAnswered();
    const before = sandbox.log().length;
    sandbox.advance(MINUTE);
    await arrivesAt(location, STEP);
    await expect.element(screen.getByText(/^Llevabas un rato sin usar la página\./)).toBeVisible();
    expect(document.body.textContent).not.toContain('TRP-');
    await onlyLogsOut(sandbox, before);

    await enterPassword({ screen });
    await arrivesAt(location, '/envios');
    await expect.element(screen.getByText(/^Total registrados/)).toBeVisible();
  },
);

test("'Sigo aquí' keeps the session for another half hour", async () => {
  const { screen, sandbox, location, notice } = await openHistory();
  sandbox.advance(29 * MINUTE);
  await screen.getByRole('button', { name: 'Sigo aquí' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  sandbox.advance(28 * MINUTE);
  await expect.element(screen.getByText(/^Total registrados/)).toBeVisible();
  expect(location()).toBe('/envios');
  sandbox.advance(MINUTE);
  await expect.element(notice).toBeVisible();
});

test.each([
  ['/envios', /^Total registrados/],
  ['/conocenos', 'Conócenos'],
])("on %s 'Cerrar sesión' in the notice logs out and leaves nothing", async (path, content) => {
  const { sandbox, location, notice } = await openPage(path, content);
  sandbox.advance(29 * MINUTE);
  await notice.getByRole('button', { name: 'Cerrar sesión' }).click();
  await arrivesAt(location, '/iniciar');
  expect(localStorage.getItem(storageKeys.lastUse)).toBeNull();
});

test('a key puts the lock off', async () => {
  const { sandbox, location, notice } = await openHistory();
  for (let times = 0; times < 3; times += 1) {
    sandbox.advance(28 * MINUTE);
    await userEvent.keyboard('{Shift}');
  }
  await expect.element(notice).not.toBeInTheDocument();
  expect(location()).toBe('/envios');
});

test('a clock that is put back by an hour does not put the lock off by an hour', async () => {
  const { sandbox, notice } = await openHistory();
  sandbox.goTo(new Date(clock.now() - 60 * MINUTE).toISOString());
  sandbox.advance(29 * MINUTE);
  await expect.element(notice).not.toBeInTheDocument();
  sandbox.advance(29 * MINUTE);
  await expect.element(notice).toBeVisible();
});

test('use of another tab closes the notice', async () => {
  const { sandbox, notice } = await openHistory();
  sandbox.advance(29 * MINUTE);
  await expect.element(notice).toBeVisible();
  localStorage.setItem(storageKeys.lastUse, String(clock.now()));
  sandbox.advance(1000);
  await expect.element(notice).not.toBeInTheDocument();
});

test('after a sleep longer than the limit the first touch opens nothing', async () => {
  const { location } = await openHistory();
  // The timers of a sleeping device stand still; another tab's note does not.
  localStorage.setItem(storageKeys.lastUse, String(clock.now() - 31 * MINUTE));
  await userEvent.keyboard('{Shift}');
  await arrivesAt(location, STEP);
});

test('a page that is opened after the limit asks for the password at once', async () => {
  const { sandbox, location, load } = await openHistory();
  localStorage.setItem(storageKeys.lastUse, String(clock.now() - 31 * MINUTE));
  const before = sandbox.log().length;
  load('/envios');
  await arrivesAt(location, STEP);
  await onlyLogsOut(sandbox, before);
});

test('after the lock of a session without a known login, the login says that it has ended', async () => {
  const { screen, location, load } = await openHistory();
  const marker = { loggedIn: true, at: clock.now() };
  localStorage.setItem(storageKeys.sessionMarker, JSON.stringify(marker));
  localStorage.setItem(storageKeys.lastUse, String(clock.now() - 31 * MINUTE));
  load('/envios');
  await arrivesAt(location, '/iniciar');
  await expect.element(screen.getByText(/^Tu sesión ha terminado\./)).toBeVisible();
});

test('what the user was writing is there after the lock', async () => {
  const { screen, sandbox, location, load } = await openHistory();
  load('/mis-datos');
  await screen.getByLabelText('Ciudad').fill('Soria');
  await screen.getByLabelText('Nombres').fill('Otra');
  sandbox.advance(31 * MINUTE);
  await arrivesAt(location, STEP);
  await enterPassword({ screen });
  await arrivesAt(location, '/mis-datos');
  await expect.element(screen.getByLabelText('Ciudad')).toHaveValue('Soria');
});

test.each([
  { when: 'before the lock', fault: lostOnce },
  { when: 'during it', fault: paused('createExchange') },
])("an answer to 'Confirmar' that is lost $when is told after it, and found", async ({ fault }) => {
  const step = await openReady();
  const { screen, sandbox, confirm, receipt, created, location } = step;
  await expect.poll(() => localStorage.getItem(storageKeys.lastUse)).not.toBeNull();
  sandbox.change({ faults: [noHistory, fault] });
  await confirm.click();
  await expect.poll(created).toBe(1);
  sandbox.advance(31 * MINUTE);
  await arrivesAt(location, STEP);
  expect(document.body.textContent).not.toContain('Mamá');
  const calls = () => sandbox.log().map(({ call }) => call);
  await expect.poll(calls).toContain('logout');
  sandbox.release('createExchange');
  sandbox.advance(5 * MINUTE);
  await callsAnswered();
  await enterPassword({ screen });
  await arrivesAt(location, '/envia2');
  // Nothing was asked in between.
  expect(calls()[calls().indexOf('logout') + 1]).toBe('login');
  await expect.element(screen.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(receipt.query()).not.toBeNull());
  expect(created()).toBe(1);
});

test('a name that is typed long after the server ended a session stays', async () => {
  const { screen, sandbox, location, load } = await openHistory();
  sandbox.fault({ call: 'refreshSession', kind: 'status', status: 403 });
  load('/envios');
  await arrivesAt(location, '/iniciar');
  const contact = screen.getByLabelText('Correo electrónico o teléfono');
  await contact.click();
  sandbox.advance(31 * MINUTE);
  await userEvent.keyboard('otra@x.example');
  await expect.element(contact).toHaveValue('otra@x.example');
  expect(location()).toBe('/iniciar');
});

test('after an approval during the lock, nobody is told that sending is not possible', async () => {
  const { screen, sandbox, location } = await renderApp({ scenario: 'en-revision', path: '/' });
  await expect.poll(() => localStorage.getItem(storageKeys.lastUse)).not.toBeNull();
  await screen.getByRole('link', { name: 'Enviar dinero' }).first().click();
  await arrivesAt(location, '/mis-datos');
  await expect.element(screen.getByText('Todavía no puedes enviar')).toBeVisible();
  const [user] = sandbox.users().filter(({ status }) => status === 'review');
  sandbox.advance(31 * MINUTE);
  await expect.poll(location).toContain('/iniciar/password');
  sandbox.updateUser(user?.login ?? '', { status: 'approved' });
  await enterPassword({ screen });
  await arrivesAt(location, '/mis-datos');
  await expect.element(screen.getByLabelText('Nombres')).toBeVisible();
  await callsAnswered();
  await expect.element(screen.getByRole('link', { name: 'Enviar ahora!' })).toBeVisible();
  await expect.element(screen.getByText('Todavía no puedes enviar')).not.toBeInTheDocument();
});
