import { useSyncExternalStore } from 'react';

/** From here on the panel stands beside the page; below, it covers it. The style sheet says the same. */
const WIDE = '(min-width: 64em)';

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
