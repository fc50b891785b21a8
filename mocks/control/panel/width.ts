import { useSyncExternalStore } from 'react';

/** The width of a panel beside the page; the style sheet says the same. */
export const PANEL_PX = 400;

/** From here on the panel stands beside the page, which keeps at least the width of a phone; below, it covers it. */
const WIDE = '(min-width: 48em)';

/** True where there is room for page and panel side by side. */
export function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** `isWide`, kept up to date. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
