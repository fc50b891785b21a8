import type { KeyboardEvent } from 'react';

/**
 * Enter leads to the next required field that is empty, as a phone's key 'next' promises; without one it sends the
 * form (product 5).
 */
export function enterLeadsOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  const fields = Array.from(currentTarget.querySelectorAll('input'));
  const place = fields.findIndex((field) => field === target);
  const next =
    place === -1 ? undefined : fields.slice(place + 1).find((field) => field.validity.valueMissing);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
