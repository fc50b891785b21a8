import type { Exchange, ExchangeDetail } from '@/api/exchanges';
import { clock } from '@/lib/clock';
import { sameDecimal, toDecimal, type Decimal } from '@/lib/money';
import { currentOwner, isOwn, owned } from '@/lib/owner';
import { asArray, asNumber, asObject, asText, pick } from '@/lib/read';
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
  /** Ids of equal transfers that the history held before the press; undefined where it was not known. */
  readonly knownIds: readonly string[] | undefined;
  /** 'notMade': the history was asked twice and does not hold it. */
  readonly verdict: 'asking' | 'notMade';
}

/** What is known when 'Confirmar' is pressed. */
export type Confirmation = Omit<InDoubt, 'pressedAt' | 'verdict' | 'knownIds'>;

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
  const knownIds = asArray(pick(source, 'knownIds'));
  return {
    key,
    quoteId,
    beneficiaryId,
    title: title ?? '',
    names: texts(pick(source, 'names')),
    amountSend,
    amountReceive,
    pressedAt,
    knownIds: knownIds && texts(knownIds),
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

const listeners = new Set<() => void>();
let snapshot: { readonly of: string; readonly list: readonly InDoubt[] } | undefined;

/** The doubts of the user who is logged in, oldest first; the same array until something changes. */
export function doubts(): readonly InDoubt[] {
  const of = `${JSON.stringify(currentOwner())}${readTabText(inDoubtKey) ?? ''}`;
  if (snapshot?.of !== of)
    snapshot = { of, list: stored().flatMap((one) => (isOwn(one) ? (readOne(one) ?? []) : [])) };
  return snapshot.list;
}

export function subscribeToDoubts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces what this user has under a key; undefined removes it. */
function put(key: string, doubt: InDoubt | undefined): void {
  const others = stored().filter((one) => !(isOwn(one) && pick(asObject(one), 'key') === key));
  const next = doubt ? [...others, owned(doubt)] : others;
  if (next.length === 0) removeTabText(inDoubtKey);
  else writeTabText(inDoubtKey, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Keys of confirmations whose answer this page still waits for. */
const inFlight = new Set<string>();

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
  const before = doubts().find((doubt) => doubt.key === key);
  const known = history?.filter((exchange) => isSameTransfer(exchange, confirmation));
  const doubt: InDoubt = before ?? {
    ...confirmation,
    pressedAt: clock.now(),
    knownIds: known?.map(({ exchangeId }) => exchangeId),
    verdict: 'asking',
  };
  inFlight.add(key);
  put(key, { ...doubt, verdict: 'asking' });
  try {
    const exchange = await create();
    inFlight.delete(key);
    resolveDoubt(key, exchange.exchangeId);
    return exchange;
  } catch (error) {
    // A refusal tells nothing of an earlier press whose answer was lost.
    const stays = isUnknown(error) || before?.verdict === 'asking';
    inFlight.delete(key);
    put(key, stays ? { ...doubt, verdict: 'asking' } : undefined);
    throw error;
  }
}

/** The doubt is over: this is its exchange, and no other's. */
export function resolveDoubt(key: string, exchangeId: string): void {
  put(key, undefined);
  for (const other of doubts())
    put(other.key, { ...other, knownIds: [...(other.knownIds ?? []), exchangeId] });
}

/** The history does not hold it: it may be confirmed again, with the same key. */
export function markNotMade(key: string): void {
  const doubt = doubts().find((one) => one.key === key);
  if (doubt) put(key, { ...doubt, verdict: 'notMade' });
}

/** How far the server's clock may be behind this browser's, in ms. */
const CLOCK_DIFFERENCE_MS = 600_000;

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

/** The exchange that the lost confirmation made: an equal one that was not there before the press. */
export function findMade(doubt: InDoubt, history: readonly Exchange[]): Exchange | undefined {
  return history.find(
    (exchange) =>
      isSameTransfer(exchange, doubt) &&
      doubt.knownIds?.includes(exchange.exchangeId) !== true &&
      (exchange.inserted === null || exchange.inserted >= doubt.pressedAt - CLOCK_DIFFERENCE_MS),
  );
}
