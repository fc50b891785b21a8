import * as v from 'valibot';
import { countsAsSent } from '@/api/sentStatus';
import { MINUTE_MS } from '@/lib/clock';
import { dayOf, formatAtTime, formatShortDay } from '@/lib/dates';

const seenSchema = v.object({
  /** Null if the server sent none. */
  status: v.nullable(v.string()),
  /** When it was first read. */
  at: v.number(),
  /** When the status before it was last read; null for the first one. */
  after: v.nullable(v.number()),
});

/** A status of an exchange, as this device saw it; instants in ms. */
export type SeenStatus = Readonly<v.InferOutput<typeof seenSchema>>;

/** 'visto a las 10:32', with the day if it was not today. */
export function seenText(at: number, now: number, timeZone: string | undefined): string {
  const isToday = dayOf(at, timeZone) === dayOf(now, timeZone);
  const day = isToday ? '' : ` el ${formatShortDay(at, timeZone, now)}`;
  return `visto${day} ${formatAtTime(at, timeZone)}`;
}

export const storySchema = v.object({
  exchangeId: v.string(),
  inserted: v.nullable(v.number()),
  /** The last reading. */
  readAt: v.number(),
  /** Oldest first, each change once. */
  seen: v.array(seenSchema),
});

/** What this device saw of an exchange. */
export type StatusStory = Readonly<v.InferOutput<typeof storySchema>>;

/** One answer of the server about an exchange. */
export interface StatusReading {
  readonly exchangeId: string;
  readonly status: string | null;
  readonly inserted: number | null;
  readonly readAt: number;
  /** False for what this page did not read itself: a history entry, a cached answer. It may be outdated. */
  readonly isFresh: boolean;
}

const MOST_STORIES = 20;
const MOST_STATUSES = 20;
/** A status is free text of the server. */
const LONGEST_STATUS = 200;

/**
 * The stories after a reading, the changed one first, and whether its status has changed. A reading that is not fresh
 * only starts a story.
 */
export function withReading(
  stories: readonly StatusStory[],
  { exchangeId, status: text, inserted, readAt, isFresh }: StatusReading,
): { readonly stories: readonly StatusStory[]; readonly changed: boolean } {
  // By characters, so that none is cut in half.
  const status = text === null ? null : Array.from(text).slice(0, LONGEST_STATUS).join('');
  const story = stories.find((one) => one.exchangeId === exchangeId);
  if (story && !isFresh) return { stories, changed: false };
  const changed = story !== undefined && story.seen.at(-1)?.status !== status;
  // The clock of the server may become known between two readings.
  const at = Math.max(readAt, story?.readAt ?? 0);
  const before = story?.seen ?? [];
  const seen = story && !changed ? before : [...before, { status, at, after: story?.readAt ?? null }];
  const next: StatusStory = {
    exchangeId,
    inserted: inserted ?? story?.inserted ?? null,
    readAt: at,
    seen: seen.slice(-MOST_STATUSES),
  };
  const others = stories.filter((one) => one.exchangeId !== exchangeId);
  return { stories: [next, ...others].slice(0, MOST_STORIES), changed };
}

/** How long the last exchanges took until a status, in ms. */
export interface UsualTime {
  readonly count: number;
  readonly status: string;
  readonly shortest: number;
  readonly longest: number;
}

/** A change counts if the status before it was read at most this long before: otherwise its time is unknown. */
const PRECISE_MS = MINUTE_MS;
const MOST_COMPARED = 5;
const FEWEST_COMPARED = 2;

/** Time from the creation to a status that was seen to begin; undefined if that is unknown. */
function timeUntil({ inserted, seen }: StatusStory, status: string): number | undefined {
  const one = seen.find((candidate) => candidate.status === status);
  if (inserted === null || !one || one.after === null || one.at - one.after > PRECISE_MS) return undefined;
  return one.at < inserted ? undefined : one.at - inserted;
}

/**
 * How long the user's last exchanges took until the status that the newest of them reached last. Only from changes
 * that this device saw happen, and not for a status that counts as not sent. Undefined if fewer than two are known, or
 * if this exchange has had that status.
 */
export function usualTime(stories: readonly StatusStory[], exchangeId: string): UsualTime | undefined {
  const newest = stories
    .filter((story) => story.exchangeId !== exchangeId)
    .sort((one, other) => (other.inserted ?? 0) - (one.inserted ?? 0));
  const reached = newest.flatMap((story) => {
    const status = story.seen.at(-1)?.status ?? null;
    return status !== null && countsAsSent({ status }) && timeUntil(story, status) !== undefined
      ? [status]
      : [];
  });
  const [status] = reached;
  const current = stories.find((story) => story.exchangeId === exchangeId);
  if (status === undefined || current?.seen.some((one) => one.status === status)) return undefined;
  const times = newest.flatMap((story) => timeUntil(story, status) ?? []).slice(0, MOST_COMPARED);
  if (times.length < FEWEST_COMPARED) return undefined;
  return { count: times.length, status, shortest: Math.min(...times), longest: Math.max(...times) };
}
