import { timeZoneOf } from '@/lib/timeZones';
import { DateTime } from '@/ui/page/DateTime';

export interface RateSinceProps {
  /** When the server sent the rate, in ms. */
  readonly since: number;
  /** The user's country of residence (two letters); the date is in its zone. */
  readonly country: string | undefined;
}

/** Says when the server sent the displayed rate. */
export function RateSince({ since, country }: RateSinceProps) {
  return (
    <span>
      {' '}
      La que ves es del <DateTime instant={since} timeZone={timeZoneOf(country)} />.
    </span>
  );
}
