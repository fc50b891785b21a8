import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import { wallClock } from '@/lib/dates';

dayjs.extend(timezone);

/** What clocks show in a zone at an instant, as the pickers of @mantine/dates write it. */
export const wallText = (instant: number, zone: string | undefined): string =>
  wallClock(instant, zone).format('YYYY-MM-DD HH:mm:ss');

/**
 * The instant at which clocks in a zone show a text; either of two in the hour that is repeated when summer ends.
 * Undefined where they never show it: an hour is skipped when summer begins.
 */
export function instantOfWall(text: string, zone: string | undefined): number | undefined {
  const instant = (zone === undefined ? dayjs(text) : dayjs.tz(text, zone)).valueOf();
  return wallText(instant, zone) === text ? instant : undefined;
}
