import { systemClock } from '@/lib/clock';

/** The longest wait for a paint, in ms. */
const AT_MOST_MS = 100;

/** Resolves after the next paint; before, if the page is hidden or closed, which then paints nothing. */
export const painted = (): Promise<void> => new Promise(afterPaint);

function afterPaint(task: () => void): void {
  let waiting = true;
  const run = () => {
    if (!waiting) return;
    waiting = false;
    document.removeEventListener('visibilitychange', run);
    task();
  };
  document.addEventListener('visibilitychange', run);
  requestAnimationFrame(() => systemClock.after(0, run));
  systemClock.after(AT_MOST_MS, run);
}
