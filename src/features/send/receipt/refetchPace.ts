import { clock, DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/clock';

const FAST_MS = 15_000;
/** After the first day an exchange hardly changes. */
const SLOW_MS = 5 * MINUTE_MS;

/** Input of the interval; instants in ms. */
export interface Watched {
  /** When the exchange was created; null if the server does not say. */
  readonly inserted: number | null;
  /** When its current status was first seen. */
  readonly unchangedSince: number;
  readonly now: number;
  /** True if the user asked to be told about a change. */
  readonly isAwaited: boolean;
}

/**
 * The refetch interval in ms. After an hour without a change it is false, or long if the user waits for one: only the
 * server knows which statuses are final (product 4.13: statuses are free text).
 */
export function refetchEvery({ inserted, unchangedSince, now, isAwaited }: Watched): number | false {
  if (now - unchangedSince >= HOUR_MS) return isAwaited && SLOW_MS;
  const age = now - (inserted ?? unchangedSince);
  return age < DAY_MS ? FAST_MS : SLOW_MS;
}

/**
 * True in the first day of an exchange, and for a day after a change that this device saw. An older status hardly
 * changes.
 *
 * @param seen oldest first
 */
export function mayChange(
  inserted: number | null,
  seen: readonly { readonly at: number }[],
  now: number,
): boolean {
  const start = inserted ?? seen[0]?.at ?? now;
  const change = seen.length > 1 ? (seen.at(-1)?.at ?? start) : start;
  return now - Math.max(start, change) < DAY_MS;
}

/** Remembers an exchange's status changes and returns its refetch interval. */
export function watchExchange() {
  let seen: { readonly status: string | null; readonly since: number } | undefined;
  return (
    exchange: { readonly status: string | null; readonly inserted: number | null } | undefined,
    isAwaited: boolean,
  ) => {
    if (!exchange) return false;
    const { status, inserted } = exchange;
    const now = clock.now();
    if (!seen || seen.status !== status) seen = { status, since: now };
    return refetchEvery({ inserted, unchangedSince: seen.since, now, isAwaited });
  };
}
