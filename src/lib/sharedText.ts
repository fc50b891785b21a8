import { clock } from './clock';
import { config } from './config';
import { dropDraft, readDraft, writeDraft } from './drafts';
import { asNumber, asObject, asText, pick } from './jsonValues';
import { currentOwner, type Owner } from './owner';
import { sharedTextCache } from './storage';

/** An older text is deleted: whoever has the device by then may be somebody else (product 9.3). */
const MAX_AGE_MS = 3_600_000;

const isRecent = (at: number) => Math.abs(clock.now() - at) <= MAX_AGE_MS;

async function claim(owner: Owner | undefined, onLost: () => void): Promise<void> {
  if (!config.offline) return;
  try {
    if (!(await caches.has(sharedTextCache))) return;
    const { takeFromWorker } = await import('./takeFromWorker');
    const taken = await takeFromWorker();
    // The worker does not know who is signed in. Without a user, the text could become anybody's.
    if (owner) writeDraft('shared', taken, owner);
    else if (isRecent(taken.at)) onLost();
  } catch {
    // The browser has no caches, or refuses them.
  }
}

let claimed: Promise<void> | undefined;

/**
 * Gives the text that another app shared to the user of this page load, as a draft of this tab (decision 112). If nobody
 * is signed in, deletes it and calls `onLost`. Later calls wait for the first one.
 */
export const claimSharedText = (
  owner = currentOwner(),
  onLost: () => void = () => undefined,
): Promise<void> => (claimed ??= claim(owner, onLost));

/** The text that the user shared in the last hour; undefined if there is none. Deletes an older one. */
export async function readSharedText(): Promise<string | undefined> {
  await claimSharedText();
  const draft = asObject(readDraft('shared'));
  if (!draft) return undefined;
  if (isRecent(asNumber(pick(draft, 'at')) ?? 0)) return asText(pick(draft, 'text'));
  dropDraft('shared');
  return undefined;
}

/** Reads the shared text and deletes it. */
export async function takeSharedText(): Promise<string | undefined> {
  const text = await readSharedText();
  dropDraft('shared');
  return text;
}
