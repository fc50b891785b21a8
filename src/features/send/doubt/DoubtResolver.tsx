import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { exchangesQuery, type Exchange } from '@/api/exchanges';
import { clock, type Cancel } from '@/lib/clock';
import { receiptPath } from '@/lib/paths';
import { toastError, toastSuccess } from '@/ui/feedback/toast';
import { ReceiptLink } from '../ReceiptLink';
import { dropSendDraft } from '../sendDraft';
import { transferText } from '../transferText';
import type { InDoubt } from './doubt';
import { doubts, isToBeFound, isWaiting, markNotMade, resolveDoubt } from './doubts';
import { findMade, isCalled, isUndecided } from './findMade';
import { transferOnScreen } from './transferOnScreen';
import { useDoubts } from './useDoubts';

/** If the history does not contain the exchange, it is read again after this time (decisions 38). */
const SECOND_LOOK_MS = 10_000;
/** Interval of retries while the server does not answer: short for a minute, then longer. */
const RETRY_MS = 3000;
const LATER_RETRY_MS = 15_000;
const EARLY_RETRIES = 20;
/** Interval of reads while the history does not decide the doubt. */
const UNDECIDED_MS = 60_000;

function isOnScreen({ quoteId, beneficiaryId, names }: InDoubt): boolean {
  const shown = transferOnScreen();
  if (shown?.quote?.id !== quoteId) return false;
  if (shown.beneficiaryId === undefined) return isCalled(names, shown.beneficiaryAlias ?? '');
  return shown.beneficiaryId === beneficiaryId;
}

/**
 * Resolves confirmations whose answer was lost. It reads the history as soon as the server answers again, and then
 * leads to the receipt or says that the exchange was not made (decisions 38).
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
      here ? undefined : <ReceiptLink exchangeId={exchangeId} />,
    );
    if (here) void navigate(receiptPath(exchangeId), { replace: true });
  });
  const tellNotMade = useEffectEvent((doubt: InDoubt) => {
    if (!isOnScreen(doubt)) toastError('Tu envío no se hizo.', transferText(doubt.amountSend, doubt.title));
  });

  const tellFound = useEffectEvent((exchanges: readonly Exchange[]) => {
    // The exchange of a pending confirmation could be mistaken for that of a lost one.
    if (isWaiting()) return;
    const made = findMade(doubts(), exchanges);
    for (const doubt of doubts()) {
      const exchangeId = made.get(doubt.key);
      if (exchangeId === undefined) continue;
      resolveDoubt(doubt.key, exchangeId);
      tellMade(doubt, exchangeId);
    }
  });
  const tellAbsent = useEffectEvent((exchanges: readonly Exchange[], absentSince: Map<string, number>) => {
    for (const doubt of doubts().filter(isToBeFound)) {
      // The history does not decide, so nothing may be claimed.
      if (isUndecided(doubt, exchanges)) continue;
      const since = absentSince.get(doubt.key) ?? clock.now();
      absentSince.set(doubt.key, since);
      if (clock.now() - since < SECOND_LOOK_MS) continue;
      markNotMade(doubt.key);
      tellNotMade(doubt);
    }
  });

  // Any later read of the history may show an exchange that counted as not made.
  const { data: history } = useQuery({ ...exchangesQuery(), enabled: false });
  useEffect(() => {
    if (history) tellFound(history.exchanges);
  }, [history]);

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
        const { exchanges } = await queryClient.query({ ...exchangesQuery(), staleTime: 0, retry: false });
        if (isLeft()) return;
        tellFound(exchanges);
        if (isWaiting()) wait = RETRY_MS;
        else tellAbsent(exchanges, absentSince);
        const open = doubts().filter(isToBeFound);
        if (open.length > 0 && open.every((doubt) => isUndecided(doubt, exchanges))) wait = UNDECIDED_MS;
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
