import { useSyncExternalStore } from 'react';

/** Movements below this, in px, are a trembling thumb. */
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

/** Whether the page was last scrolled down; false at its top, and while rendering on a server. */
export function useScrollsDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => down,
    () => false,
  );
}
