import { wallClock } from '@/lib/dates';

/** '9:05:07' of an instant; an undefined zone means the browser's zone. */
export const clockTime = (instant: number, timeZone: string | undefined): string =>
  wallClock(instant, timeZone).format('H:mm:ss');
