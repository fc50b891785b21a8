import { expect, test, vi } from 'vitest';
import { renderApp } from '../support/renderApp';

test('no call reaches the worker with keepalive, which Firefox would send past the worker', async () => {
  const { screen, sandbox } = await renderApp({ path: '/envia1', scenario: 'aprobada' });
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  const respond = vi.spyOn(sandbox, 'respond');
  const refreshes = () =>
    respond.mock.calls.map(([request]) => request).filter(({ url }) => url.endsWith('/api/session/refresh'));
  sandbox.advance(780_000);
  await expect.poll(() => refreshes()).not.toEqual([]);
  expect(refreshes().map(({ keepalive }) => keepalive)).toEqual([false]);
});
