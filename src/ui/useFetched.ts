import { useEffect, useState } from 'react';

/**
 * A module that is no part of a page's first view. It is fetched once `wanted` is truthy; where that fails, again
 * when `wanted` changes or the browser is online again. Pages have `lazyPage` instead, which loads the address anew.
 *
 * @param load always the same function
 */
export function useFetched<T extends object>(load: () => Promise<T>, wanted: unknown): T | undefined {
  const [fetched, setFetched] = useState<T>();

  useEffect(() => {
    if (fetched || !wanted) return;
    const fetchNow = () =>
      void load().then(setFetched, () => {
        // No connection: tried again, as said above.
      });
    fetchNow();
    addEventListener('online', fetchNow);
    return () => removeEventListener('online', fetchNow);
  }, [fetched, load, wanted]);

  return fetched;
}
