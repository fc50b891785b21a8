import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import { wallClock } from '@/lib/dates';

dayjs.extend(timezone);

/** The local time of a zone at an instant, in the format of the pickers of @mantine/dates. */
export const wallText = (instant: number, zone: string | undefined): string =>
  wallClock(instant, zone).format('YYYY-MM-DD HH:mm:ss');

/**
 * The instant of a local time; one of the two in the hour that repeats when summer time ends. Undefined for a time in
 * the hour that is skipped when summer time begins.
 */
export function instantOfWall(text: string, zone: string | undefined): number | undefined {
  const instant = (zone === undefined ? dayjs(text) : dayjs.tz(text, zone)).valueOf();
  return wallText(instant, zone) === text ? instant : undefined;
}

/** '9:05:07' of an instant; an undefined zone means the browser's zone. */
export const clockTime = (instant: number, zone: string | undefined): string =>
  wallClock(instant, zone).format('H:mm:ss');
