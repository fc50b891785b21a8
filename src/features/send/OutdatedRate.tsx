import { lazy, Suspense } from 'react';
import type { RateSinceProps } from './RateSince';

/** The code for dates is not part of the first view. If it fails to load, the date is left out. */
const RateSince = lazy(() =>
  import('./RateSince').then(
    (module) => ({ default: module.RateSince }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * Says that the rate on screen could not be refreshed. Sentence and date appear together, because a screen reader
 * announces the text once, as soon as it appears.
 */
export function OutdatedRate(props: RateSinceProps) {
  return (
    <Suspense>
      No pudimos actualizar la tasa.
      <RateSince {...props} />
    </Suspense>
  );
}
