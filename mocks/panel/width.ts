import { useSyncExternalStore } from 'react';

/** Width of a docked panel; the style sheet has the same value. */
export const PANEL_PX = 400;

/**
 * From this width on the panel is docked and the page keeps at least a phone's width; below, the panel covers the
 * page.
 */
const WIDE = '(min-width: 48em)';

/** True when page and panel fit side by side. */
export function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** `isWide` as a hook that follows the window's width. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
