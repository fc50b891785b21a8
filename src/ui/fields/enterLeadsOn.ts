import type { KeyboardEvent } from 'react';

/**
 * Enter leads to the next required field that is empty, as a phone's key 'next' promises; without one it sends the
 * form (product 5).
 */
export function enterLeadsOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  const fields = Array.from(currentTarget.querySelectorAll('input'));
  const next = fields.slice(fields.indexOf(target) + 1).find(({ validity }) => validity.valueMissing);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
