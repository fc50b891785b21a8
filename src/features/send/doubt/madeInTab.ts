/** An exchange that a confirmation created, and the confirmation's key. */
export interface Made {
  readonly key: string;
  readonly exchangeId: string;
}

const NAME = 'turpial.made';

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME));

/**
 * Tells the other tabs. A duplicated tab has the same doubts, and must neither take another exchange for theirs nor
 * repeat that none was made.
 */
export function tellMadeToTabs(made: Made): void {
  const channel = openChannel();
  channel?.postMessage(made);
  channel?.close();
}

/** Calls `listener` for each exchange that another tab reports. Returns a function that stops it. */
export function listenForMade(listener: (made: Made) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<Made>) => listener(data));
  return () => channel?.close();
}
