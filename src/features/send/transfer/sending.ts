import type { Beneficiary } from '@/api/beneficiaries';
import { ApiError, isRefusal, unreadable } from '@/api/errors';
import { createExchange, exchangeBody, isRateChange } from '@/api/exchangeCreation';
import type { ExchangeDetail, KnownHistory } from '@/api/exchanges';
import { countsAsSent } from '@/api/sentStatus';
import { beneficiaryNames, beneficiaryShortTitle } from '@/features/beneficiaries/beneficiary';
import { clock } from '@/lib/clock';
import { KnownError } from '@/lib/knownError';
import { currentOwner, isSameOwner, type Owner } from '@/lib/owner';
import { idempotencyKey, type Quote } from '@/lib/quote';
import { isServerClockSure, serverNow } from '@/lib/serverClock';
import { report } from '@/lib/telemetry';
import { notePress, noteWait } from './awaited';
import { isOpen, type Order } from './confirmation';
import { confirmationOf, dispatch, madeIds } from './confirmations';
import { refusalTexts, refuse } from './gate';
import { isAnswerTo } from './match';

/** A press of 'Confirmar': what it sends, and what its sender saw. */
export interface Press {
  readonly order: Order;
  readonly quote: Quote;
  readonly beneficiary: Beneficiary;
  readonly pressedBy: Owner | undefined;
  /** On the app's clock, in ms. */
  readonly pressedAt: number;
}

/** The press of this quote and beneficiary, now. */
export const pressOn = (quote: Quote, beneficiary: Beneficiary): Press => ({
  order: {
    key: idempotencyKey(quote, beneficiary.id),
    quoteId: quote.id,
    beneficiaryId: beneficiary.id,
    title: beneficiaryShortTitle(beneficiary),
    names: [...beneficiaryNames(beneficiary)],
    amountSend: quote.amount,
    amountReceive: quote.receive,
  },
  quote,
  beneficiary,
  pressedBy: currentOwner(),
  pressedAt: clock.now(),
});

/** The server refused the call for its token, so it did nothing; only the refresh afterwards failed. */
const SESSION_UNREACHABLE = 'session_unreachable';
/** Refusals that say nothing of the exchange: busy with the same key, and given up by a proxy. */
const UNDECIDED: ReadonlySet<number> = new Set([409, 423, 499]);

/** True if a failed call has done nothing for certain. An exception of the app may come after the server's success. */
export function didNothing(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false;
  // A code of the server itself is in a refusal.
  if (failure.kind === 'network') return failure.details.code === SESSION_UNREACHABLE;
  if (isRateChange(failure)) return true;
  return isRefusal(failure) && !UNDECIDED.has(failure.status);
}

/** The exchange of this key, which a press in any tab has made. */
export function madeWith(key: string): Made | undefined {
  const known = confirmationOf(key);
  return known?.stage === 'made' ? { exchangeId: known.exchangeId } : undefined;
}

export interface Made {
  readonly exchangeId: string;
  /** Absent if another press or tab has made it. */
  readonly exchange?: ExchangeDetail;
}

interface Known {
  readonly history: KnownHistory | undefined;
  readonly saved: readonly Beneficiary[];
}

/**
 * How old the history is, in ms. Two clocks measure it, and the larger age counts: one may be put back, the other may
 * stand still.
 */
const ageOf = ({ askedAt, readAt }: KnownHistory) =>
  Math.max(clock.elapsed() - askedAt, clock.now() - readAt);

/**
 * Sends a confirmation once. It is kept before it is sent, so that a reload, another tab and a closed page know of it.
 * A key that has made its exchange is not sent again.
 * @throws KnownError when it may not be sent; then nothing is kept.
 */
export async function sendConfirmation(press: Press, { history, saved }: Known): Promise<Made> {
  const { order, quote, beneficiary, pressedBy, pressedAt } = press;
  const { key } = order;
  const known = confirmationOf(key);
  const made = madeWith(key);
  if (made) return made;
  const body = exchangeBody({ ...quote, beneficiary });
  const rule = refuse({
    ...{ body, key, order, quote, saved, pressedBy, pressedAt },
    signedIn: currentOwner(),
    again: known !== undefined,
  });
  if (rule) {
    report({ kind: 'gate', rule });
    throw new KnownError(refusalTexts[known ? 'again' : 'first']);
  }
  notePress(key);
  const isKept = dispatch(key, {
    type: 'pressed',
    order,
    history: history?.hasContent ? { exchanges: history.exchanges, ageMs: ageOf(history) } : undefined,
    serverNow: isServerClockSure() ? serverNow() : undefined,
  });
  if (!isKept && !known) {
    dispatch(key, { type: 'refused' });
    throw new KnownError(refusalTexts.unkept);
  }
  const kept = confirmationOf(key);
  let answeredId: string | undefined;
  const isTold = () => isSameOwner(pressedBy, currentOwner());
  try {
    const exchange = await createExchange(body, key);
    const { exchangeId } = exchange;
    const isKnown = madeWith(key)?.exchangeId === exchangeId;
    answeredId = exchangeId;
    if (!isKnown && isOpen(kept) && !isAnswerTo(exchange, kept, madeIds())) throw unreadable();
    // After a logout it stays open: the history tells its sender after the next login.
    const made = { type: 'made', exchangeId, isRejected: !countsAsSent(exchange) } as const;
    dispatch(key, isTold() ? made : { type: 'lost' }, pressedBy, kept);
    return { exchangeId, exchange };
  } catch (error) {
    noteWait(error);
    // Another tab has pressed the same key, and has its answer.
    const byOther = madeWith(key);
    if (byOther) return byOther;
    const isEnd = error instanceof ApiError && error.status === 401;
    const isRefused = didNothing(error) && (isTold() || isEnd);
    const lost = { type: 'lost', ...(answeredId !== undefined && { answeredId }) } as const;
    dispatch(key, isRefused ? { type: 'refused' } : lost, pressedBy, kept);
    throw error;
  }
}
