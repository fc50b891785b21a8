import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { exchangesQuery, type Exchange, type KnownHistory } from '@/api/exchanges';
import { CALL_LIMIT_MS } from '@/api/http';
import { clock, type Cancel } from '@/lib/clock';
import { receiptPath } from '@/lib/paths';
import { toastSuccess } from '@/ui/feedback/toast';
import { ReceiptLink } from '../ReceiptLink';
import { dropSendDraft } from '../sendDraft';
import { transferText } from '../transferText';
import type { InDoubt } from './doubt';
import { doubts, forgetOld, isPending, isToBeFound, isWaiting, markNotMade, resolveDoubt } from './doubts';
import { findMade, isUndecided } from './findMade';
import { listenForMade, type Made } from './madeInTab';
import { toastNotMade } from './notMade';
import { isOnScreen, isReceiptOnScreen } from './transferOnScreen';
import { useDoubts } from './useDoubts';

/** Time between two reads of the history that do not contain the exchange (decisions 38, 97). */
const SECOND_LOOK_MS = 10_000;
/** Interval of retries while the server does not answer: short for a minute, then longer. */
const RETRY_MS = 3000;
const LATER_RETRY_MS = 15_000;
const EARLY_RETRIES = 20;
/** Interval of reads while the history does not decide the doubt. */
const UNDECIDED_MS = 60_000;

/**
 * Resolves confirmations whose answer was lost. It reads the history as soon as the server answers again, and then
 * leads to the receipt or says that the exchange was not made (decision 38).
 */
export function DoubtResolver() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const lost = useDoubts().filter(isToBeFound);

  const tellMade = useEffectEvent((doubt: InDoubt, exchangeId: string) => {
    dropSendDraft(doubt);
    const here = isOnScreen(doubt);
    toastSuccess(
      'Tu envío sí se hizo.',
      transferText(doubt.amountSend, doubt.title),
      here || isReceiptOnScreen(exchangeId) ? undefined : <ReceiptLink exchangeId={exchangeId} />,
    );
    if (here) void navigate(receiptPath(exchangeId), { replace: true });
  });
  const tellNotMade = useEffectEvent((doubt: InDoubt) => {
    if (!isOnScreen(doubt)) toastNotMade(doubt);
  });

  const tellFound = useEffectEvent((exchanges: readonly Exchange[]) => {
    // The exchange of a pending confirmation could be mistaken for that of a lost one.
    if (isWaiting()) return;
    const made = findMade(doubts(), exchanges);
    for (const doubt of doubts()) {
      const exchangeId = made.get(doubt.key);
      if (exchangeId === undefined) continue;
      // Navigates first: without its doubt, step 2 may find that its quote has expired.
      tellMade(doubt, exchangeId);
      resolveDoubt(doubt.key, exchangeId);
    }
  });
  const tellAbsent = useEffectEvent((history: KnownHistory, absentSince: Map<string, number>) => {
    const { exchanges, readAt } = history;
    for (const doubt of doubts().filter(isToBeFound)) {
      // A read that began before the press shows nothing of it.
      if (readAt < doubt.lastPressedAt) continue;
      // The history does not decide, so nothing may be claimed.
      if (isUndecided(doubt, exchanges)) continue;
      const since = absentSince.get(doubt.key) ?? readAt;
      absentSince.set(doubt.key, since);
      // Until the limit of a call the server may still be working on it.
      if (readAt - since < SECOND_LOOK_MS || readAt - doubt.lastPressedAt < CALL_LIMIT_MS) continue;
      markNotMade(doubt.key);
      tellNotMade(doubt);
    }
  });

  // A later read of the history may show an exchange that was not found; a slow server may still make it.
  const missing = useDoubts().some(({ verdict }) => verdict === 'notMade');
  const { data: history } = useQuery({
    ...exchangesQuery(),
    enabled: missing,
    refetchInterval: missing && UNDECIDED_MS,
  });
  useEffect(() => {
    if (history) tellFound(history.exchanges);
    forgetOld();
  }, [history]);

  const learn = useEffectEvent(({ key, exchangeId }: Made) => {
    // A confirmation that is pending here too gets its own answer.
    if (isPending(key)) return;
    const doubt = doubts().find((one) => one.key === key);
    if (doubt) tellMade(doubt, exchangeId);
    resolveDoubt(key, exchangeId);
  });
  useEffect(() => listenForMade((made) => learn(made)), []);

  const keys = lost.map(({ key }) => key).join();
  useEffect(() => {
    if (keys === '') return;
    const absentSince = new Map<string, number>();
    let state: 'resting' | 'looking' | 'left' = 'resting';
    let failures = 0;
    let cancel: Cancel = () => undefined;
    const look = async () => {
      if (state !== 'resting') return;
      cancel();
      state = 'looking';
      let wait = SECOND_LOOK_MS;
      try {
        const read = await queryClient.query({ ...exchangesQuery(), staleTime: 0, retry: false });
        if (isLeft()) return;
        tellFound(read.exchanges);
        if (isWaiting()) wait = RETRY_MS;
        else tellAbsent(read, absentSince);
        const open = doubts().filter(isToBeFound);
        if (open.length > 0 && open.every((doubt) => isUndecided(doubt, read.exchanges))) wait = UNDECIDED_MS;
        // The cache had a read under way that began before the press, and returned that one.
        if (open.some(({ lastPressedAt }) => read.readAt < lastPressedAt)) wait = RETRY_MS;
      } catch {
        failures += 1;
        wait = failures < EARLY_RETRIES ? RETRY_MS : LATER_RETRY_MS;
      }
      if (isLeft()) return;
      state = 'resting';
      cancel = clock.after(wait, () => void look());
    };
    const isLeft = () => state === 'left';
    const lookNow = () => void look();
    lookNow();
    addEventListener('online', lookNow);
    return () => {
      state = 'left';
      cancel();
      removeEventListener('online', lookNow);
    };
  }, [keys, queryClient]);

  return null;
}
