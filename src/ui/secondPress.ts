import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Ignores a press of a link while its page is loading after an earlier press. The address has changed by then, but the
 * router's location has not, so the router would add a second history entry.
 */
export function ignoreSecondPress(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.currentTarget.pathname === window.location.pathname) event.preventDefault();
}

/** True for the second click of a double click. */
export const isSecondClick = ({ detail: count }: MouseEvent): boolean => count > 1;

/** A held Enter key presses a button again and again; only the first press counts. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
