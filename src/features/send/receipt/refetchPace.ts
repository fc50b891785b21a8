import { clock } from '@/lib/clock';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a transfer that is so old waits to be asked for again; most happens in its first minutes. */
const paces = [
  { before: 15 * MINUTE_MS, every: 15_000 },
  { before: HOUR_MS, every: MINUTE_MS },
  { before: Infinity, every: 5 * MINUTE_MS },
] as const;

/** What the pace depends on; instants in ms. */
export interface Watched {
  /** When the transfer was made; null when the server does not say. */
  readonly inserted: number | null;
  /** Since when its status is known to be what it is. */
  readonly unchangedSince: number;
  readonly now: number;
}

/**
 * After how many ms a transfer is asked for again; false for never: a status that stays for an hour has come to rest,
 * and which ones are final only the server knows (spec §4: statuses are free text).
 */
export function refetchEvery({ inserted, unchangedSince, now }: Watched): number | false {
  if (now - unchangedSince >= HOUR_MS) return false;
  const age = now - (inserted ?? unchangedSince);
  return paces.find(({ before }) => age < before)?.every ?? false;
}

/** Watches one transfer: told what is known of it, answers when to ask again. */
export function watchExchange() {
  let seen: { readonly status: string | null; readonly since: number } | undefined;
  return (exchange: { readonly status: string | null; readonly inserted: number | null } | undefined) => {
    if (!exchange) return false;
    const { status, inserted } = exchange;
    const now = clock.now();
    if (!seen || seen.status !== status) seen = { status, since: now };
    return refetchEvery({ inserted, unchangedSince: seen.since, now });
  };
}
