import * as v from 'valibot';
import { openChannel } from '@/lib/browser';
import { decode } from '@/lib/decode';

/** An exchange that a confirmation created, and the confirmation's key. */
export interface Made {
  readonly key: string;
  readonly exchangeId: string;
}

const NAME = 'turpial.made';

const schema = v.object({ key: v.string(), exchangeId: v.string() });

/**
 * Tells the other tabs. A duplicated tab has the same doubts, and must neither take another exchange for theirs nor
 * repeat that none was made.
 */
export function tellMadeToTabs(made: Made): void {
  const channel = openChannel(NAME);
  channel.post(made);
  channel.close();
}

/** Calls `listener` for each exchange that another tab reports. Returns a function that stops it. */
export function listenForMade(listener: (made: Made) => void): () => void {
  const channel = openChannel(NAME);
  channel.listen((sent) => {
    const made = decode(schema, sent);
    if (made) listener(made);
  });
  return channel.close;
}
