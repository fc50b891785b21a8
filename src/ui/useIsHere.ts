import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns true until the user chooses another page. */
export type IsHere = () => boolean;

/**
 * Starts at the current page. The address changes as soon as the user navigates, even while the next page's code is
 * loading and the previous page is still on screen.
 */
export function startHere(): IsHere {
  const { pathname } = location;
  return () => location.pathname === pathname;
}

/**
 * Starts at the page that the component belongs to. May be called from the component's effects on.
 *
 * @param page a value that changes with the page, for a component that stays on several pages
 */
export function useIsHere(page?: unknown): IsHere {
  const isHere = useRef<IsHere>(undefined);
  useLayoutEffect(() => {
    isHere.current = startHere();
  }, [page]);
  return useCallback(() => isHere.current?.() === true, []);
}
