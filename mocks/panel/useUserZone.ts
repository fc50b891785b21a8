import { residenceOf } from '@mocks/server/rules/profile';
import { timeZoneOf } from '@/lib/timeZones';
import { useSandbox } from './store';

/** The time zone in which the app shows dates, so that panel and receipt agree; undefined means the browser's zone. */
export function useUserZone(): string | undefined {
  const user = useSandbox().signedIn();
  return user ? timeZoneOf(residenceOf(user)) : undefined;
}
