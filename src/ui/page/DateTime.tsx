import { formatDateTime, NO_VALUE } from '@/lib/dates';

interface DateTimeProps {
  /** Milliseconds; null shows an em dash. */
  readonly instant: number | null;
  /** IANA time zone; undefined means the browser's zone. */
  readonly timeZone: string | undefined;
}

/** An instant as medium date and short time, in a `time` element (product 9.6). */
export function DateTime({ instant, timeZone }: DateTimeProps) {
  if (instant === null) return <span>{NO_VALUE}</span>;
  return (
    <time className="app-figures" dateTime={new Date(instant).toISOString()}>
      {formatDateTime(instant, timeZone)}
    </time>
  );
}
