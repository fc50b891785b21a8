import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same between renders and calls the newest `callback`. Not for use while rendering. */
export function useStableCallback<Arguments extends readonly unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args) => newest.current(...args), []);
}
