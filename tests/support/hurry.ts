import { onTestFinished, vi } from 'vitest';

/** Speeds up the browser's timers until the end of the test, because retries take seconds and slow networks longer. */
export function hurry(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timer = setInterval(() => vi.advanceTimersByTime(1000), 20);
  onTestFinished(() => {
    clearInterval(timer);
    vi.useRealTimers();
  });
}
