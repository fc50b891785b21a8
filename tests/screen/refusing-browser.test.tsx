import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { messages } from '@/api/messages';
import { refusalTexts } from '@/features/send/transfer/gate';
import { systemClock } from '@/lib/clock';
import { LOGIN, openReady, steady } from '../support/confirming';
import { arrivesAt, enterPassword } from '../support/hands';
import { noHistory } from '../support/lostAnswers';
import { renderApp } from '../support/renderApp';
import { watchReports } from '../support/taint/watchLeaks';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const insecure = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));

afterEach(() => void vi.unstubAllGlobals());

/** What a browser refuses with blocked site data or in a sandboxed frame. */
const refusals = {
  channels: () => vi.stubGlobal('BroadcastChannel', vi.fn(refuse)),
  locks: () => void vi.spyOn(navigator.locks, 'request').mockImplementation(insecure),
  storage() {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  },
  caches: () => vi.stubGlobal('caches', { has: insecure, open: insecure, delete: insecure }),
  'service workers': () => void vi.spyOn(navigator, 'serviceWorker', 'get').mockImplementation(refuse),
} satisfies Record<string, () => void>;

test('a user of a browser that refuses all of it logs in and sees the rate', async () => {
  const { screen, location } = await renderApp({
    scenario: { ...steady, signedInAs: null },
    path: `/iniciar/password?loginType=1&login=${LOGIN}`,
  });
  for (const startRefusing of Object.values(refusals)) startRefusing();
  await enterPassword({ screen });
  await arrivesAt(location, '/envia1');
  await expect.element(screen.getByText('1 € = 612,4837 Bs')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Envías' }).click();
  await userEvent.keyboard('50');
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await arrivesAt(location, '/envia2');
});

const { storage: refuseStorage, ...harmless } = refusals;

test.each(Object.entries(harmless))(
  'in a browser that refuses %s an exchange is made once',
  async (_, startRefusing) => {
    const { confirm, receipt, created } = await openReady();
    startRefusing();
    await confirm.click();
    await expect.element(receipt).toBeVisible();
    expect(created()).toBe(1);
  },
);

test('a browser that can keep nothing of a press sends nothing, and says why', async () => {
  const { screen, confirm, created } = await openReady();
  refuseStorage();
  await confirm.click();
  await expect.element(screen.getByText(refusalTexts.unkept)).toBeVisible();
  await expect.element(confirm).toBeEnabled();
  expect(created()).toBe(0);
});

test('an exception after the press leaves the exchange open, in no words of the browser', async () => {
  const { screen, sandbox, confirm, alert } = await openReady();
  sandbox.change({ faults: [noHistory] });
  const reports = watchReports();
  vi.spyOn(crypto, 'randomUUID').mockImplementationOnce(refuse);
  await confirm.click();
  await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/insecure|Algo falló/);
  expect(alert).not.toHaveBeenCalled();
  expect(reports().filter((text) => text.includes('SecurityError'))).toHaveLength(1);
});

test('an exception before the press is sent says so, and is reported', async () => {
  const { confirm, alert, created } = await openReady();
  const reports = watchReports();
  const { after } = systemClock;
  // The press waits at most 100 ms for its paint, before anything is kept or sent.
  vi.spyOn(systemClock, 'after').mockImplementation((ms, task) => (ms === 100 ? refuse() : after(ms, task)));
  await confirm.click();
  await expect.poll(() => alert.mock.calls).toEqual([[messages.appFailed]]);
  expect(created()).toBe(0);
  expect(reports().filter((text) => text.includes('"call","name":"SecurityError"'))).toHaveLength(1);
});

test('a browser that keeps no cookies is told so before the login', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const { screen } = await renderApp({ path: '/iniciar' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/no guarda las cookies de este sitio/);
});
