import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { decode } from '@/lib/decode';
import { currentOwner, isSameOwner, stampOf } from '@/lib/owner';
import { createSharedStore } from '@/lib/sharedStore';
import { readJson, readText, storageKeys, writeJson } from '@/lib/storage';
import {
  storySchema,
  usualTime,
  withReading,
  type SeenStatus,
  type StatusReading,
  type StatusStory,
  type UsualTime,
} from './statusStory';

const KEY = storageKeys.statusStory;
const storedSchema = v.object({ stories: v.array(storySchema) });

/** The stories of the signed-in user in this browser, the last read first. */
const stories = createSharedStore(
  () => readText(KEY),
  (owner): readonly StatusStory[] => {
    const stored = readJson(KEY);
    const isOwn = owner !== undefined && isSameOwner(stampOf(stored), owner);
    return (isOwn ? decode(storedSchema, stored)?.stories : undefined) ?? [];
  },
);

/**
 * Stores a reading for the signed-in user; the stories of another one are dropped.
 *
 * @returns true if the status has changed and no other tab has noted it
 */
function noteStatus(reading: StatusReading): boolean {
  // A visitor, also right after a logout, leaves nothing behind.
  const owner = currentOwner();
  if (!owner) return false;
  const before = stories.get();
  const { stories: next, changed } = withReading(before, reading);
  if (next === before) return false;
  writeJson(KEY, { owner, stories: next });
  stories.changed();
  return changed;
}

/** What this device saw of an exchange, and how long the last ones took. */
export interface StatusHistory {
  readonly seen: readonly SeenStatus[];
  readonly usual: UsualTime | undefined;
}

/**
 * Notes each reading of an exchange, and returns its story with that reading (product 2.26).
 *
 * @param onChange called once for each change of the status that this tab sees, or that it is the first to see
 */
export function useStatusStory(reading: StatusReading | undefined, onChange: () => void): StatusHistory {
  const stored = useSyncExternalStore(stories.subscribe, stories.get);

  const before = useRef<StatusReading>(undefined);
  const note = useEffectEvent(() => {
    if (!reading) return;
    // Another tab may have noted the change, and nobody asked it to tell.
    const hasChanged = before.current !== undefined && before.current.status !== reading.status;
    if (reading.isFresh) before.current = reading;
    if (noteStatus(reading) || (hasChanged && reading.isFresh)) onChange();
  });
  const { exchangeId, status, inserted, readAt, isFresh } = reading ?? {};
  // Before the paint, which shows what is stored.
  useLayoutEffect(() => note(), [exchangeId, status, inserted, readAt, isFresh]);

  return {
    seen: stored.find((story) => story.exchangeId === exchangeId)?.seen ?? [],
    usual: exchangeId === undefined ? undefined : usualTime(stored, exchangeId),
  };
}
