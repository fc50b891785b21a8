import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '@/api/messages';
import { systemClock } from '@/lib/clock';
import { openReady } from '../support/confirming';
import { noHistory } from '../support/lostAnswers';
import { watchReports } from '../support/taint/watchLeaks';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const insecure = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));

afterEach(() => void vi.unstubAllGlobals());

/** What a browser may refuse alone. e2e/start.spec.ts refuses all of it, and the storage, from the first line of code on. */
const refusals = {
  channels: () => vi.stubGlobal('BroadcastChannel', vi.fn(refuse)),
  locks: () => void vi.spyOn(navigator.locks, 'request').mockImplementation(insecure),
  caches: () => vi.stubGlobal('caches', { has: insecure, open: insecure, delete: insecure }),
  'service workers': () => void vi.spyOn(navigator, 'serviceWorker', 'get').mockImplementation(refuse),
};

test.each(Object.entries(refusals))(
  'in a browser that refuses %s an exchange is made once',
  async (_, startRefusing) => {
    const { confirm, receipt, created } = await openReady();
    startRefusing();
    await confirm.click();
    await expect.element(receipt).toBeVisible();
    expect(created()).toBe(1);
  },
);

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
