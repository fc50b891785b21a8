import type { Clock } from '@/lib/clock';

const AHEAD = 'turpial-sandbox.model-ahead';

/** How far the clock of the device is ahead of the server's, in ms. */
const ahead = () => Number(localStorage.getItem(AHEAD));

/** Sets the clock of the device; the server's goes on. */
export const jump = (ms: number) => localStorage.setItem(AHEAD, String(ahead() + ms));

/** Sets it right. */
export const forgetJumps = () => localStorage.removeItem(AHEAD);

/** The clock of the device, which the app reads. Its timers, and what it counts, do not jump. */
export const deviceClock = (clock: Clock): Clock => ({ ...clock, now: () => clock.now() + ahead() });

let dying = false;

/** The browser kills the page: from now on none of its handlers runs. Call before those of the app exist. */
export function watchDeath(): void {
  for (const type of ['visibilitychange', 'pagehide', 'unload', 'beforeunload', 'freeze'])
    window.addEventListener(type, (event) => dying && event.stopImmediatePropagation(), true);
}

export const die = () => void (dying = true);
