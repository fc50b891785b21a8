import { sharedTextAt, sharedTextCache } from './storage';

/** The text that the worker keeps for the next page, and the instant at which it came. Deletes it. */
export async function takeFromWorker(): Promise<{ readonly text: string; readonly at: number }> {
  const cache = await caches.open(sharedTextCache);
  const [request] = await cache.keys();
  const kept = request && (await cache.match(request));
  const text = (await kept?.text()) ?? '';
  await caches.delete(sharedTextCache);
  return { text, at: Number(kept?.headers.get(sharedTextAt)) };
}
