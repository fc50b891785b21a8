import { systemClock } from '@/lib/clock';

/** The longest wait for a paint, in ms. */
const AT_MOST_MS = 100;

/** Resolves after the next paint; before, if the page is hidden or closed, which then paints nothing. */
export const painted = (): Promise<void> =>
  new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    requestAnimationFrame(() => systemClock.after(0, resolve));
    systemClock.after(AT_MOST_MS, resolve);
  });
