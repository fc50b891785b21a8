import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { usePageCall } from '@/ui/usePageCall';

test('a call that throws before its first wait is a failure, and the button can be pressed again', async () => {
  const onFailure = vi.fn();
  const fault = new TypeError('not a promise');
  const call = () => {
    throw fault;
  };
  function Press() {
    const [run, pending] = usePageCall<undefined, never>({ call, onFailure });
    return (
      <button type="button" disabled={pending} onClick={() => run(undefined)}>
        Prueba
      </button>
    );
  }
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  root.render(<Press />);

  const button = page.getByRole('button', { name: 'Prueba' });
  for (const times of [1, 2]) {
    await button.click();
    await expect.poll(() => onFailure.mock.calls.length).toBe(times);
    await expect.element(button).toBeEnabled();
  }
  expect(onFailure).toHaveBeenLastCalledWith(fault, true, undefined);
});
