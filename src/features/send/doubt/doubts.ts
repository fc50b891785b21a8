import type { ExchangeDetail } from '@/api/exchanges';
import { clock } from '@/lib/clock';
import { asArray, parseJson } from '@/lib/jsonValues';
import { currentOwner, isSameOwner, stampOf, type Owner } from '@/lib/owner';
import { inDoubtKey, readText, remove, writeText } from '@/lib/storage';
import { readDoubt, type InDoubt } from './doubt';

/** After this time a lagging history no longer shows an exchange that counted as not made, in ms. */
const DAY_MS = 86_400_000;

/** The stored doubts of all users and tabs of this browser, each with its owner stamp. */
const stored = () => asArray(parseJson(readText(inDoubtKey) ?? '[]')) ?? [];

const isOf = (one: unknown, owner: Owner) => isSameOwner(stampOf(one), owner);

/** The answers that this page still waits for, by the confirmation's key. */
export const pendingAnswers = new Map<string, Promise<ExchangeDetail>>();

const listeners = new Set<() => void>();
let snapshot: { readonly of: string; readonly list: readonly InDoubt[] } | undefined;

/**
 * The signed-in user's doubts, oldest first. The array keeps its identity until a change; the end of a wait is a
 * change too.
 */
export function doubts(): readonly InDoubt[] {
  const owner = currentOwner();
  const of = JSON.stringify([owner, [...pendingAnswers.keys()], readText(inDoubtKey)]);
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
  if (all.length === 0) remove(inDoubtKey);
  else writeText(inDoubtKey, JSON.stringify(all));
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Changes the doubts of one user, by default the signed-in one, and keeps those of the others. */
export function changeDoubts(
  next: (own: readonly InDoubt[]) => readonly InDoubt[],
  owner = currentOwner(),
): void {
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

export const withoutDoubt = (own: readonly InDoubt[], key: string) =>
  own.filter((doubt) => doubt.key !== key);

/** Removes a doubt and marks its exchange as known to the other doubts. */
export const resolvedDoubt = (own: readonly InDoubt[], key: string, exchangeId: string) =>
  withoutDoubt(own, key).map((other) => ({ ...other, knownIds: [...other.knownIds, exchangeId] }));

/** True while this page waits for an answer: a new exchange in the history could belong to it. */
export const isWaiting = () => pendingAnswers.size > 0;

/** True while this page waits for the answer to this confirmation. */
export const isPending = (key: string) => pendingAnswers.has(key);

/** True when the answer is lost and the history has to decide. */
export const isToBeFound = ({ key, verdict }: InDoubt) => verdict === 'asking' && !pendingAnswers.has(key);

/** True while it is unknown whether this confirmation created an exchange. */
export const isInDoubt = (key: string) =>
  doubts().some((doubt) => doubt.key === key && doubt.verdict === 'asking');

/** The history contains it, as this exchange. */
export function resolveDoubt(key: string, exchangeId: string): void {
  changeDoubts((own) => resolvedDoubt(own, key, exchangeId));
}

/** The history does not contain it: the user may confirm again with the same key. */
export function markNotMade(key: string): void {
  changeDoubts((own) => own.map((doubt) => (doubt.key === key ? { ...doubt, verdict: 'notMade' } : doubt)));
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
