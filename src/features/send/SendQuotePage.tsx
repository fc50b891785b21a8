import { ApiError, errorMessage, isTransient } from '@/api/errors';
import { checkMinimum } from '@/api/exchangeCreation';
import { messages } from '@/api/messages';
import { fetchRate, rateQuery } from '@/api/rates';
import { amountsOf, emptyInput, initialInput, isSendable, type SendableAmounts } from '@/lib/calculator';
import { clock } from '@/lib/clock';
import { dropDraft } from '@/lib/drafts';
import { sameDecimal, type Decimal } from '@/lib/money';
import { owned } from '@/lib/owner';
import { paths } from '@/lib/paths';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { DateTime } from '@/ui/DateTime';
import { usePageCall } from '@/ui/usePageCall';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DoubtNotice } from './DoubtNotice';
import { makeQuote, type Quote } from './quote';
import { keepSendDraft, recentSendDraft } from './sendDraft';
import { SendQuoteView, type QuoteProblem } from './SendQuoteView';
import { readSendEntry, unquoted, type SendState } from './sendState';
import { useDoubts } from './useDoubts';
import { useInactivity } from './useInactivity';

/** The calculator forgets its amounts after 20 minutes without typing (spec §4, §9). */
const INACTIVITY_MS = 1_200_000;

/** Step 2's code: no part of the first view, fetched while the amount is typed, there before the page is left. */
const fetchNextStep = () => import('./SendBeneficiaryPage').catch(() => undefined);

/** A slow phone first shows what was typed, then takes its time to run step 2's code. */
const AFTER_PAINT_MS = 200;

/** What a press of 'Quiero esta tasa' accepts: the rate on screen, and the amounts that it gives. */
interface Offer {
  readonly shown: Decimal;
  readonly amounts: SendableAmounts;
}

/** What the press found out. */
type Acceptance =
  | { readonly kind: 'changed'; readonly from: Decimal; readonly to: Decimal }
  | { readonly kind: 'accepted'; readonly quote: Quote };

/** Asks for the rate once more, and whether the amount is enough (spec §5). */
async function accept({ shown, amounts }: Offer, signal: AbortSignal): Promise<Acceptance> {
  const fresh = await fetchRate({ signal });
  if (!sameDecimal(fresh, shown)) return { kind: 'changed', from: shown, to: fresh };
  await checkMinimum(amounts.send, signal);
  await fetchNextStep();
  return { kind: 'accepted', quote: makeQuote(amounts.send, fresh, amounts.receive) };
}

/** Step 1 of sending: an amount and the rate that the sender accepts (spec §2 /envia1). */
export function SendQuotePage() {
  const navigate = useNavigate();
  const location = useLocation();
  const [start] = useState(() => startState(location.state));
  const { notice, ...known } = start;
  const [input, setInput] = useState(known.input ?? initialInput);
  const [problem, setProblem] = useState<QuoteProblem | undefined>(notice && { kind: notice });
  const queryClient = useQueryClient();
  const rate = useQuery(rateQuery);
  const timeZone = timeZoneOf(useSession().user?.countryResidenceIso2);
  const amounts = amountsOf(input, rate.data);
  const doubts = useDoubts().filter(({ verdict }) => verdict === 'asking');

  useEffect(() => {
    // From now on the draft knows it: a reload finds what was typed since, and a notice is for the arrival only.
    if (start.input || start.notice) keepSendDraft(unquoted(start, start.input));
    if (readSendEntry(location.state).input) void navigate(paths.sendQuote, { replace: true });
  }, [start, location.state, navigate]);

  const empty = () => {
    setInput(emptyInput);
    dropDraft('send');
  };
  useInactivity(input, INACTIVITY_MS, () => {
    empty();
    setProblem({ kind: 'idle' });
  });

  const fail = (failure: QuoteProblem & { message: string }) => {
    setProblem(failure);
    window.alert(failure.message);
  };

  const [quote, accepting] = usePageCall({
    choice: input,
    readsOnly: true,
    call: accept,
    whileHere(answer) {
      if (answer.kind === 'changed') {
        queryClient.setQueryData(rateQuery.queryKey, answer.to);
        empty();
        fail({ ...answer, kind: 'rateChanged', message: messages.rateChanged });
        return;
      }
      const state = { ...unquoted(known, input), quote: answer.quote };
      keepSendDraft(state);
      void navigate(paths.sendBeneficiary, { state: owned({ ...state, quoteIsBehind: true }) });
    },
    onFailure(error, here) {
      if (here) fail(failureOf(error));
    },
  });

  return (
    <SendQuoteView
      input={input}
      onChange={(next) => {
        clock.after(AFTER_PAINT_MS, () => void fetchNextStep());
        setInput(next);
        keepSendDraft(unquoted(known, next));
        setProblem(undefined);
      }}
      rate={rate.data}
      rateError={rate.isError ? errorMessage(rate.error, messages.rateNotLoaded) : undefined}
      outdatedSince={
        rate.isRefetchError &&
        !rate.isFetching && <DateTime instant={rate.dataUpdatedAt} timeZone={timeZone} />
      }
      refreshing={rate.isFetching}
      onRefreshRate={() => void rate.refetch()}
      problem={problem}
      notice={<DoubtNotice doubts={doubts} />}
      nothingInDoubt={doubts.length === 0}
      accepting={accepting}
      onAccept={() => {
        if (rate.data === undefined || !isSendable(amounts)) return;
        setProblem(undefined);
        quote({ shown: rate.data, amounts });
      }}
    />
  );
}

/** What the step starts with: what a link brings, or what this tab was preparing less than 20 minutes ago. */
function startState(entry: unknown): SendState {
  const brought = readSendEntry(entry);
  return brought.input ? brought : (recentSendDraft(INACTIVITY_MS) ?? {});
}

/** An answer that refuses the amount concerns its field (spec §7); whatever else went wrong does not. */
function failureOf(error: unknown): QuoteProblem & { message: string } {
  const refused = error instanceof ApiError && error.kind === 'refused' && !isTransient(error);
  return { kind: refused ? 'minimum' : 'check', message: errorMessage(error, messages.amountNotChecked) };
}
