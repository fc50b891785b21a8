import { expect, test } from 'vitest';
import { renderApp } from '../support/renderApp';

test('a failed preload, which Firefox reports as an error, does not block the next page', async () => {
  const { screen, location } = await renderApp({ path: '/contacto', history: 'browser' });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  link.remove();
  await screen.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Aviso legal' })).toBeVisible();
  expect(location()).toBe('/aviso-legal');
  expect(history.state).not.toHaveProperty('loadedAnew');
});
