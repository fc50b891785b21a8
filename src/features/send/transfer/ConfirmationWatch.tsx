import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { exchangesQuery, type KnownHistory } from '@/api/exchanges';
import { CALL_LIMIT_MS } from '@/api/http';
import { countsAsSent } from '@/api/sentStatus';
import { clock, MINUTE_MS } from '@/lib/clock';
import { currentOwner, isSameOwner, type Owner } from '@/lib/owner';
import { confirmationMark, confirmationPrefixes, readText, writeJson } from '@/lib/storage';
import { toastError, toastSuccess } from '@/ui/feedback/toast';
import { noteConfirmed } from '../preparations';
import { isAwaited, isRunning, msToWait, notePress, noteWait, searchOf } from './awaited';
import { isLost, isOpen, type OpenConfirmation } from './confirmation';
import {
  changed,
  confirmationOf,
  dispatch,
  forgetOld,
  madeIds,
  openConfirmations,
  subscribe,
  useConfirmations,
} from './confirmations';
import { findMade, isSameTransfer, isUndecided } from './match';
import { isReceiptOnScreen, stepTwoOf } from './stepTwo';
import { NOT_FOUND, REJECTED, ReceiptLink, transferText } from './texts';

/** Time between two readings of the history that do not contain the exchange (decision 38). */
const SECOND_LOOK_MS = 10_000;
/** Interval of retries while the server does not answer: short for a minute, then longer. */
const RETRY_MS = 3000;
const LATER_RETRY_MS = 15_000;
const EARLY_RETRIES = 20;
/** Interval of readings for an exchange that was not found, or that the history does not decide. */
const SLOW_MS = MINUTE_MS;
/** Time for another tab to show that it waits for its answer. */
const GRACE_MS = 1000;

const isPending = ({ stage }: OpenConfirmation) => stage === 'pending';

/** What has become of a lost answer. */
interface Outcome {
  readonly one: OpenConfirmation;
  /** Undefined if the history does not contain it. */
  readonly exchangeId?: string;
  /** What is wrong with it: 'REJECTED' or 'NOT_FOUND'. */
  readonly problem?: string | undefined;
  /** True if this page shows its receipt already. */
  readonly isShown?: boolean;
}

function toastOutcomes(outcomes: readonly Outcome[]): void {
  const [only, another] = outcomes;
  if (only && !another) {
    const { one, exchangeId, problem, isShown } = only;
    const link = exchangeId !== undefined && !isShown && <ReceiptLink exchangeId={exchangeId} />;
    if (exchangeId === undefined) toastError(NOT_FOUND, `${transferText(one)}. Lo seguimos mirando.`);
    else if (problem !== undefined) toastError(problem, transferText(one), link);
    else toastSuccess('Tu envío sí se hizo.', transferText(one), link);
    return;
  }
  const list = (
    <ul>
      {outcomes.map(({ one, exchangeId, problem }) => (
        <li key={one.key}>
          {exchangeId === undefined ? (
            <span>{transferText(one)}</span>
          ) : (
            <ReceiptLink exchangeId={exchangeId}>{transferText(one)}</ReceiptLink>
          )}
          {problem !== undefined && <span>{`: ${problem}`}</span>}
        </li>
      ))}
    </ul>
  );
  if (outcomes.some(({ problem }) => problem !== undefined)) toastError('Revisa tus envíos.', '', list);
  else toastSuccess('Tus envíos sí se hicieron.', '', list);
}

/** What one reading of the history shows is told together: a toast replaces the one before. */
let untold: Outcome[] = [];

function tell(outcome: Outcome): void {
  if (untold.length === 0)
    queueMicrotask(() => {
      toastOutcomes(untold);
      untold = [];
    });
  untold.push(outcome);
}

/** A confirmation that this page knows to be open. */
interface Known {
  readonly one: OpenConfirmation;
  readonly owner: Owner | undefined;
  /** True once it has said that the answer is lost. */
  readonly told: boolean;
}

/** Puts the user's open confirmations back that this page knows, if the site's data were erased. */
function restoreErased(known: readonly Known[]): void {
  const [owner, at] = [currentOwner(), clock.now()];
  const gone = known.filter(
    (entry) => owner && isSameOwner(entry.owner, owner) && !confirmationOf(entry.one.key),
  );
  // With the mark, another tab has ended them.
  if (gone.length === 0 || readText(confirmationMark) !== null) return;
  writeJson(confirmationMark, true);
  for (const { one: confirmation } of gone)
    writeJson(confirmationPrefixes.open + confirmation.key, { owner, confirmation, at });
  changed();
}

/** Follows the confirmations of all tabs, and says what has become of those that this page showed. */
function useResults(): void {
  useEffect(() => {
    const known = new Map<string, Known>();
    const learn = () => {
      restoreErased([...known.values()]);
      // An older release has written none.
      if (openConfirmations().length > 0 && readText(confirmationMark) === null)
        writeJson(confirmationMark, true);
      for (const one of openConfirmations()) {
        const before = known.get(one.key);
        // The answer to this page's own press is the page's business.
        const told = isPending(one) ? before?.told === true && !isRunning(one) : true;
        known.set(one.key, { one, told, owner: currentOwner() });
        if (isPending(one) && !isRunning(one) && before?.one.stage !== 'pending') notePress(one.key);
      }
      for (const [key, { one, told }] of known) {
        const now = confirmationOf(key);
        if (now && now.stage !== 'made') continue;
        known.delete(key);
        if (!now || isRunning(one)) continue;
        noteConfirmed(one);
        if (!told) continue;
        const { exchangeId, isRejected } = now;
        // Step 2 opens the receipt itself.
        const isShown = !!stepTwoOf(one) || isReceiptOnScreen(exchangeId);
        tell({ one, exchangeId, isShown, problem: isRejected ? REJECTED : undefined });
      }
    };
    learn();
    const stop = subscribe(learn);
    return () => {
      stop();
      // What ends the last doubt also ends this effect, perhaps before it has heard.
      learn();
    };
  }, []);
}

/** The exchanges that the history contains are made. Says nothing; `useResults` does. */
function takeMade({ exchanges }: KnownHistory): void {
  const all = openConfirmations();
  // A pending confirmation gets its own answer, and an exchange could be that of an equal one.
  const decidable = all.filter(
    (one) => !isPending(one) && !all.some((other) => isPending(other) && isSameTransfer(one, other)),
  );
  for (const [key, exchangeId] of findMade(decidable, exchanges, madeIds())) {
    const isRejected = exchanges.some((row) => row.exchangeId === exchangeId && !countsAsSent(row));
    dispatch(key, { type: 'made', exchangeId, isRejected });
  }
  forgetOld();
}

/** What the history still does not contain after two readings is not found. */
function noteAbsent({ exchanges, askedAt, hasContent }: KnownHistory): void {
  if (!hasContent) return;
  for (const one of openConfirmations().filter(isLost)) {
    const search = searchOf(one.key);
    // A reading that began before the press shows nothing of it; and the history may not decide.
    if (askedAt < search.press || isUndecided(one, exchanges, madeIds())) continue;
    search.absentSince ??= askedAt;
    // Until the limit of a call the server may still be working on it.
    if (askedAt - search.absentSince < SECOND_LOOK_MS || askedAt - search.press < CALL_LIMIT_MS) continue;
    dispatch(one.key, { type: 'absent' });
    if (!stepTwoOf(one)) tell({ one, problem: NOT_FOUND });
  }
}

/** A confirmation of another page that is gone, or takes longer than a call, has lost its answer. */
async function noteGone(): Promise<void> {
  for (const one of openConfirmations().filter(isPending)) {
    const isOver = clock.elapsed() - searchOf(one.key).press >= CALL_LIMIT_MS;
    const awaited = await isAwaited(one.key);
    const now = confirmationOf(one.key);
    if (now?.stage === 'pending' && !isRunning(one) && (isOver || awaited === false))
      dispatch(one.key, { type: 'lost' });
  }
}

/** When to read again after a reading, in ms. */
function nextReading({ exchanges, askedAt }: KnownHistory): number {
  const open = openConfirmations();
  const lost = open.filter(isLost);
  // The cache had a reading under way that began before the press, and returned that one.
  if (open.some(isPending) || lost.some(({ key }) => askedAt < searchOf(key).press)) return RETRY_MS;
  return lost.every((one) => isUndecided(one, exchanges, madeIds())) ? SLOW_MS : SECOND_LOOK_MS;
}

/** Waits, but no longer than until the browser is online again or `signal`. */
const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      cancel();
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** Looks for the exchanges of lost answers until `signal`. */
async function follow(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const isLeft = () => signal.aborted;
  const arePending = () => openConfirmations().every(isPending);
  let failures = 0;
  if (arePending()) await rest(GRACE_MS, signal);
  while (!isLeft()) {
    let next = GRACE_MS;
    if (openConfirmations().length === 0) changed();
    await noteGone();
    // Nothing to look for, until an answer is lost.
    if (!isLeft() && !arePending() && msToWait() === 0) {
      try {
        const read = await queryClient.query({ ...exchangesQuery, retry: false });
        if (isLeft()) return;
        failures = 0;
        takeMade(read);
        noteAbsent(read);
        next = nextReading(read);
      } catch (error) {
        noteWait(error);
        failures += 1;
        next = failures < EARLY_RETRIES ? RETRY_MS : LATER_RETRY_MS;
      }
    }
    // A pending one may lose its page while the server asks to wait.
    await rest(arePending() ? next : Math.max(next, msToWait()), signal);
  }
}

/**
 * Resolves confirmations whose answer is lost: it reads the history until that contains the exchange. After two readings
 * without it, it says so and goes on reading, because a slow server may still make it (product 4.10). All waits are
 * counted by a clock that does not jump.
 */
export function ConfirmationWatch() {
  const queryClient = useQueryClient();
  const open = useConfirmations().filter(isOpen);
  useResults();

  // Any reading of the history may show an exchange.
  const { data: history } = useQuery({ ...exchangesQuery, enabled: false });
  useEffect(() => {
    if (history) takeMade(history);
  }, [history]);

  const watched = open.map((one) => `${one.key} ${isPending(one)}`).join();
  useEffect(() => {
    if (watched === '') {
      // No event says that this tab's data were erased.
      changed();
      return undefined;
    }
    const left = new AbortController();
    void follow(queryClient, left.signal);
    return () => left.abort();
  }, [watched, queryClient]);

  return null;
}
