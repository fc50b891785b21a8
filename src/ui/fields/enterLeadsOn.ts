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
  // A list without search is read-only, so the browser would not call it missing.
  const next = fields
    .slice(fields.indexOf(target) + 1)
    .find(
      ({ required, disabled, type, checked, value }) =>
        required && !disabled && !(type === 'checkbox' ? checked : value),
    );
  if (!next && !event.repeat) return;
  event.preventDefault();
  next?.focus();
}
