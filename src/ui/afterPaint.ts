import { systemClock } from '@/lib/clock';

/** A page in the background paints nothing until it is shown. */
const AT_MOST_MS = 100;

/** Runs `task` once, after the next paint. */
export function afterPaint(task: () => void): void {
  let waiting = true;
  const run = () => {
    if (!waiting) return;
    waiting = false;
    task();
  };
  requestAnimationFrame(() => systemClock.after(0, run));
  systemClock.after(AT_MOST_MS, run);
}
