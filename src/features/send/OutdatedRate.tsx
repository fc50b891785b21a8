import { useFetched } from '@/ui/useFetched';
import type { RateSinceProps } from './RateSince';

/** The code for dates is not part of the first view. If it fails to load, the date is left out. */
const fetchRateSince = () => import('./RateSince').catch(() => ({ RateSince: () => null }));

/**
 * Says that the rate on screen could not be refreshed. Sentence and date appear together, because a screen reader
 * announces the text once, as soon as it appears.
 */
export function OutdatedRate(props: RateSinceProps) {
  const code = useFetched(fetchRateSince, true);
  return (
    code && (
      <>
        <span>No pudimos actualizar la tasa.</span>
        <code.RateSince {...props} />
      </>
    )
  );
}
