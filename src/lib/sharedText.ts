import { clock } from './clock';
import { config } from './config';
import { sharedTextAt, sharedTextCache } from './storage';

/** An older text is deleted: whoever has the device by then may be somebody else (product 9.3). */
const MAX_AGE_MS = 3_600_000;

/** The text that another app shared in the last hour; undefined if there is none. Deletes an older one. */
export async function readSharedText(): Promise<string | undefined> {
  // Only the production build has a worker that takes shared texts.
  if (!config.offline) return undefined;
  try {
    if (!(await caches.has(sharedTextCache))) return undefined;
    const cache = await caches.open(sharedTextCache);
    const [request] = await cache.keys();
    const kept = request && (await cache.match(request));
    const age = clock.now() - Number(kept?.headers.get(sharedTextAt) ?? 0);
    if (kept && Math.abs(age) <= MAX_AGE_MS) return await kept.text();
    await caches.delete(sharedTextCache);
    return undefined;
  } catch {
    // The browser has no caches, or refuses them.
    return undefined;
  }
}

/** Reads the shared text and deletes it. */
export async function takeSharedText(): Promise<string | undefined> {
  const text = await readSharedText();
  if (text !== undefined) await caches.delete(sharedTextCache);
  return text;
}
