import { ApiError } from '@/api/errors';
import type { ExchangeDetail, KnownHistory } from '@/api/exchanges';
import { clock } from '@/lib/clock';
import { asArray, asObject, parseJson, pick } from '@/lib/jsonValues';
import { currentOwner, isSameOwner, readOwner, type Owner } from '@/lib/owner';
import { serverNow } from '@/lib/serverClock';
import { inDoubtKey, readTabText, removeTabText, writeTabText } from '@/lib/storage';
import { readDoubt, type Confirmation, type InDoubt } from './doubt';
import { isSameTransfer } from './findMade';
import { tellMadeToTabs } from './madeInTab';

/** After this time a lagging history no longer shows an exchange that counted as not made, in ms. */
const DAY_MS = 86_400_000;

/** The stored doubts of all users, each with its owner stamp. */
const stored = () => asArray(parseJson(readTabText(inDoubtKey) ?? '[]')) ?? [];

const isOf = (one: unknown, owner: Owner) => isSameOwner(readOwner(pick(asObject(one), 'owner')), owner);

/** The answers that this page still waits for, by the confirmation's key. */
const pending = new Map<string, Promise<ExchangeDetail>>();

const listeners = new Set<() => void>();
let snapshot: { readonly of: string; readonly list: readonly InDoubt[] } | undefined;

/**
 * The signed-in user's doubts, oldest first. The array keeps its identity until a change; the end of a wait is a
 * change too.
 */
export function doubts(): readonly InDoubt[] {
  const owner = currentOwner();
  const of = JSON.stringify([owner, [...pending.keys()], readTabText(inDoubtKey)]);
  if (snapshot?.of !== of)
    snapshot = {
      of,
      list: owner ? stored().flatMap((one) => (isOf(one, owner) ? (readDoubt(one) ?? []) : [])) : [],
    };
  return snapshot.list;
}

export function subscribeToDoubts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store(all: readonly unknown[]): void {
  if (all.length === 0) removeTabText(inDoubtKey);
  else writeTabText(inDoubtKey, JSON.stringify(all));
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Changes the doubts of one user, by default the signed-in one, and keeps those of the others. */
function change(next: (own: readonly InDoubt[]) => readonly InDoubt[], owner = currentOwner()): void {
  if (owner) {
    const all = stored();
    const own = all.flatMap((one) => (isOf(one, owner) ? (readDoubt(one) ?? []) : []));
    const kept = [
      ...all.filter((one) => !isOf(one, owner)),
      ...next(own).map((doubt) => ({ ...doubt, owner })),
    ];
    store(kept);
  }
  notify();
}

const without = (own: readonly InDoubt[], key: string) => own.filter((doubt) => doubt.key !== key);

/** Removes a doubt and marks its exchange as known to the other doubts. */
const resolved = (own: readonly InDoubt[], key: string, exchangeId: string) =>
  without(own, key).map((other) => ({ ...other, knownIds: [...other.knownIds, exchangeId] }));

/** True while this page waits for an answer: a new exchange in the history could belong to it. */
export const isWaiting = () => pending.size > 0;

/** True while this page waits for the answer to this confirmation. */
export const isPending = (key: string) => pending.has(key);

/** True when the answer is lost and the history has to decide. */
export const isToBeFound = ({ key, verdict }: InDoubt) => verdict === 'asking' && !pending.has(key);

/** True when the end of the session refused the call: the server did nothing. */
const isSessionEnd = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The doubt at the moment of the press. */
function newDoubt(confirmation: Confirmation, history: KnownHistory | undefined): InDoubt {
  const equal = history?.exchanges.filter((exchange) => isSameTransfer(exchange, confirmation)) ?? [];
  const now = clock.now();
  return {
    ...confirmation,
    pressedAt: now,
    lastPressedAt: now,
    serverPressedAt: serverNow() ?? null,
    knownIds: equal.map(({ exchangeId }) => exchangeId),
    historyAge: history ? now - history.readAt : null,
    verdict: 'asking',
  };
}

/**
 * Sends a confirmation and stores it until its answer is known, so that a reload does not forget it. While the answer
 * is pending, another call waits for the same answer.
 *
 * @param history the history known before the press; undefined if there is none
 * @param isUnknown true if a failure leaves open whether the exchange was made
 */
export function confirmOnce(
  confirmation: Confirmation,
  history: KnownHistory | undefined,
  create: () => Promise<ExchangeDetail>,
  isUnknown: (error: unknown) => boolean,
): Promise<ExchangeDetail> {
  const { key } = confirmation;
  const running = pending.get(key);
  if (running) return running;
  const owner = currentOwner();
  // If the user has logged out meanwhile, the doubt stays; the history resolves it after the next login in this tab.
  const settle = (
    next: (own: readonly InDoubt[]) => readonly InDoubt[],
    isDecided = isSameOwner(owner, currentOwner()),
  ) => {
    pending.delete(key);
    change((own) => (isDecided ? next(own) : own), owner);
  };
  const before = doubts().find((doubt) => doubt.key === key);
  const doubt = before ? { ...before, lastPressedAt: clock.now() } : newDoubt(confirmation, history);
  const answer = Promise.resolve()
    .then(create)
    .then(
      (exchange) => {
        settle((own) => resolved(own, key, exchange.exchangeId));
        tellMadeToTabs({ key, exchangeId: exchange.exchangeId });
        return exchange;
      },
      (error: unknown) => {
        // A refusal does not decide an earlier press whose answer was lost.
        const stays = isUnknown(error) || before?.verdict === 'asking';
        settle((own) => (stays ? own : without(own, key)), isSessionEnd(error) || undefined);
        throw error;
      },
    );
  pending.set(key, answer);
  // Stored before the call is sent, in the next microtask.
  change((own) => [...without(own, key), { ...doubt, verdict: 'asking' }]);
  return answer;
}

/** True while it is unknown whether this confirmation created an exchange. */
export const isInDoubt = (key: string) =>
  doubts().some((doubt) => doubt.key === key && doubt.verdict === 'asking');

/** The history contains it, as this exchange. */
export function resolveDoubt(key: string, exchangeId: string): void {
  change((own) => resolved(own, key, exchangeId));
}

/** The history does not contain it: the user may confirm again with the same key. */
export function markNotMade(key: string): void {
  change((own) => own.map((doubt) => (doubt.key === key ? { ...doubt, verdict: 'notMade' } : doubt)));
}

/** Removes the doubts of all users that counted as not made a day ago or earlier. */
export function forgetOld(): void {
  const isOld = (one: unknown) => {
    const doubt = readDoubt(one);
    return doubt?.verdict === 'notMade' && clock.now() - doubt.pressedAt >= DAY_MS;
  };
  const all = stored();
  const kept = all.filter((one) => !isOld(one));
  if (kept.length === all.length) return;
  store(kept);
  notify();
}
