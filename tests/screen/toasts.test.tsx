import { Link } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { messages } from '@/api/messages';
import { AUTH_CHANGED } from '@/lib/owner';
import { paths } from '@/lib/paths';
import { toastLog } from '@/lib/toastLog';
import { dismissToast, toastError, toastSaved, toastSuccess } from '@/ui/feedback/toast';
import { openStepTwo } from '../support/beneficiaryForm';
import { openLogin } from '../support/openLogin';
import { resize } from '../support/window';

/** Log entries of this test's toasts: titles, and whether each was dismissed. */
const logged = (...titles: readonly string[]) =>
  toastLog
    .get()
    .filter(({ title }) => titles.includes(title))
    .map(({ title, dismissedAt }) => [title, dismissedAt !== undefined]);

test('a replaced toast is dismissed and leaves the log after 1000000 ms', async () => {
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

test('a toast that is requested before its code has loaded is shown when it has', async () => {
  const busy = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
  onTestFinished(() => busy.mockRestore());
  const { screen } = await openLogin();
  toastError('Temprano', 'Algo falló');
  await expect.element(screen.getByText('Temprano')).not.toBeInTheDocument();
  for (const [task] of busy.mock.calls) task({ didTimeout: false, timeRemaining: () => 0 });
  await expect.element(screen.getByText('Temprano')).toBeVisible();
});

test('a toast in a hidden tab stays until somebody has seen it', async () => {
  const { screen } = await openLogin();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    visibility.mockRestore();
  });
  toastSuccess('Tu envío se hizo');
  await expect.element(screen.getByText('Tu envío se hizo')).toBeVisible();
  vi.advanceTimersByTime(60_000);
  expect(logged('Tu envío se hizo')).toEqual([['Tu envío se hizo', false]]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return logged('Tu envío se hizo');
    })
    .toEqual([['Tu envío se hizo', true]]);
});

test('what was done on a page goes with it; what concerns the next page stays', async () => {
  const { screen } = await openLogin();
  toastSaved('Guardado aquí');
  await expect.element(screen.getByText('Guardado aquí')).toBeVisible();
  await screen.getByRole('main').getByRole('link', { name: 'Regístrate' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Regístrate' })).toBeVisible();
  await expect.element(screen.getByText('Guardado aquí')).not.toBeInTheDocument();
  toastSuccess('Hecho en otra página');
  await expect.element(screen.getByText('Hecho en otra página')).toBeVisible();
  await screen.getByRole('main').getByRole('link', { name: 'Inicia sesión' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect.element(screen.getByText('Hecho en otra página')).toBeVisible();
});

test('on a phone a toast is at the bottom of the screen', async () => {
  const { screen } = await openLogin();
  toastError('Abajo');
  const toast = screen.getByText('Abajo');
  await expect.element(toast).toBeVisible();
  await expect.poll(() => toast.element().getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2);
});

test('on a phone a toast on step 2 stands above the bar with "Confirmar"', async () => {
  const { screen } = await openStepTwo();
  await screen.getByRole('radio', { name: /Mamá/ }).click();
  toastError('Encima');
  await expect.element(screen.getByText('Encima')).toBeVisible();
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const bar = screen.getByRole('button', { name: 'Confirmar' }).element().parentElement;
  const toast = screen.getByText('Encima').element().closest('[role="alert"]');
  await expect.poll(() => (boxOf(toast)?.bottom ?? Infinity) <= (boxOf(bar)?.top ?? 0)).toBe(true);
});

test('a toast closes when the user changes', async () => {
  const { screen } = await openLogin();
  toastError('De otra persona');
  await expect.element(screen.getByText('De otra persona')).toBeVisible();
  window.dispatchEvent(new Event(AUTH_CHANGED));
  await expect.element(screen.getByText('De otra persona')).not.toBeInTheDocument();
  await expect.poll(() => logged('De otra persona')).toEqual([['De otra persona', true]]);
});

test('a toast can contain a link and closes when it is used; the log keeps its texts', async () => {
  const { screen, location } = await openLogin();
  toastSuccess('Hecho', 'Tu envío se hizo.', <Link to={paths.contact}>Ver el recibo</Link>);
  await expect.element(screen.getByText('Tu envío se hizo.')).toBeVisible();
  await screen.getByRole('link', { name: 'Ver el recibo' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  expect(location()).toBe(paths.contact);
  expect(toastLog.get().filter(({ title }) => title === 'Hecho')).toEqual([
    expect.objectContaining({ message: 'Tu envío se hizo.', dismissedAt: expect.any(Number) as number }),
  ]);
});

test('a toast marks an English text of the catalogue as English', async () => {
  const { screen } = await openLogin();
  toastError('Error', messages.noExchange);
  await expect.element(screen.getByText(messages.noExchange)).toHaveAttribute('lang', 'en');
  toastError(messages.missingTokens);
  await expect.element(screen.getByText(messages.missingTokens)).toHaveAttribute('lang', 'en');
});

test("on a phone a toast covers neither the menu nor the page's main button", async () => {
  await resize(360, 780);
  const { screen } = await openLogin();
  toastError('No se pudo guardar', 'Revisa tu conexión e inténtalo de nuevo dentro de unos minutos.');
  onTestFinished(dismissToast);
  const toast = screen.getByRole('alert').filter({ hasText: 'No se pudo guardar' });
  await expect.element(toast).toBeVisible();
  const main = screen.getByRole('main').getByRole('button', { name: 'Continuar' }).element();
  const { left, right, top, bottom } = main.getBoundingClientRect();
  expect(main.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(true);
  await screen.getByRole('button', { name: 'Menú' }).click();
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  await expect.element(toast).toBeVisible();
});

test('on a phone a toast does not stay over the field with the focus', async () => {
  await resize(360, 420);
  const { screen } = await openLogin();
  const field = screen.getByRole('textbox');
  await field.click();
  const bottom = () => field.element().getBoundingClientRect().bottom;
  toastError('Correo inválido', 'Introduce un correo válido.');
  onTestFinished(dismissToast);
  const toast = screen.getByRole('alert').filter({ hasText: 'Correo inválido' });
  await expect.element(toast).toBeVisible();
  await expect.poll(() => toast.element().getBoundingClientRect().top - bottom()).toBeGreaterThan(0);
});

test('a toast stays while the focus is in it, and gives it to the page when it closes', async () => {
  const { screen } = await openLogin();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  toastSuccess('Con el teclado');
  const close = screen.getByRole('button', { name: 'Cerrar aviso' });
  await expect.element(close).toBeVisible();
  (close.element() as HTMLElement).focus();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(logged('Con el teclado')).toEqual([['Con el teclado', false]]);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return logged('Con el teclado');
    })
    .toEqual([['Con el teclado', true]]);
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
