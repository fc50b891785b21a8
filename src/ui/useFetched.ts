import { useEffect, useEffectEvent, useState } from 'react';
import { clock, type Cancel } from '@/lib/clock';
import { onReconnect } from '@/lib/onReconnect';

const RETRY_MS = 10_000;

/**
 * Loads a module that is not part of a page's first view, once `wanted` is truthy. If that fails, tries again when
 * `wanted` changes or the browser is online again, and soon if no press can ask for it. For pages use `lazyPage`, which can also reload the document.
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
  const isAsked = onFailure !== undefined;

  useEffect(() => {
    if (fetched || !wanted) return;
    let left = false;
    let cancel: Cancel | undefined;
    const fetchNow = () =>
      void load().then(setFetched, () => {
        if (left) return;
        fail();
        cancel?.();
        if (!isAsked) cancel = clock.after(RETRY_MS, fetchNow);
      });
    fetchNow();
    const stopRetrying = onReconnect(fetchNow);
    return () => {
      left = true;
      cancel?.();
      stopRetrying();
    };
  }, [fetched, load, wanted, isAsked]);

  return fetched;
}
