import { sharedTextCache } from '@/lib/storage';

/** Reads the text that another app shared and deletes it; undefined if there is none. */
export async function takeSharedText(): Promise<string | undefined> {
  try {
    const cache = await caches.open(sharedTextCache);
    const [request] = await cache.keys();
    const text = request && (await (await cache.match(request))?.text());
    await caches.delete(sharedTextCache);
    return text;
  } catch {
    // The browser has no caches, or refuses them.
    return undefined;
  }
}
