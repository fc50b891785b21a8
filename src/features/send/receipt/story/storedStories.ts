import * as v from 'valibot';
import { decode } from '@/lib/decode';
import { currentOwner, isOwn, owned } from '@/lib/owner';
import { createSharedStore } from '@/lib/sharedStore';
import { readJson, readText, storageKeys, writeJson } from '@/lib/storage';
import { storySchema, withReading, type StatusReading, type StatusStory } from './statusStory';

const KEY = storageKeys.statusStory;
const storedSchema = v.object({ stories: v.array(storySchema) });

const store = createSharedStore(
  () => readText(KEY),
  (): readonly StatusStory[] => {
    const stored = readJson(KEY);
    return (isOwn(stored) ? decode(storedSchema, stored)?.stories : undefined) ?? [];
  },
);

/** The stories of the signed-in user in this browser, the last read first. */
export const { get: statusStories, subscribe: subscribeToStories } = store;

/**
 * Stores a reading for the signed-in user; the stories of another one are dropped.
 *
 * @returns true if the status has changed and no other tab has noted it
 */
export function noteStatus(reading: StatusReading): boolean {
  // A visitor, also right after a logout, leaves nothing behind.
  if (!currentOwner()) return false;
  const before = statusStories();
  const { stories, changed } = withReading(before, reading);
  if (stories === before) return false;
  writeJson(KEY, owned({ stories }));
  store.changed();
  return changed;
}
