export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Cancels a timer. It does nothing when called twice or after the timer has fired. */
export type Cancel = () => void;

/** The only source of time in the app. Times and durations are in ms. */
export interface Clock {
  now(): number;
  /**
   * Time since an unknown instant. It never jumps, whatever happens to the device's clock, but may stand still while the
   * device sleeps.
   */
  elapsed(): number;
  /** Runs `task` once, when `ms` have passed on this clock. */
  after(ms: number, task: () => void): Cancel;
  /** Runs `task` each time `ms` have passed on this clock. */
  every(ms: number, task: () => void): Cancel;
}

/** The default behind `clock`. Use it directly only where a stopped clock must not stop the app: drawing, network limits. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  every(ms, task) {
    const timer = setInterval(task, ms);
    return () => clearInterval(timer);
  },
};

let current = systemClock;

/** Puts another clock behind `clock`, as the sandbox does to move time; without an argument, the system clock. */
export function installClock(next: Clock = systemClock): void {
  current = next;
}

/** The current clock. Features read time only here, so that a test can move it. */
export const clock: Clock = {
  now: () => current.now(),
  elapsed: () => current.elapsed(),
  after: (ms, task) => current.after(ms, task),
  every: (ms, task) => current.every(ms, task),
};
