import { useEffect, useState } from 'react';

/**
 * Loads a module that is not part of a page's first view, once `wanted` is truthy. If that fails, tries again when
 * `wanted` changes or the browser is online again. For pages use `lazyPage`, which can also reload the document.
 *
 * @param load always the same function
 */
export function useFetched<T extends object>(load: () => Promise<T>, wanted: unknown): T | undefined {
  const [fetched, setFetched] = useState<T>();

  useEffect(() => {
    if (fetched || !wanted) return;
    const fetchNow = () =>
      void load().then(setFetched, () => {
        // Ignored: the next change of `wanted` or `online` event tries again.
      });
    fetchNow();
    addEventListener('online', fetchNow);
    return () => removeEventListener('online', fetchNow);
  }, [fetched, load, wanted]);

  return fetched;
}
