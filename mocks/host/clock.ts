import type { Cancel, Clock } from '@/lib/clock';

/** State of a sandbox clock: an offset from real time, or an instant at which it is frozen. */
export interface ClockState {
  readonly offsetMs: number;
  readonly frozenAt: number | null;
}

/** A clock that the sandbox can move. App and server read the same one, so both move together. */
export interface VirtualClock extends Clock {
  /** Moves the time forward and runs each due timer once, in order, like a laptop that wakes up. */
  advance(ms: number): void;
  /** Stops the clock until `resume`; `advance` still moves it. */
  freeze(): void;
  /** Continues from the current instant. */
  resume(): void;
  /** Sets the instant; pending timers keep their remaining time. */
  set(instant: number, frozen: boolean): void;
  /** Returns to real time; pending timers keep their remaining time. */
  toRealTime(): void;
  state(): ClockState;
  /** Takes over the clock state of another tab. */
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
  /** How far `set` and `toRealTime` have moved the time in all. */
  let jumped = 0;

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

  /** Changes the state and shifts the timers, so that no timer becomes due because of it. */
  function jump(next: ClockState): void {
    const before = now();
    state = next;
    const shift = now() - before;
    jumped += shift;
    for (const timer of timers) timer.due += shift;
    arm();
  }

  return {
    now,
    elapsed: () => now() - jumped,
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
    set: (instant, still) => jump(standAt(instant, still)),
    toRealTime: () => jump({ offsetMs: 0, frozenAt: null }),
    state: () => state,
    adopt(next) {
      const instant = next.frozenAt ?? Date.now() + next.offsetMs;
      // The other tab has put the clock back; timers keep their remaining time.
      if (instant < now()) jump(next);
      else {
        state = next;
        runDue();
      }
    },
  };
}
