import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '@/session/current';
import { clearRecord } from '@/session/record';
import { afterPaint } from '@/ui/afterPaint';
import { usePageCall, type PageCall } from '@/ui/usePageCall';

/** A page with a button that makes the call. */
function renderPress(call: PageCall<undefined, unknown>, start?: 'afterPaint') {
  function Press() {
    const [run, pending] = usePageCall(call);
    return (
      <button type="button" disabled={pending} onClick={() => run(undefined, start)}>
        Prueba
      </button>
    );
  }
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const leave = () => root.unmount();
  onTestFinished(() => {
    leave();
    element.remove();
  });
  root.render(<Press />);
  return { button: page.getByRole('button', { name: 'Prueba' }), leave };
}

/** A call that is answered at once. */
const answered = () => ({
  call: vi.fn(() => Promise.resolve('respuesta')),
  whileHere: vi.fn(),
  afterLeaving: vi.fn(),
  onFailure: vi.fn(),
});

const signIn = (id: number, login: string) =>
  session.open({ tokens: { accessToken: login }, user: { id, identityVerification: 1 } }, login);

test('a call that throws before its first wait is a failure, and the button can be pressed again', async () => {
  const onFailure = vi.fn();
  const fault = new TypeError('not a promise');
  const call = () => {
    throw fault;
  };
  const { button } = renderPress({ call, onFailure });
  for (const times of [1, 2]) {
    await button.click();
    await expect.poll(() => onFailure.mock.calls.length).toBe(times);
    await expect.element(button).toBeEnabled();
  }
  expect(onFailure).toHaveBeenLastCalledWith(fault, true, undefined);
});

test('a call after the paint is made once, however often its button is pressed before', async () => {
  const press = answered();
  const { button } = renderPress(press, 'afterPaint');
  const element = (await button.findElement()) as HTMLElement;
  element.click();
  element.click();
  expect(press.call).not.toHaveBeenCalled();
  await expect.poll(() => press.whileHere.mock.calls.length).toBe(1);
  expect(press.call).toHaveBeenCalledOnce();
});

test('a call after the paint is also made for a user who leaves before it', async () => {
  const press = answered();
  const { button, leave } = renderPress(press, 'afterPaint');
  ((await button.findElement()) as HTMLElement).click();
  leave();
  await expect.poll(() => press.afterLeaving.mock.calls.length).toBe(1);
  expect(press.call).toHaveBeenCalledOnce();
  expect(press.whileHere).not.toHaveBeenCalled();
});

test('a call after the paint is made at once if the page is hidden before', async () => {
  const press = answered();
  const { button } = renderPress(press, 'afterPaint');
  ((await button.findElement()) as HTMLElement).click();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(press.call).toHaveBeenCalledOnce();
  await expect.poll(() => press.whileHere.mock.calls.length).toBe(1);
  expect(press.call).toHaveBeenCalledOnce();
});

test('a call after the paint is not made if another user has signed in', async () => {
  const press = answered();
  const { button } = renderPress(press, 'afterPaint');
  const element = (await button.findElement()) as HTMLElement;
  onTestFinished(() => {
    clearRecord();
    session.restart();
  });
  signIn(1, 'maria@turpial.example');
  element.click();
  signIn(2, 'pedro@turpial.example');
  await new Promise<void>((painting) => afterPaint(painting));
  expect(press.call).not.toHaveBeenCalled();
  element.click();
  await expect.poll(() => press.whileHere.mock.calls.length).toBe(1);
});
