import { timeoutManager } from '@tanstack/react-query';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { clock, systemClock, type Cancel, type Clock } from '@/lib/clock';
import { until } from './hands';
import { openCalls } from './openCalls';

/** The app's longest wait before a retry; longer timers, such as the cache's, stay real. */
const LONGEST_RETRY_MS = 30_000;
const QUIET_MS = 30;

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

/**
 * Intercepts page loads, as at the end of a sign-up, because the page of the tests must stay. Returns a function that
 * gives the address of the last one.
 */
export function catchPageLoad(): () => string | undefined {
  let to: string | undefined;
  const stop = (event: NavigateEvent) => {
    to = new URL(event.destination.url).pathname;
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stop);
  onTestFinished(() => navigation.removeEventListener('navigate', stop));
  return () => to;
}
