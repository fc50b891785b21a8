import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { painted } from '@/ui/afterPaint';
import { usePageCall, type PageCall } from '@/ui/usePageCall';
import { watchReports } from '../support/taint/watchLeaks';

/** A page with a button that makes the call. */
function renderPress(call: PageCall<undefined, unknown>) {
  function Press() {
    const [run, pending] = usePageCall(call);
    return (
      <button type="button" disabled={pending} onClick={() => run(undefined)}>
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

test('a call that throws before its first wait is a failure, is reported once, and can be pressed again', async () => {
  const reports = watchReports();
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
  expect(reports()).toEqual([expect.stringContaining('"call","name":"TypeError"')]);
});

test('a hidden page does not wait for its next paint', async () => {
  const over = vi.fn();
  void painted().then(over);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(over).toHaveBeenCalledOnce();
});
