import { timeoutManager } from '@tanstack/react-query';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clock, systemClock, type Cancel, type Clock } from '@/lib/clock';
import { openCalls } from '../support/openCalls';

/** The app's longest wait before a retry; longer timers, such as the cache's, stay real. */
const LONGEST_RETRY_MS = 30_000;
const QUIET_MS = 30;
export const PATIENCE_MS = 10_000;

/** Gives the query cache the timers of a clock. `retryAfter` maps the delay of a retry, in ms. */
function provideTimers(time: Clock, retryAfter: (ms: number) => number): void {
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
    setTimeout: (task, ms) => keep(time.after(retryAfter(ms), task)),
    clearTimeout: drop,
    setInterval: (task, ms) => keep(time.every(ms, task)),
    clearInterval: drop,
  });
}

/** Makes the retries of this test file immediate. The next file, which uses the same page, gets its delays back. */
export function retryAtOnce(): void {
  beforeAll(() => provideTimers(clock, (ms) => (ms <= LONGEST_RETRY_MS ? 0 : ms)));
  afterAll(() => provideTimers(systemClock, (ms) => ms));
}

/** Records the page's changes and errors until the test ends. A page is stable after `quietMs` without a change. */
export function watchPage(quietMs = QUIET_MS) {
  let changedAt = performance.now();
  const problems: string[] = [];
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
  /** Resolves when the page is stable and no call is pending; with `paused`, calls may be pending. */
  const settle = async (paused = false): Promise<void> => {
    await until(() => {
      const { pending, answeredAt } = openCalls();
      const quiet = performance.now() - Math.max(changedAt, answeredAt) >= quietMs;
      return quiet && (pending === 0 || paused);
    }, 'rest');
    // A busy machine stops this page, too: time has passed, but effects after a paint still wait for their turn.
    const lastChange = changedAt;
    await scheduler.postTask(() => undefined, { priority: 'background' });
    if (changedAt !== lastChange) await settle(paused);
  };
  return { alerts, problems, settle };
}

/** Prevents navigation away from the page of the tests until the test ends, and says whether one was tried. */
export function watchNavigation(): { left: () => boolean } {
  let left = false;
  const stop = (event: NavigateEvent) => {
    left = true;
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stop);
  onTestFinished(() => navigation.removeEventListener('navigate', stop));
  return { left: () => left };
}

/** Waits until a condition is true. */
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

/** Waits for the element with a role and a name. */
export const see = (role: string, name: string | RegExp) =>
  found(() => page.getByRole(role, { name }).first().query(), `${role} ${String(name)}`);

/**
 * Clicks the element with this role and name in the page itself: hundreds of times faster than over the browser's
 * protocol.
 */
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

/** The visible field; a hidden tab may contain another one with the same label. */
const input = (label: string | RegExp) =>
  (page.getByLabelText(label, { exact: true }).elements() as HTMLInputElement[]).find((field) =>
    field.checkVisibility(),
  );

/** The value of the field with this label, an amount without its cents; undefined without a field. */
export const typed = (label: string | RegExp): string | undefined => input(label)?.value.replace(/,00$/, '');

/** Sets the text of the field with this label at once. */
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
