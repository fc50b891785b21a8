import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ENTRY = { usr: { amount: '50' }, key: 'first', idx: 1 };
const NEXT = { usr: null, key: 'second', idx: 2 };

/** A browser whose site answers HEAD calls when the test says so. */
async function openBrowser() {
  const answers: ((response: { ok: boolean }) => void)[] = [];
  const calls: { signal?: AbortSignal }[] = [];
  const history = {
    state: ENTRY as object,
    replaceState: vi.fn((state: object) => void (history.state = state)),
  };
  const location = { pathname: '/envia2', href: 'https://turpial.example/envia2', reload: vi.fn() };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', (_url: string, init: { signal?: AbortSignal } = {}) => {
    calls.push(init);
    return new Promise((resolve, reject) => {
      answers.push(resolve);
      init.signal?.addEventListener('abort', () => reject(new DOMException('limit', 'AbortError')));
    });
  });
  const page = await import('@/app/reloadPage');
  return { ...page, history, location, answer: () => answers.forEach((answer) => answer({ ok: true })) };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

test('a missing chunk reloads the page, once per history entry', async () => {
  const { reloadOnce, history, location, answer } = await openBrowser();
  const reloading = reloadOnce();
  answer();
  await expect(reloading).resolves.toBe(true);
  expect(location.reload).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ ...ENTRY, loadedAnew: true });
});

test.each(['reloadOnce', 'reloadIfReachable'] as const)(
  '%s does nothing in an entry that the user has opened meanwhile',
  async (load) => {
    const page = await openBrowser();
    const { history, location, answer } = page;
    const reloading = page[load]();
    history.state = NEXT;
    location.pathname = '/contacto';
    location.href = 'https://turpial.example/contacto';
    answer();
    await reloading;
    expect(history.replaceState).not.toHaveBeenCalled();
    expect(history.state).toBe(NEXT);
    expect(location.reload).not.toHaveBeenCalled();
  },
);

test('a page whose reload was given up can be reloaded later', async () => {
  const { reloadOnce, history, location, answer } = await openBrowser();
  const first = reloadOnce();
  history.state = NEXT;
  answer();
  await expect(first).resolves.toBe(false);
  const second = reloadOnce();
  answer();
  await expect(second).resolves.toBe(true);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('a page opened while an earlier one waits for the site reloads itself', async () => {
  const { reloadOnce, history, location, answer } = await openBrowser();
  void reloadOnce();
  history.state = NEXT;
  const second = reloadOnce();
  answer();
  await expect(second).resolves.toBe(true);
  expect(history.state).toEqual({ ...NEXT, loadedAnew: true });
  expect(location.reload).toHaveBeenCalledOnce();
});

test('two chunks of a page that fail together reload it once', async () => {
  const { reloadOnce, location, answer } = await openBrowser();
  const both = [reloadOnce(), reloadOnce()];
  answer();
  await expect(Promise.all(both)).resolves.toEqual([true, true]);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('a site that does not answer within 30 s cannot be reached', async () => {
  const { reloadOnce, location } = await openBrowser();
  const reloading = reloadOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(reloading).resolves.toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});
