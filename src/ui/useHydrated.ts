import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while markup that the build wrote is taken over, and true right after. The build knows nothing of the visit:
 * what the first render shows of it (a navigation state, the time, the browser) has to wait until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
