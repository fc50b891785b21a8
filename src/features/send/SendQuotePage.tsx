import { ApiError, errorMessage, isTransient } from '@/api/errors';
import { checkMinimum } from '@/api/exchangeCreation';
import { messages } from '@/api/messages';
import { rateQuery } from '@/api/rates';
import { amountsOf, emptyInput, initialInput, isSendable } from '@/lib/calculator';
import { clock } from '@/lib/clock';
import { dropDraft } from '@/lib/drafts';
import { sameDecimal } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { makeQuote } from './quote';
import { SendQuoteView, type QuoteProblem } from './SendQuoteView';
import { keepQuoteDraft, quoteDraft } from './quoteDraft';
import { readSendState, unquoted, type SendState } from './sendState';
import { useInactivity } from './useInactivity';
import { useRuns } from './useRuns';

/** The calculator forgets its amounts after 20 minutes without typing (spec §4, §9). */
const INACTIVITY_MS = 1_200_000;

/** Step 2's code: no part of the first view, fetched while the amount is typed, there before the page is left. */
const fetchNextStep = () => import('./SendBeneficiaryPage').catch(() => undefined);

/** A slow phone first shows what was typed, then takes its time to run step 2's code. */
const AFTER_PAINT_MS = 200;

/** Step 1 of sending: an amount and the rate that the sender accepts (spec §2 /envia1). */
export function SendQuotePage() {
  const navigate = useNavigate();
  const location = useLocation();
  const [arrived] = useState(() => readSendState(location.state));
  const [input, setInput] = useState(() => arrived.input ?? quoteDraft(INACTIVITY_MS) ?? initialInput);
  const [problem, setProblem] = useState<QuoteProblem | undefined>(
    arrived.notice && { kind: arrived.notice },
  );
  const queryClient = useQueryClient();
  const rate = useQuery(rateQuery);
  const amounts = amountsOf(input, rate.data);
  const runs = useRuns();

  useEffect(() => {
    // The notice is for the arrival, not for every reload after it.
    if (arrived.notice)
      void navigate(paths.sendQuote, { replace: true, state: unquoted(arrived, arrived.input) });
  }, [arrived, navigate]);

  useInactivity(input, INACTIVITY_MS, () => {
    setInput(emptyInput);
    dropDraft('quote');
    setProblem({ kind: 'idle' });
  });

  const fail = (failure: QuoteProblem & { message: string }) => {
    setProblem(failure);
    window.alert(failure.message);
  };

  const [accept, accepting] = useSingleFlight(async () => {
    const shown = rate.data;
    if (shown === undefined || !isSendable(amounts)) return;
    const wanted = runs.begin();
    setProblem(undefined);
    try {
      const fresh = await queryClient.query({ ...rateQuery, staleTime: 0 });
      if (!wanted()) return;
      if (!sameDecimal(fresh, shown)) {
        setInput(emptyInput);
        dropDraft('quote');
        fail({ kind: 'rateChanged', message: messages.rateChanged, from: shown, to: fresh });
        return;
      }
      await checkMinimum(amounts.send);
      await fetchNextStep();
      if (!wanted()) return;
      const kept = unquoted(arrived, input);
      // Back from step 2 finds this entry, with what was typed.
      void navigate(paths.sendQuote, { replace: true, state: kept });
      const quote = makeQuote(amounts.send, fresh, amounts.receive);
      void navigate(paths.sendBeneficiary, { state: { ...kept, quote } satisfies SendState });
    } catch (error) {
      if (wanted()) fail(failureOf(error));
    }
  });

  return (
    <SendQuoteView
      input={input}
      onChange={(next) => {
        clock.after(AFTER_PAINT_MS, () => void fetchNextStep());
        runs.abandon();
        setInput(next);
        keepQuoteDraft(next);
        setProblem(undefined);
      }}
      rate={rate.data}
      rateError={rate.isError ? errorMessage(rate.error, messages.rateNotLoaded) : undefined}
      refreshing={rate.isFetching}
      onRefreshRate={() => void rate.refetch()}
      problem={problem}
      accepting={accepting}
      onAccept={accept}
    />
  );
}

/** An answer that refuses the amount concerns its field (spec §7); whatever else went wrong does not. */
function failureOf(error: unknown): QuoteProblem & { message: string } {
  const refused = error instanceof ApiError && error.kind === 'refused' && !isTransient(error);
  return { kind: refused ? 'minimum' : 'check', message: errorMessage(error, messages.amountNotChecked) };
}
