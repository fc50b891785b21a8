import type { Cancel, Clock } from '@/lib/clock';

/** Where a sandbox clock stands: so many milliseconds from real time, or still at an instant. */
export interface ClockState {
  readonly offsetMs: number;
  readonly frozenAt: number | null;
}

/** A clock that can be moved. App and server read the same one, so both sides travel together. */
export interface VirtualClock extends Clock {
  /** Moves time forward, at once, and runs what fell due, as when a laptop wakes: each timer once, in order. */
  advance(ms: number): void;
  /** Stands still until `resume` or `advance`. */
  freeze(): void;
  /** Runs again from where it stands. */
  resume(): void;
  /** Sets the instant; waiting timers keep the time that they had left. */
  set(instant: number, frozen: boolean): void;
  state(): ClockState;
  /** Takes over the state of a clock in another tab. */
  adopt(state: ClockState): void;
}

interface Timer {
  due: number;
  readonly period: number | undefined;
  readonly task: () => void;
}

const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** A clock that shows real time until it is moved. */
export function createClock(): VirtualClock {
  let state: ClockState = { offsetMs: 0, frozenAt: null };
  let wake: ReturnType<typeof setTimeout> | undefined;
  const timers = new Set<Timer>();

  const now = () => state.frozenAt ?? Date.now() + state.offsetMs;

  function arm(): void {
    clearTimeout(wake);
    if (state.frozenAt !== null || timers.size === 0) return;
    const next = Math.min(...[...timers].map((timer) => timer.due));
    wake = setTimeout(runDue, Math.min(Math.max(next - now(), 0), LONGEST_TIMEOUT));
  }

  function runDue(): void {
    const due = [...timers].filter((timer) => timer.due <= now()).sort((a, b) => a.due - b.due);
    for (const timer of due) {
      // An earlier task may have cancelled this one.
      if (!timers.has(timer)) continue;
      if (timer.period === undefined) timers.delete(timer);
      else timer.due = now() + timer.period;
      timer.task();
    }
    arm();
  }

  function start(ms: number, period: number | undefined, task: () => void): Cancel {
    const timer: Timer = { due: now() + ms, period, task };
    timers.add(timer);
    arm();
    return () => {
      timers.delete(timer);
      arm();
    };
  }

  const frozen = () => state.frozenAt !== null;
  const standAt = (instant: number, still: boolean): ClockState =>
    still ? { offsetMs: 0, frozenAt: instant } : { offsetMs: instant - Date.now(), frozenAt: null };

  return {
    now,
    after: (ms, task) => start(ms, undefined, task),
    every: (ms, task) => start(ms, ms, task),
    advance(ms) {
      state = standAt(now() + ms, frozen());
      runDue();
    },
    freeze() {
      state = standAt(now(), true);
      arm();
    },
    resume() {
      state = standAt(now(), false);
      arm();
    },
    set(instant, still) {
      const shift = instant - now();
      for (const timer of timers) timer.due += shift;
      state = standAt(instant, still);
      arm();
    },
    state: () => state,
    adopt(next) {
      state = next;
      runDue();
    },
  };
}
