/** Conditions that stop the carousel (product 4.15). */
export interface AutoplayHolds {
  /** The mouse is over the carousel. */
  readonly hovered: boolean;
  /** The keyboard focus is inside. */
  readonly focused: boolean;
  /** A finger or mouse button is down, or dragging. */
  readonly pressed: boolean;
  /** The tab is in the background. */
  readonly hidden: boolean;
  /** The system asks for reduced motion. */
  readonly reducedMotion: boolean;
  /** The user pressed pause; only a second press ends it. */
  readonly paused: boolean;
}

/** Interval between two moves, in milliseconds (product 9.4). */
export const AUTOPLAY_MS = 4500;

/** True if the carousel moves by itself. */
export function isPlaying(holds: AutoplayHolds): boolean {
  return !Object.values(holds).some(Boolean);
}
