/** Each of these, while it is true, holds the carousel still (spec §4). */
export interface AutoplayHolds {
  /** A mouse is over the carousel. */
  readonly hovered: boolean;
  /** Keyboard focus is somewhere inside. */
  readonly focused: boolean;
  /** A finger or button is down, or dragging. */
  readonly pressed: boolean;
  /** The tab is in the background. */
  readonly hidden: boolean;
  /** The system asks for less motion. */
  readonly reducedMotion: boolean;
  /** The reader pressed pause; only pressing again lifts it. */
  readonly paused: boolean;
}

/** Time between two moves, in milliseconds (spec §9). */
export const AUTOPLAY_MS = 4500;

/** Whether the carousel moves by itself. */
export function isPlaying(holds: AutoplayHolds): boolean {
  return !Object.values(holds).some(Boolean);
}
