import { timeZoneOf } from '@/lib/timeZones';
import { DateTime } from '@/ui/page/DateTime';

export interface RateSinceProps {
  /** When the server told the rate, in ms. */
  readonly since: number;
  /** Where the user lives, in two letters: dates are read in its zone. */
  readonly country: string | undefined;
}

/** Since when the rate on screen is known. */
export function RateSince({ since, country }: RateSinceProps) {
  return (
    <>
      {' '}
      La que ves es del <DateTime instant={since} timeZone={timeZoneOf(country)} />.
    </>
  );
}
