import { useSyncExternalStore } from 'react';

/** Ignores movements smaller than this, in px, because a thumb never stays perfectly still. */
const LEAST_MOVE = 8;

let down = false;
let last = 0;

function subscribe(onChange: () => void): () => void {
  const look = () => {
    if (Math.abs(scrollY - last) < LEAST_MOVE && scrollY >= LEAST_MOVE) return;
    down = scrollY > last && scrollY >= LEAST_MOVE;
    last = scrollY;
    onChange();
  };
  down = false;
  last = scrollY;
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}

/** Whether the last scroll went down; false at the top of the page and in the prerender. */
export function useScrollsDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => down,
    () => false,
  );
}
