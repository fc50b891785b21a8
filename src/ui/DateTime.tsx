import { formatDateTime, NO_DATE } from '@/lib/dates';

interface DateTimeProps {
  /** Milliseconds; null shows an em dash. */
  readonly instant: number | null;
  /** IANA zone in which it is read; the browser's own when undefined. */
  readonly timeZone: string | undefined;
}

/** A moment as medium date and short time, readable by machines too (spec §9). */
export function DateTime({ instant, timeZone }: DateTimeProps) {
  if (instant === null) return <span>{NO_DATE}</span>;
  return (
    <time className="app-figures" dateTime={new Date(instant).toISOString()}>
      {formatDateTime(instant, timeZone)}
    </time>
  );
}
