import { timeZoneOf } from '@/lib/timeZones';
import { residenceOf } from '../../rules/profile';
import { useSandbox } from './store';

/** The zone in which the app shows its user dates, so that the panel agrees with a receipt; undefined means the browser's. */
export function useUserZone(): string | undefined {
  const user = useSandbox().signedIn();
  return user && timeZoneOf(residenceOf(user));
}
