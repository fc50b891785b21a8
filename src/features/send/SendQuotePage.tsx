import { errorMessage } from '@/api/errors';
import { checkMinimum } from '@/api/exchangeCreation';
import { messages } from '@/api/messages';
import { rateQuery } from '@/api/rates';
import { amountsOf, emptyInput, initialInput, isSendable } from '@/lib/calculator';
import { sameDecimal } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { makeQuote } from './quote';
import { SendQuoteView, type QuoteProblem } from './SendQuoteView';
import { readSendState, unquoted, type SendState } from './sendState';
import { useInactivity } from './useInactivity';

/** The calculator forgets its amounts after 20 minutes without typing (spec §4, §9). */
const INACTIVITY_MS = 1_200_000;

/** Step 1 of sending: an amount and the rate that the sender accepts (spec §2 /envia1). */
export function SendQuotePage() {
  const navigate = useNavigate();
  const location = useLocation();
  const [arrived] = useState(() => readSendState(location.state));
  const [input, setInput] = useState(arrived.input ?? initialInput);
  const [problem, setProblem] = useState<QuoteProblem | undefined>(
    arrived.expired ? { kind: 'expired' } : undefined,
  );
  const queryClient = useQueryClient();
  const rate = useQuery(rateQuery);
  const amounts = amountsOf(input, rate.data);

  useInactivity(input, INACTIVITY_MS, () => {
    setInput(emptyInput);
    setProblem({ kind: 'idle' });
  });

  const fail = (failure: QuoteProblem & { message: string }) => {
    setProblem(failure);
    window.alert(failure.message);
  };

  const accept = useMutation({
    mutationFn: async () => {
      const shown = rate.data;
      if (shown === undefined || !isSendable(amounts)) return;
      const fresh = await queryClient.query({ ...rateQuery, staleTime: 0 });
      if (!sameDecimal(fresh, shown)) {
        setInput(emptyInput);
        fail({ kind: 'rateChanged', message: messages.rateChanged, from: shown, to: fresh });
        return;
      }
      try {
        await checkMinimum(amounts.send);
      } catch (error) {
        fail({ kind: 'minimum', message: errorMessage(error, messages.tryAgain) });
        return;
      }
      const kept = unquoted(arrived, input);
      // Back from step 2 finds this entry, with what was typed.
      void navigate(paths.sendQuote, { replace: true, state: kept });
      const quote = makeQuote(amounts.send, fresh, amounts.receive);
      void navigate(paths.sendBeneficiary, { state: { ...kept, quote } satisfies SendState });
    },
    onError: (error) => fail({ kind: 'rate', message: errorMessage(error, messages.tryAgain) }),
  });

  return (
    <SendQuoteView
      input={input}
      onChange={(next) => {
        setInput(next);
        setProblem(undefined);
      }}
      rate={rate.data}
      rateError={rate.isError ? errorMessage(rate.error, messages.tryAgain) : undefined}
      refreshing={rate.isFetching}
      onRefreshRate={() => void rate.refetch()}
      problem={problem}
      accepting={accept.isPending}
      onAccept={() => {
        if (accept.isPending) return;
        setProblem(undefined);
        accept.mutate();
      }}
    />
  );
}
