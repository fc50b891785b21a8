import type { VirtualClock } from '../control/clock';
import type { VerbMaker } from './verb';

/** The clock that app and server share. */
export interface TimeVerbs {
  readonly clock: VirtualClock;
  /** Moves the sandbox clock forward; a frozen one too, which is a step. */
  advance(ms: number): void;
  freeze(): void;
  resume(): void;
  /** Brings the sandbox clock back to real time. */
  realTime(): void;
}

/** The verbs about time. */
export function timeVerbs({ editing }: VerbMaker, clock: VirtualClock): TimeVerbs {
  return {
    clock,
    advance: editing('advance', clock.advance),
    freeze: editing('freeze', clock.freeze),
    resume: editing('resume', clock.resume),
    realTime: editing('realTime', () => clock.set(Date.now(), false)),
  };
}
