import type { NavigateProps } from 'react-router-dom';
import * as v from 'valibot';
import type { ExchangeDetail } from '@/api/exchanges';
import { clock } from '@/lib/clock';
import { decode } from '@/lib/decode';
import {
  dataOfEntry,
  isForeignEntry,
  keepForEntry,
  keepUnder,
  keptUnder,
  type EntryState,
} from '@/lib/entry';
import { paths, receiptPath } from '@/lib/paths';
import { fallbackQuote } from '@/lib/quote';
import { quotedKey, readTabText, writeTabText } from '@/lib/storage';
import {
  knownId,
  readPreparation,
  reducePreparation,
  type Preparation,
  type PreparationEvent,
  type SendNotice,
} from './preparation';
import { exchangeOf } from './transfer/confirmations';

/**
 * The exchanges in preparation that a tab keeps for its user (lib/entry): the latest, and one for each history entry of
 * step 2, because Forward may lead to an older quote.
 */
const LATEST = 'send';

const latestSchema = v.object({
  preparation: v.pipe(v.unknown(), v.transform(readPreparation)),
  /** Its last change, in ms. */
  at: v.number(),
});

/** True once this tab has kept a quote of any user, even if it was sent, has expired or was removed. */
export const hasHadQuote = () => readTabText(quotedKey) !== null;

/** Keeps the latest exchange in preparation. */
export function keepLatest(preparation: Preparation): void {
  // Read first, because a write takes longer than a read, and a press waits for it.
  if (preparation.quote && !hasHadQuote()) writeTabText(quotedKey, '1');
  keepUnder(LATEST, { preparation, at: clock.now() });
}

/** Keeps what step 2 shows, also for its history entry: the one with this state, or a new one. Returns its state. */
export function keepForStepTwo(preparation: Preparation, entry?: unknown): EntryState {
  keepLatest(preparation);
  return keepForEntry(preparation, entry);
}

/** The latest exchange in preparation, if it changed less than `life` ms ago; undefined if there is none. */
export function latestPreparation(life = Infinity): Preparation | undefined {
  const latest = decode(latestSchema, keptUnder(LATEST));
  return latest && clock.now() - latest.at < life ? latest.preparation : undefined;
}

/**
 * The preparation that the data of a history entry name. Another user's entry is ignored (decision 39). What a visitor
 * left provides only the amount.
 */
export function preparationOf(entry: unknown): Preparation {
  const own = dataOfEntry(entry);
  if (own !== undefined) return readPreparation(own);
  const { input } = readPreparation(entry);
  return input ? { input } : {};
}

/**
 * Where a history entry of step 2 leads instead; undefined if its quote can be confirmed (product 2.18). A quote that was
 * sent leads to its receipt. Without a quote, it is the one that this tab last accepted, or the fallback if the tab never
 * had one; else step 1, because the tab's quote was sent, has expired or was another user's.
 *
 * @param answered the exchange of an answer to this page, so that its receipt opens without a connection
 */
export function otherPlaceOf(
  entry: unknown,
  answered: (exchangeId: string) => ExchangeDetail | undefined,
): Pick<NavigateProps, 'to' | 'state'> | undefined {
  const { quote, ...rest } = preparationOf(entry);
  const latest = latestPreparation();
  if (quote) {
    const sent = exchangeOf(quote, knownId(rest));
    if (sent === undefined) return undefined;
    // Its tab may have been closed before it heard.
    if (latest?.quote?.id === quote.id && knownId(latest) === knownId(rest)) keepLatest({});
    return { to: receiptPath(sent), state: keepForEntry({ exchange: answered(sent) }) };
  }
  if (latest?.quote) return { to: paths.sendBeneficiary, state: keepForEntry(latest) };
  if (latest || hasHadQuote() || isForeignEntry(entry)) return { to: paths.sendQuote };
  return { to: paths.sendBeneficiary, state: keepForEntry({ quote: fallbackQuote() }) };
}

/** Takes the user from step 2 back to step 1. After Forward to an older quote, what was typed since then stays. */
export function leaveStepTwo(here: Preparation, type: 'back' | SendNotice): void {
  const latest = latestPreparation();
  const isNewer = latest?.input !== undefined && latest.quote?.id !== here.quote?.id;
  keepLatest(reducePreparation(isNewer ? latest : here, { type }));
}

/** Ends the preparation of an exchange that was made; a newer one stays. */
export function noteConfirmed(order: Omit<PreparationEvent & { type: 'confirmed' }, 'type'>): void {
  const latest = latestPreparation();
  const next = latest && reducePreparation(latest, { ...order, type: 'confirmed' });
  if (next && next !== latest) keepLatest(next);
}
