import { clock } from '@/lib/clock';

/** Hover or keyboard focus on a button without visible text. */
export interface Arrival {
  readonly button: HTMLElement;
  /** The button's accessible name. */
  readonly name: string;
  readonly byKeys: boolean;
  /** Instant on the app's clock. */
  readonly at: number;
}

/** True for an event of a finger. */
export const isTouch = (event: Event) => (event as PointerEvent).pointerType === 'touch';

/**
 * The arrival for an event: the mouse enters an icon button, or it gets visible focus. Touch never counts. Every
 * button and link without visible text has an `aria-label`.
 */
export function arrivalOf(event: Event): Arrival | undefined {
  const { type, target } = event;
  if (!(target instanceof Element) || isTouch(event)) return undefined;
  const byKeys = type !== 'pointerover';
  if (byKeys && !target.matches(':focus-visible')) return undefined;
  const button = target.closest<HTMLElement>('button, a');
  const name = button?.getAttribute('aria-label');
  return button && name && button.textContent.trim() === ''
    ? { button, name, byKeys, at: clock.now() }
    : undefined;
}
