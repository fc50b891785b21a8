import type { Exchange, ExchangeDetail } from '@/api/exchanges';
import { clock } from '@/lib/clock';
import { sameDecimal, toDecimal, type Decimal } from '@/lib/money';
import { currentOwner, isSameOwner, readOwner, type Owner } from '@/lib/owner';
import { asArray, asFlag, asNumber, asObject, asText, pick } from '@/lib/read';
import { inDoubtKey, readTabText, removeTabText, writeTabText } from '@/lib/storage';
import { foldText } from '@/lib/textSearch';

/** A confirmation whose answer is not known: the transfer may have been made (decisions 38). */
export interface InDoubt {
  /** The idempotency key that it was sent with: of the same quote and beneficiary. */
  readonly key: string;
  readonly quoteId: string;
  readonly beneficiaryId: number;
  /** What the sender calls the beneficiary. */
  readonly title: string;
  /** Names by which the history may call the beneficiary. */
  readonly names: readonly string[];
  /** Euros. */
  readonly amountSend: Decimal;
  /** Bs. */
  readonly amountReceive: Decimal;
  /** Instant of the press, in ms. */
  readonly pressedAt: number;
  /** Ids of equal transfers that are not this one's. */
  readonly knownIds: readonly string[];
  /** Those that the history held before the press are among them. */
  readonly historyKnown: boolean;
  /** 'notMade': the history was asked twice and does not hold it. */
  readonly verdict: 'asking' | 'notMade';
}

/** What is known when 'Confirmar' is pressed. */
export type Confirmation = Omit<InDoubt, 'pressedAt' | 'verdict' | 'knownIds' | 'historyKnown'>;

const texts = (value: unknown) => (asArray(value) ?? []).flatMap((text) => asText(text) ?? []);

function readOne(value: unknown): InDoubt | undefined {
  const source = asObject(value);
  const [key, quoteId, title] = [pick(source, 'key'), pick(source, 'quoteId'), pick(source, 'title')].map(
    asText,
  );
  const beneficiaryId = asNumber(pick(source, 'beneficiaryId'));
  const pressedAt = asNumber(pick(source, 'pressedAt'));
  const amountSend = toDecimal(pick(source, 'amountSend'));
  const amountReceive = toDecimal(pick(source, 'amountReceive'));
  if (key === undefined || quoteId === undefined || beneficiaryId === undefined) return undefined;
  if (pressedAt === undefined || amountSend === null || amountReceive === null) return undefined;
  return {
    key,
    quoteId,
    beneficiaryId,
    title: title ?? '',
    names: texts(pick(source, 'names')),
    amountSend,
    amountReceive,
    pressedAt,
    knownIds: texts(pick(source, 'knownIds')),
    historyKnown: asFlag(pick(source, 'historyKnown')) ?? false,
    verdict: pick(source, 'verdict') === 'notMade' ? 'notMade' : 'asking',
  };
}

/** Everybody's, as it is stored: each stamped with its user. */
function stored(): readonly unknown[] {
  try {
    return asArray(JSON.parse(readTabText(inDoubtKey) ?? '[]')) ?? [];
  } catch {
    return [];
  }
}

const isOf = (one: unknown, owner: Owner) => isSameOwner(readOwner(pick(asObject(one), 'owner')), owner);

/** Keys of confirmations whose answer this page still waits for. */
const inFlight = new Set<string>();

const listeners = new Set<() => void>();
let snapshot: { readonly of: string; readonly list: readonly InDoubt[] } | undefined;

/**
 * The doubts of the user who is logged in, oldest first; the same array until something changes, which the end of a
 * wait is too.
 */
export function doubts(): readonly InDoubt[] {
  const owner = currentOwner();
  const of = JSON.stringify([owner, [...inFlight], readTabText(inDoubtKey)]);
  if (snapshot?.of !== of)
    snapshot = {
      of,
      list: owner ? stored().flatMap((one) => (isOf(one, owner) ? (readOne(one) ?? []) : [])) : [],
    };
  return snapshot.list;
}

export function subscribeToDoubts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes what the user who is logged in has; everybody else's stays. */
function change(next: (own: readonly InDoubt[]) => readonly InDoubt[]): void {
  const owner = currentOwner();
  if (owner) {
    const all = stored();
    const own = all.flatMap((one) => (isOf(one, owner) ? (readOne(one) ?? []) : []));
    const kept = [
      ...all.filter((one) => !isOf(one, owner)),
      ...next(own).map((doubt) => ({ ...doubt, owner })),
    ];
    if (kept.length === 0) removeTabText(inDoubtKey);
    else writeTabText(inDoubtKey, JSON.stringify(kept));
  }
  for (const listener of listeners) listener();
}

const without = (own: readonly InDoubt[], key: string) => own.filter((doubt) => doubt.key !== key);

/** The doubt is over: this is its exchange, and no other's. */
const resolved = (own: readonly InDoubt[], key: string, exchangeId: string) =>
  without(own, key).map((other) => ({ ...other, knownIds: [...other.knownIds, exchangeId] }));

/** True while this page waits for an answer: what the history shows could be that one's. */
export const isWaiting = () => inFlight.size > 0;

/** True when the answer is lost and the history has to tell. */
export const isToBeFound = ({ key, verdict }: InDoubt) => verdict === 'asking' && !inFlight.has(key);

/**
 * Makes a confirmation, and keeps it until its answer is known: a reload in between must not forget that it was sent.
 * @param history the exchanges known before the press; undefined where they are not
 * @param isUnknown whether a failure leaves open if the exchange was made
 */
export async function confirmOnce(
  confirmation: Confirmation,
  history: readonly Exchange[] | undefined,
  create: () => Promise<ExchangeDetail>,
  isUnknown: (error: unknown) => boolean,
): Promise<ExchangeDetail> {
  const { key } = confirmation;
  const owner = currentOwner();
  // Who has logged out meanwhile is told by the history, at the next login in this tab.
  const settle = (next: (own: readonly InDoubt[]) => readonly InDoubt[]) => {
    inFlight.delete(key);
    change((own) => (isSameOwner(owner, currentOwner()) ? next(own) : own));
  };
  const before = doubts().find((doubt) => doubt.key === key);
  const known = history?.filter((exchange) => isSameTransfer(exchange, confirmation)) ?? [];
  const doubt: InDoubt = before ?? {
    ...confirmation,
    pressedAt: clock.now(),
    knownIds: known.map(({ exchangeId }) => exchangeId),
    historyKnown: history !== undefined,
    verdict: 'asking',
  };
  inFlight.add(key);
  change((own) => [...without(own, key), { ...doubt, verdict: 'asking' }]);
  try {
    const exchange = await create();
    settle((own) => resolved(own, key, exchange.exchangeId));
    return exchange;
  } catch (error) {
    // A refusal tells nothing of an earlier press whose answer was lost.
    const stays = isUnknown(error) || before?.verdict === 'asking';
    settle((own) => (stays ? own : without(own, key)));
    throw error;
  }
}

/** True while nobody knows whether this confirmation made an exchange. */
export const isInDoubt = (key: string) =>
  doubts().some((doubt) => doubt.key === key && doubt.verdict === 'asking');

/** The history holds it, as this exchange. */
export function resolveDoubt(key: string, exchangeId: string): void {
  change((own) => resolved(own, key, exchangeId));
}

/** The history does not hold it: it may be confirmed again, with the same key. */
export function markNotMade(key: string): void {
  change((own) => own.map((doubt) => (doubt.key === key ? { ...doubt, verdict: 'notMade' } : doubt)));
}

/** How far the server's clock may be behind this browser's, in ms. */
const CLOCK_DIFFERENCE_MS = 600_000;
/** A confirmation that counts as not made may still appear in a history that lags, made about the time of the press. */
const LAG_MS = 1_800_000;

function isSameTransfer(
  exchange: Exchange,
  { amountSend, amountReceive, names }: Pick<Confirmation, 'amountSend' | 'amountReceive' | 'names'>,
): boolean {
  const { beneficiary } = exchange;
  return (
    exchange.amountSend !== null &&
    exchange.amountReceive !== null &&
    sameDecimal(exchange.amountSend, amountSend) &&
    sameDecimal(exchange.amountReceive, amountReceive) &&
    (beneficiary === null || names.some((name) => foldText(name) === foldText(beneficiary)))
  );
}

/** Whether the lost confirmation may have made this exchange: an equal one that was not there before the press. */
function mayHaveMade(doubt: InDoubt, exchange: Exchange): boolean {
  const { pressedAt, knownIds, historyKnown, verdict } = doubt;
  const { inserted, exchangeId } = exchange;
  if (!isSameTransfer(exchange, doubt) || knownIds.includes(exchangeId)) return false;
  if (verdict === 'notMade')
    return historyKnown && inserted !== null && Math.abs(inserted - pressedAt) < LAG_MS;
  // Only where it is not known what was there does the time have to tell.
  return historyKnown || inserted === null || inserted >= pressedAt - CLOCK_DIFFERENCE_MS;
}

/**
 * What the history knows of lost confirmations: the id of the exchange that each has made, by the confirmation's key.
 * Of equal ones each gets the exchange that is nearest to its press.
 */
export function findMade(
  lost: readonly InDoubt[],
  history: readonly Exchange[],
): ReadonlyMap<string, string> {
  const pairs = lost.flatMap((doubt) =>
    history
      .filter((exchange) => mayHaveMade(doubt, exchange))
      .map(({ exchangeId, inserted }) => ({
        key: doubt.key,
        exchangeId,
        apart: inserted === null ? Number.MAX_VALUE : Math.abs(inserted - doubt.pressedAt),
      })),
  );
  const made = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, exchangeId } of pairs.sort((a, b) => a.apart - b.apart)) {
    if (made.has(key) || taken.has(exchangeId)) continue;
    made.set(key, exchangeId);
    taken.add(exchangeId);
  }
  return made;
}
