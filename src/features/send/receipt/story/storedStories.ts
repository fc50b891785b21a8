import { asArray, asNumber, asObject, asText, parseJson, pick } from '@/lib/jsonValues';
import { currentOwner, isOwn, owned } from '@/lib/owner';
import { readText, storageKeys, writeJson } from '@/lib/storage';
import { withReading, type SeenStatus, type StatusReading, type StatusStory } from './statusStory';

const KEY = storageKeys.statusStory;

function readSeen(value: unknown): readonly SeenStatus[] {
  const source = asObject(value);
  const at = asNumber(pick(source, 'at'));
  if (at === undefined) return [];
  return [
    { status: asText(pick(source, 'status')) ?? null, at, after: asNumber(pick(source, 'after')) ?? null },
  ];
}

function readStory(value: unknown): readonly StatusStory[] {
  const source = asObject(value);
  const exchangeId = asText(pick(source, 'exchangeId'));
  const readAt = asNumber(pick(source, 'readAt'));
  const seen = asArray(pick(source, 'seen'))?.flatMap(readSeen) ?? [];
  if (exchangeId === undefined || readAt === undefined || seen.length === 0) return [];
  return [{ exchangeId, inserted: asNumber(pick(source, 'inserted')) ?? null, readAt, seen }];
}

const listeners = new Set<() => void>();
let snapshot: { readonly of: string; readonly stories: readonly StatusStory[] } | undefined;

/** The stories of the signed-in user, the last read first. The array keeps its identity until a change. */
export function statusStories(): readonly StatusStory[] {
  const text = readText(KEY) ?? 'null';
  const of = JSON.stringify([currentOwner(), text]);
  if (snapshot?.of !== of) {
    const stored = parseJson(text);
    const rows = isOwn(stored) ? asArray(pick(asObject(stored), 'stories')) : undefined;
    snapshot = { of, stories: rows?.flatMap(readStory) ?? [] };
  }
  return snapshot.stories;
}

/** Also reports what other tabs of this browser saw. */
export function subscribeToStories(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

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
  for (const listener of listeners) listener();
  return changed;
}
