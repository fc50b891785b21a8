import type { KeyboardEvent, MouseEvent } from 'react';

/** True for the second click of a double click. */
export const isSecondClick = ({ detail: count }: MouseEvent): boolean => count > 1;

/** For a button that opens and closes something: the second click of a double click would close it again. */
export const onToggle = (toggle: () => void) => (event: MouseEvent) => {
  if (!isSecondClick(event)) toggle();
};

/** A held Enter key presses a button again and again; only the first press counts. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
