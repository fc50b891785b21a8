import { lazy, Suspense } from 'react';
import type { RateSinceProps } from './RateSince';

/** The code that writes dates is no part of the first view. Where it cannot be had, the date is left out. */
const RateSince = lazy(() =>
  import('./RateSince').then(
    (module) => ({ default: module.RateSince }),
    () => ({ default: () => <></> }),
  ),
);

/** Says that the rate on screen could not be refreshed, in one piece: a screen reader says it as soon as it is there. */
export function OutdatedRate(props: RateSinceProps) {
  return (
    <Suspense>
      No pudimos actualizar la tasa.
      <RateSince {...props} />
    </Suspense>
  );
}
