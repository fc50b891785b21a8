import { expect, onTestFinished, test } from 'vitest';
import { Link } from 'react-router-dom';
import { messages } from '@/api/messages';
import { paths } from '@/lib/paths';
import { loggedToasts } from '@/lib/toastLog';
import { dismissToast, toastError, toastSuccess } from '@/ui/toast';
import { renderApp } from '../support/renderApp';

async function openLogin() {
  const app = await renderApp({ path: paths.login });
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  return app;
}

/** Titles in the log of this test, and whether each was dismissed. */
const logged = (...titles: readonly string[]) =>
  loggedToasts()
    .filter(({ title }) => titles.includes(title))
    .map(({ title, dismissedAt }) => [title, dismissedAt !== undefined]);

test('a toast that another replaces is dismissed, and leaves the log 1000000 ms later', async () => {
  const { screen, sandbox } = await openLogin();
  toastError('Primero', 'Algo falló');
  await expect.element(screen.getByText('Primero')).toBeVisible();
  toastSuccess('Segundo');
  await expect.element(screen.getByText('Segundo')).toBeVisible();
  await expect.element(screen.getByText('Primero')).not.toBeInTheDocument();
  expect(logged('Primero', 'Segundo')).toEqual([
    ['Primero', true],
    ['Segundo', false],
  ]);
  sandbox.advance(900_000);
  expect(logged('Primero')).toHaveLength(1);
  sandbox.advance(100_000);
  expect(logged('Primero', 'Segundo')).toEqual([['Segundo', false]]);
  dismissToast();
  expect(logged('Segundo')).toEqual([['Segundo', true]]);
});

test('a page without crypto.randomUUID, as on plain http, tells its failures too', async () => {
  const { screen } = await openLogin();
  const { randomUUID } = Crypto.prototype;
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  onTestFinished(() => {
    Crypto.prototype.randomUUID = randomUUID;
  });
  toastError('Sin página segura');
  await expect.element(screen.getByText('Sin página segura')).toBeVisible();
});

test('a toast can lead somewhere, and is gone once it did; the log has its texts', async () => {
  const { screen, location } = await openLogin();
  toastSuccess('Hecho', 'Tu envío se hizo.', <Link to={paths.contact}>Ver el recibo</Link>);
  await expect.element(screen.getByText('Tu envío se hizo.')).toBeVisible();
  await screen.getByRole('link', { name: 'Ver el recibo' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  expect(location()).toBe(paths.contact);
  expect(loggedToasts().filter(({ title }) => title === 'Hecho')).toEqual([
    expect.objectContaining({ message: 'Tu envío se hizo.', dismissedAt: expect.any(Number) as number }),
  ]);
});

test('an English text of the catalogue is marked as such in a toast', async () => {
  const { screen } = await openLogin();
  toastError('Error', messages.noExchange);
  await expect.element(screen.getByText(messages.noExchange)).toHaveAttribute('lang', 'en');
});
