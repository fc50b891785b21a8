import { exchangesQuery, type Exchange } from '@/api/exchanges';
import { clock, type Cancel } from '@/lib/clock';
import { matchPath, paths, receiptPath } from '@/lib/paths';
import { toastError, toastSuccess } from '@/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dropSendDraft } from './sendDraft';
import { ReceiptLink } from './ReceiptLink';
import { transferText } from './transferText';
import { doubts, findMade, isToBeFound, isWaiting, markNotMade, resolveDoubt, type InDoubt } from './inDoubt';
import { readSendEntry } from './sendState';
import { useDoubts } from './useDoubts';

/** A history without the exchange is asked for once more, this much later (decisions 38). */
const SECOND_LOOK_MS = 10_000;
/** How often a server that does not answer is asked: often for a minute, then less. */
const RETRY_MS = 3000;
const LATER_RETRY_MS = 15_000;
const EARLY_RETRIES = 20;

/**
 * Finds out what became of confirmations whose answer was lost: reads the history as soon as the server answers again,
 * and leads to the receipt of a transfer that was made, or says that it was not (decisions 38).
 */
export function DoubtResolver() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const lost = useDoubts().filter(isToBeFound);

  const isOnScreen = (doubt: InDoubt) => {
    const { quote, beneficiaryId, beneficiaryAlias } = readSendEntry(location.state);
    return (
      matchPath(location.pathname) === paths.sendBeneficiary &&
      quote?.id === doubt.quoteId &&
      (beneficiaryId === undefined ? beneficiaryAlias === doubt.title : beneficiaryId === doubt.beneficiaryId)
    );
  };
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
    // The exchange of a confirmation that is under way could be taken for that of a lost one.
    if (isWaiting()) return;
    const made = findMade(doubts(), exchanges);
    for (const doubt of doubts()) {
      const exchangeId = made.get(doubt.key);
      if (exchangeId === undefined) continue;
      resolveDoubt(doubt.key, exchangeId);
      tellMade(doubt, exchangeId);
    }
  });
  const tellAbsent = useEffectEvent((absentSince: Map<string, number>) => {
    for (const doubt of doubts().filter(isToBeFound)) {
      const since = absentSince.get(doubt.key) ?? clock.now();
      absentSince.set(doubt.key, since);
      if (clock.now() - since < SECOND_LOOK_MS) continue;
      markNotMade(doubt.key);
      tellNotMade(doubt);
    }
  });

  // A history that lags may show what counted as not made, whoever reads it.
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
        else tellAbsent(absentSince);
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
