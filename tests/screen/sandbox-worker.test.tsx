import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '../support/renderApp';

test('no call reaches the worker with keepalive, which Firefox would send past the worker', async () => {
  const { screen, sandbox } = await renderApp({ path: '/envia1', scenario: 'aprobada' });
  // The heading is there before the session is checked.
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toBeVisible();
  const serve = vi.spyOn(sandbox, 'serve');
  const refreshes = () =>
    serve.mock.calls.map(([request]) => request).filter(({ url }) => url.endsWith('/api/session/refresh'));
  sandbox.advance(780_000);
  await expect.poll(() => refreshes()).not.toEqual([]);
  expect(refreshes().map(({ keepalive }) => keepalive)).toEqual([false]);
});

/** MSW's copy of the answer to a call; undefined until it arrives. */
function watchCopies(path: string): () => ReadableStream | undefined {
  let copy: ReadableStream | undefined;
  const read = ({ data }: MessageEvent<unknown>) => {
    const message = data as { type: string; payload: { request: Request; response: Response } };
    if (message.type !== 'RESPONSE') return;
    const { request, response } = message.payload;
    if (request.url.endsWith(path)) copy = response.body ?? undefined;
  };
  navigator.serviceWorker.addEventListener('message', read);
  onTestFinished(() => navigator.serviceWorker.removeEventListener('message', read));
  return () => copy;
}

test("no copy of an answer waits for a reader, which would keep it in the page's memory", async () => {
  const copyOf = watchCopies('/api/countries');
  await renderApp({ path: '/iniciar' });
  await fetch('/api/countries', { cache: 'no-store' });
  const copy = await vi.waitFor(() => {
    const found = copyOf();
    if (!found) throw new Error('No copy has arrived');
    return found;
  });
  expect(await copy.getReader().read()).toEqual({ done: true, value: undefined });
});

test('a handler for any address with /api/ takes no script of the folder src/api', async () => {
  // The sandbox of tests has such a handler in front. It refuses what the browser's cache may answer.
  await renderApp({ path: '/iniciar' });
  const script = Object.assign(document.createElement('script'), {
    type: 'module',
    src: '/src/api/endpoints.ts?asked-again',
  });
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  document.head.append(script);
  onTestFinished(() => script.remove());
  await loaded;
});
