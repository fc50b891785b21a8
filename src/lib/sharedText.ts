import * as v from 'valibot';
import { inCaches } from './browser';
import { clock, HOUR_MS } from './clock';
import { config } from './config';
import { decode } from './decode';
import { dropDraft, readDraft, writeDraft } from './drafts';
import { asText } from './jsonValues';
import { currentOwner, type Owner } from './owner';
import { sharedTextAt, sharedTextCache } from './storage';

/** An older text is deleted: whoever has the device by then may be somebody else (product 3.3). */
const MAX_AGE_MS = HOUR_MS;

const schema = v.object({ text: v.string(), at: v.fallback(v.number(), 0) });
type SharedText = v.InferOutput<typeof schema>;

const isRecent = (at: number) => Math.abs(clock.now() - at) <= MAX_AGE_MS;

/** The text that the worker keeps for the next page, if any, and the instant at which it came. Deletes it. */
async function takeFromWorker(stored: CacheStorage): Promise<SharedText | undefined> {
  if (!(await stored.has(sharedTextCache))) return undefined;
  const cache = await stored.open(sharedTextCache);
  const [request] = await cache.keys();
  const kept = request && (await cache.match(request));
  const text = (await kept?.text()) ?? '';
  await stored.delete(sharedTextCache);
  return { text, at: Number(kept?.headers.get(sharedTextAt)) };
}

async function claim(owner: Owner | undefined): Promise<boolean> {
  if (!config.offline) return false;
  const taken = await inCaches(takeFromWorker);
  if (!taken) return false;
  // The worker does not know who is signed in. Without a user, the text could become anybody's.
  if (owner) writeDraft('shared', taken, owner);
  return !owner && isRecent(taken.at);
}

let claimed: Promise<boolean> | undefined;

/**
 * Gives the text that another app shared to the user of this page load, as a draft of this tab (decision 39). If nobody
 * is signed in, deletes it: true for a recent one. Later calls wait for the first one.
 */
export const claimSharedText = (owner = currentOwner()): Promise<boolean> => (claimed ??= claim(owner));

/** The text that the user shared in the last hour; undefined if there is none. Deletes an older one. */
export async function readSharedText(): Promise<string | undefined> {
  await claimSharedText();
  const draft = decode(schema, readDraft('shared'));
  if (!draft) return undefined;
  if (isRecent(draft.at)) return asText(draft.text);
  dropDraft('shared');
  return undefined;
}

/** Deletes the shared text, once it has been used or refused. */
export async function dropSharedText(): Promise<void> {
  await claimSharedText();
  dropDraft('shared');
}
