import type { Sandbox } from '@mocks/engine/sandbox';

/** While a film is recorded or played, the clock stands still and moves by this much at a time. */
const TICK_MS = 1000;

/** Moves the clock by one second. A clock that a command has started stands still again. */
export function tick({ clock }: Pick<Sandbox, 'clock'>): void {
  if (clock.state().frozenAt === null) clock.freeze();
  clock.advance(TICK_MS);
}
