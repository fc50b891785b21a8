import { useEffect, useEffectEvent, useState } from 'react';
import { onReconnect } from '@/lib/onReconnect';

/**
 * Loads a module that is not part of a page's first view, once `wanted` is truthy. If that fails, tries again when
 * `wanted` changes or the browser is online again. For pages use `lazyPage`, which can also reload the document.
 *
 * @param load always the same function
 * @param onFailure called after each failure, so that a press can say that it had no effect
 */
export function useFetched<T extends object>(
  load: () => Promise<T>,
  wanted: unknown,
  onFailure?: () => void,
): T | undefined {
  const [fetched, setFetched] = useState<T>();
  const fail = useEffectEvent(() => onFailure?.());

  useEffect(() => {
    if (fetched || !wanted) return;
    let left = false;
    const fetchNow = () =>
      void load().then(setFetched, () => {
        if (!left) fail();
      });
    fetchNow();
    const stopRetrying = onReconnect(fetchNow);
    return () => {
      left = true;
      stopRetrying();
    };
  }, [fetched, load, wanted]);

  return fetched;
}
