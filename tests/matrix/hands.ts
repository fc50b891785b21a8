import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { timeoutManager } from '@tanstack/react-query';
import { clock, type Cancel } from '@/lib/clock';

/** What the app waits for at most before it tries again; longer timers, as of the cache, stay real. */
const LONGEST_RETRY_MS = 30_000;
const QUIET_MS = 30;
const PATIENCE_MS = 3000;

/** Lets the tries after a failure follow at once: there are hundreds of failures here. */
export function retryAtOnce(): void {
  const waiting = new Map<number, Cancel>();
  let last = 0;
  const keep = (cancel: Cancel) => {
    last += 1;
    waiting.set(last, cancel);
    return last;
  };
  const drop = (timer: number | undefined) => {
    if (timer !== undefined) waiting.get(timer)?.();
  };
  timeoutManager.setTimeoutProvider<number>({
    setTimeout: (task, ms) => keep(clock.after(ms <= LONGEST_RETRY_MS ? 0 : ms, task)),
    clearTimeout: drop,
    setInterval: (task, ms) => keep(clock.every(ms, task)),
    clearInterval: drop,
  });
}

/** Watches the page, its calls and what goes wrong in it, until the test is over. */
export function watchPage() {
  let calls = 0;
  let changedAt = performance.now();
  const problems: string[] = [];
  const fetched = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (...input) => {
    calls += 1;
    try {
      const response = await fetched(...input);
      // Under way until the app can have read it.
      await response.clone().text();
      return response;
    } finally {
      calls -= 1;
      changedAt = performance.now();
    }
  });
  const alerts: string[] = [];
  vi.spyOn(window, 'alert').mockImplementation((text: unknown) => void alerts.push(String(text)));
  const uncaught = (event: ErrorEvent | PromiseRejectionEvent) => {
    problems.push(String('reason' in event ? event.reason : event.message));
  };
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  window.addEventListener('error', uncaught);
  window.addEventListener('unhandledrejection', uncaught);
  onTestFinished(() => {
    observer.disconnect();
    window.removeEventListener('error', uncaught);
    window.removeEventListener('unhandledrejection', uncaught);
  });
  return {
    alerts,
    problems,
    /** Resolves when nothing changes any more and, unless some are `held`, no call is under way. */
    settle: (held = false) =>
      until(() => (calls === 0 || held) && performance.now() - changedAt >= QUIET_MS, 'rest'),
  };
}

/** Waits until something is so. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  await found(() => (holds() ? document.body : null), what);
}

function found<E extends Element>(look: () => E | null, what: string): Promise<E> {
  return vi.waitFor(
    () => {
      const element = look();
      if (!element) throw new Error(`no ${what} in: ${document.body.innerText.slice(0, 400)}`);
      return element;
    },
    { timeout: PATIENCE_MS, interval: 8 },
  );
}

/** The element with a role and a name, once it is there. */
export const see = (role: string, name: string | RegExp) =>
  found(() => page.getByRole(role, { name }).first().query(), `${role} ${String(name)}`);

/** Presses what has that role and name; without a browser's protocol in between, hundreds of times faster. */
export async function press(role: string, name: string | RegExp): Promise<void> {
  const element = await found(
    () => {
      const seen = page.getByRole(role, { name }).first().query();
      return seen?.matches(':disabled, [data-disabled]') ? null : seen;
    },
    `enabled ${role} ${String(name)}`,
  );
  (element as HTMLElement).click();
}

/** The field that can be seen: another form with the same one may wait behind a tab. */
const input = (label: string | RegExp) =>
  (page.getByLabelText(label, { exact: true }).elements() as HTMLInputElement[]).find((field) =>
    field.checkVisibility(),
  );

/** What stands in the field with this label, an amount without its cents; undefined when there is none. */
export const typed = (label: string | RegExp): string | undefined => input(label)?.value.replace(/,00$/, '');

/** Types a text into the field with this label, in one stroke. */
export async function type(label: string | RegExp, text: string): Promise<void> {
  const field = await found(
    () => {
      const seen = input(label);
      return seen && !seen.disabled ? seen : null;
    },
    `field ${String(label)}`,
  );
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
