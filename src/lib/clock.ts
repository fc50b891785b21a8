/** Undoes a timer; calling it twice, or after the timer fired, is harmless. */
export type Cancel = () => void;

/** The one source of time in the app. Instants and durations are milliseconds. */
export interface Clock {
  now(): number;
  /** Runs `task` once, when `ms` have passed on this clock. */
  after(ms: number, task: () => void): Cancel;
  /** Runs `task` each time `ms` have passed on this clock. */
  every(ms: number, task: () => void): Cancel;
}

/** What `clock` is until another is installed. By itself only for the pace of painting, which a stopped clock must not stop. */
export const systemClock: Clock = {
  now: () => Date.now(),
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

/** Puts another clock behind `clock`, as the sandbox does for time travel; without an argument, the system's. */
export function installClock(next: Clock = systemClock): void {
  current = next;
}

/** The clock in force. Features read time here and nowhere else, so that a test can move it. */
export const clock: Clock = {
  now: () => current.now(),
  after: (ms, task) => current.after(ms, task),
  every: (ms, task) => current.every(ms, task),
};
