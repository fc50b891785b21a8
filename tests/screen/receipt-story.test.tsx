import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { storageKeys } from '@/lib/storage';
import { logOut } from '../support/hands';
import { ID, NOW, openReceipt } from '../support/openReceipt';
import { leaksIn } from '../support/taint/leaks';
import { createMarkers } from '../support/taint/markers';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  localStorage.removeItem(storageKeys.statusStory);
});
afterEach(() => void vi.useRealTimers());

const stored = () => localStorage.getItem(storageKeys.statusStory) ?? '';

async function open() {
  const app = await openReceipt();
  const { screen, receipt, sandbox } = app;
  const seen = () =>
    screen
      .getByRole('region', { name: 'Estados vistos en este dispositivo' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent.replace('visto', ' visto'));
  await expect.element(receipt.getByRole('status', { name: 'Estado del envío' })).toBeVisible();
  await expect.poll(stored).toContain('Enviado al banco');
  // The status itself is on the badge.
  expect(seen()).toEqual([]);
  // The page may be visible before it starts its timer.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  return {
    ...app,
    seen,
    /** Five minutes later the server has another status. */
    change: (status: string) => {
      sandbox.advance(5 * MINUTE);
      sandbox.updateExchange(24, { status });
    },
  };
}

const both = ['Enviado al banco visto a las 12:00', 'Completado visto a las 12:05'];

test('a change is seen within 20 s, once, and survives a reload', async () => {
  const { seen, change, load } = await open();
  change('Completado');
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  await expect.poll(seen).toEqual(both);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(seen()).toEqual(both);
  load();
  await expect.poll(seen).toEqual(both);
});

test('the title of the tab says the status until the page is left', async () => {
  const { screen, change } = await open();
  await expect.poll(() => document.title).toBe('Enviado al banco · Resumen del envío · Turpial');
  change('En  proceso');
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  await expect.poll(() => document.title).toBe('En proceso · Resumen del envío · Turpial');
  change('Completado');
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  await expect.poll(() => document.title).toBe('Completado · Resumen del envío · Turpial');
  await screen.getByRole('link', { name: 'Hecho' }).click();
  await expect.poll(() => document.title).toBe('Envía dinero a Venezuela con confianza · Turpial');
});

test('a day after the last change, what was seen is not shown any more', async () => {
  const { screen, seen, change, sandbox, load } = await open();
  change('Completado');
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  await expect.poll(seen).toEqual(both);
  sandbox.advance(24 * 60 * MINUTE);
  load();
  await expect.element(screen.getByRole('status', { name: 'Estado del envío' })).toBeVisible();
  expect(seen()).toEqual([]);
  expect(stored()).toContain('Completado');
});

test('a logout removes what was seen', async () => {
  const { screen } = await open();
  expect(stored()).toContain('Enviado al banco');
  await logOut({ screen });
  await expect.element(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(stored()).toBe('');
});

test("another user's statuses are neither shown nor kept", async () => {
  const seen = [{ status: 'Estado de otra persona', at: 0, after: null }];
  const stories = [{ exchangeId: ID, inserted: 0, readAt: 0, seen }];
  const owner = { id: 999, login: 'otra@turpial.example' };
  localStorage.setItem(storageKeys.statusStory, JSON.stringify({ stories, owner }));
  await open();
  expect(document.body.textContent).not.toContain('Estado de otra persona');
  expect(stored()).not.toContain('Estado de otra persona');
});

test('what another tab saw is shown too', async () => {
  const { seen } = await open();
  const shared = JSON.parse(stored()) as { stories: { seen: object[] }[] };
  const later = { status: 'Visto en otra pestaña', at: Date.UTC(2026, 6, 15, 10, 1), after: null };
  shared.stories[0]?.seen.push(later);
  localStorage.setItem(storageKeys.statusStory, JSON.stringify(shared));
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.statusStory }));
  // The reading of this tab is the older one.
  await expect
    .poll(seen)
    .toEqual(['Enviado al banco visto a las 12:00', 'Visto en otra pestaña visto a las 12:01']);
});

/** A browser whose user answers the question for notifications. `press` presses the last one. */
function provideNotifications(answer: NotificationPermission) {
  const shown: string[] = [];
  const addresses: unknown[] = [];
  const requestPermission = vi.fn(() => Promise.resolve(answer));
  const close = vi.fn();
  const targets: EventTarget[] = [];
  class Shown extends EventTarget {
    static readonly requestPermission = requestPermission;
    readonly close = close;
    constructor(title: string, { data, body }: NotificationOptions) {
      super();
      shown.push(`${title} ${body}`);
      addresses.push(data);
      targets.push(this);
    }
  }
  vi.stubGlobal('Notification', Shown);
  onTestFinished(() => void vi.unstubAllGlobals());
  const press = () => void targets.at(-1)?.dispatchEvent(new Event('click'));
  return { shown, addresses, requestPermission, close, press };
}

/** The button that asks for notifications, one press away. */
async function openNotice({ screen }: Pick<Awaited<ReturnType<typeof openReceipt>>, 'screen'>) {
  await screen.getByRole('button', { name: 'Más opciones' }).click();
  return screen.getByRole('button', { name: 'Avísame si cambia' });
}

test('a notification is asked for by a press, and tells each change once, also in a hidden tab', async () => {
  const { shown, requestPermission } = provideNotifications('granted');
  const { screen, sandbox, change } = await open();
  change('En proceso');
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  await expect.element(screen.getByText('visto a las 12:05')).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
  expect(shown).toEqual([]);

  const notice = await openNotice({ screen });
  await notice.click();
  await expect
    .element(screen.getByText('Te avisaremos mientras esta página siga abierta con tu sesión.'))
    .toBeVisible();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  change('Completado');
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(() => shown).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(shown).toHaveLength(1);
  const people = createMarkers();
  people.addPeople({
    users: sandbox.users(),
    beneficiaries: Object.fromEntries(
      sandbox.users().map(({ login }) => [login, sandbox.beneficiaries(login)]),
    ),
    inbox: [],
  });
  expect(leaksIn([{ place: 'link', text: shown.join() }], people.all())).toEqual([]);
  expect(shown.join()).not.toMatch(/TRP|Completado/);

  await notice.click();
  change('Devuelto');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(shown).toHaveLength(1);
});

test('a failure in a hidden tab does not end what the user waits for', async () => {
  const { shown } = provideNotifications('granted');
  const { screen, sandbox, change } = await open();
  await (await openNotice({ screen })).click();
  await expect.element(screen.getByText(/^Te avisaremos mientras/)).toBeVisible();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  sandbox.fault({ call: 'getExchange', kind: 'status', status: 503, times: 1 });
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(() => sandbox.log().some(({ status }) => status === 503)).toBe(true);
  change('Completado');
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(MINUTE);
      return shown;
    })
    .toHaveLength(1);
});

test('a question that was closed can be asked again', async () => {
  provideNotifications('default');
  const { screen } = await open();
  const notice = await openNotice({ screen });
  await notice.click();
  await expect.element(notice).toHaveAttribute('aria-pressed', 'false');
  await expect.element(screen.getByText(/^Tu navegador no permite avisos/)).not.toBeInTheDocument();
});

test('a change that another tab notes first is told in the tab that waits for it', async () => {
  const { shown } = provideNotifications('granted');
  const { screen, change } = await open();
  await (await openNotice({ screen })).click();
  await expect.element(screen.getByText(/^Te avisaremos mientras/)).toBeVisible();
  change('Completado');
  // Another tab has read it already.
  const shared = JSON.parse(stored()) as { stories: { seen: object[] }[] };
  shared.stories[0]?.seen.push({ status: 'Completado', at: Date.UTC(2026, 6, 15, 10, 1), after: null });
  localStorage.setItem(storageKeys.statusStory, JSON.stringify(shared));
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.statusStory }));
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(() => shown).toHaveLength(1);
});

test('a press on a notification goes to the receipt, in this tab or in a new one', async () => {
  const { shown, addresses, press, close } = provideNotifications('granted');
  const { screen, sandbox } = await openReceipt({}, undefined, undefined, 'browser');
  const focus = vi.spyOn(window, 'focus').mockReturnValue();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await (await openNotice({ screen })).click();
  await expect
    .element(screen.getByText('Te avisaremos mientras esta página siga abierta con tu sesión.'))
    .toBeVisible();
  const address = `${window.location.origin}/envia3?id=${ID}`;
  sandbox.updateExchange(24, { status: 'Completado' });
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  await expect.poll(() => shown).toHaveLength(1);
  expect(addresses).toEqual([{ address }]);

  press();
  expect(focus).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
  await screen.getByRole('link', { name: 'Hecho' }).click();
  await expect.poll(() => window.location.pathname).toBe('/');
  press();
  expect(open).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener');
  expect(close).toHaveBeenCalledTimes(2);
});

test('a change after an hour is told, too', async () => {
  const { shown } = provideNotifications('granted');
  const { screen, sandbox, change } = await open();
  await (await openNotice({ screen })).click();
  await expect
    .element(screen.getByText('Te avisaremos mientras esta página siga abierta con tu sesión.'))
    .toBeVisible();
  sandbox.advance(60 * MINUTE);
  // Shows that the answer without a change has arrived.
  sandbox.updateExchange(24, { inserted: new Date(NOW - 2 * MINUTE).toISOString() });
  await vi.advanceTimersByTimeAsync(15 * SECOND);
  await expect.element(screen.getByText('15 jul 2026, 11:58')).toBeVisible();
  change('Completado');
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  await expect.poll(() => shown).toHaveLength(1);
});

test('a browser that does not allow notifications says so', async () => {
  provideNotifications('denied');
  const { screen } = await open();
  await (await openNotice({ screen })).click();
  await expect
    .element(screen.getByText('Tu navegador no permite avisos de esta página. Actívalos en sus ajustes.'))
    .toBeVisible();
});

test('a receipt that follows another one in the same page starts anew', async () => {
  provideNotifications('granted');
  const { screen } = await openReceipt({}, undefined, undefined, 'browser');
  const notice = await openNotice({ screen });
  await notice.click();
  await expect.element(notice).toHaveAttribute('aria-pressed', 'true');
  window.history.pushState(null, '', '/envia3?id=TRP-2026-000023');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await expect.element(screen.getByRole('article', { name: 'Envío TRP-2026-000023' })).toBeVisible();
  await expect.element(await openNotice({ screen })).toHaveAttribute('aria-pressed', 'false');
});
