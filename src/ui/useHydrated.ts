import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page takes over prerendered markup, which knows nothing of this visit; true right after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
