import { useCallbackRef } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { errorMessage, isRefusal } from '@/api/errors';
import { messages } from '@/api/messages';
import { checkMinimum } from '@/api/minimum';
import { fetchRate, knownNow, rateQuery } from '@/api/rates';
import { calculate, emptyInput, initialInput, inputOfEuros, isOffer, type Offer } from '@/lib/calculator';
import { clock, MINUTE_MS, systemClock } from '@/lib/clock';
import { isExact, isPositive, sameDecimal, toDecimal, type Decimal } from '@/lib/money';
import { paths } from '@/lib/paths';
import { makeQuote, type Quote } from '@/lib/quote';
import { useSession } from '@/session/hooks';
import { useFetched } from '@/ui/useFetched';
import { usePageCall } from '@/ui/usePageCall';
import type { UnderMinimum } from './hints/MinimumWatch';
import { OutdatedRate } from './OutdatedRate';
import { reducePreparation, type Preparation, type PreparationEvent } from './preparation';
import { keepForStepTwo, keepLatest, latestPreparation, preparationOf } from './preparations';
import { SendQuoteView, type QuoteProblem } from './SendQuoteView';
import { isLost, isOpen } from './transfer/confirmation';
import { useConfirmations } from './transfer/confirmations';
import { OpenTransfers } from './transfer/OpenTransfers';

/** The calculator clears its amounts after 20 minutes without typing (product 4.8). */
const INACTIVITY_MS = 20 * MINUTE_MS;

/** The code of step 2 and of dates is not part of the first view; it loads when the user has typed an amount. */
const fetchNextStep = () =>
  Promise.all([import('./SendBeneficiaryPage'), import('./RateSince')]).catch(() => undefined);

/** The sender's own exchanges beside the calculator; not part of the first view either. */
const fetchHints = () => import('./hints/QuoteHints');

/** Delay in ms after the first view has its rate, so that the hints do not compete with it. */
const HINTS_AFTER_MS = 1000;

/** Pause in typing, in ms, after which more code loads: on a slow phone the next key would wait for it. */
const PAUSE_MS = 400;

const LOOK_EVERY_MS = 1000;

/**
 * Calls `onIdle` when `activity` has not changed for `ms`. It polls the clock, because a single long timer stops
 * while a phone is locked.
 */
function useInactivity(activity: unknown, ms: number, onIdle: () => void): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    const since = clock.now();
    const stop = clock.every(LOOK_EVERY_MS, () => {
      if (clock.now() - since < ms) return;
      stop();
      idle();
    });
    return stop;
  }, [activity, ms]);
}

/** The result of the checks after 'Quiero esta tasa'. */
type Acceptance =
  /** The amount is refused: no call carries it exactly, or it is below the minimum. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'changed'; readonly from: Decimal; readonly to: Decimal }
  | { readonly kind: 'accepted'; readonly quote: Quote };

/** Reads the rate again and checks the minimum amount (product 5.8). */
async function accept({ rate, send, receive }: Offer, signal: AbortSignal): Promise<Acceptance> {
  if (!isExact(send) || !isExact(receive)) return { kind: 'refused', message: messages.amountTooLarge };
  const fresh = await fetchRate({ signal });
  if (!sameDecimal(fresh, rate)) return { kind: 'changed', from: rate, to: fresh };
  try {
    await checkMinimum(send, signal);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { kind: 'refused', message: errorMessage(error, messages.amountNotChecked) };
  }
  await fetchNextStep();
  return { kind: 'accepted', quote: makeQuote(send, fresh, receive) };
}

/** Step 1 of sending: an amount and the rate that the user accepts (product 2.17). */
export function SendQuotePage() {
  const navigate = useNavigate();
  const location = useLocation();
  const [start] = useState(() => startOf(location));
  const [preparation, setPreparation] = useState(() => reducePreparation(start, { type: 'opened' }));
  const { input = initialInput } = preparation;
  const [firstInput] = useState(input);
  const [under, setUnder] = useState<UnderMinimum>();
  const [problem, setProblem] = useState(() => firstProblem(start, location));
  const queryClient = useQueryClient();
  const asked = useQuery(rateQuery);
  const country = useSession().user?.countryResidenceIso2;
  const calculation = calculate(input, asked.data?.rate);
  const lost = useConfirmations().filter(isOpen).filter(isLost);
  const [settled, setSettled] = useState(false);
  const hints = useFetched(fetchHints, settled);

  const { isFetched } = asked;
  useEffect(
    () => (isFetched ? systemClock.after(HINTS_AFTER_MS, () => setSettled(true)) : undefined),
    [isFetched],
  );
  useEffect(() => {
    if (input === firstInput) return;
    return systemClock.after(PAUSE_MS, () => {
      setSettled(true);
      void fetchNextStep();
    });
  }, [input, firstInput]);

  useEffect(() => {
    // Moves the input from the history entry to the latest preparation. A reload then restores later input, and shows a
    // notice only once.
    if (isBegun(start) || start.notice) keepLatest(reducePreparation(start, { type: 'opened' }));
  }, [start]);
  useEffect(() => {
    if (amountOf(location) !== undefined || isBegun(preparationOf(location.state)))
      void navigate(paths.sendQuote, { replace: true });
  }, [location, navigate]);

  const prepare = (event: PreparationEvent) => {
    const next = reducePreparation(preparation, event);
    setPreparation(next);
    keepLatest(next);
  };
  const empty = () => prepare({ type: 'typed', input: emptyInput });
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
      if (answer.kind === 'refused') {
        // It is shown at its field (product 5.8); any other failure is not.
        fail({ kind: 'minimum', message: answer.message });
        return;
      }
      if (answer.kind === 'changed') {
        queryClient.setQueryData(rateQuery.queryKey, knownNow(answer.to));
        empty();
        fail({ ...answer, kind: 'rateChanged', message: messages.rateChanged });
        return;
      }
      const quoted = reducePreparation({ ...preparation, input }, { type: 'accepted', quote: answer.quote });
      void navigate(paths.sendBeneficiary, { state: { ...keepForStepTwo(quoted), behind: 'quote' } });
    },
    onFailure(error, here) {
      if (here) fail({ kind: 'check', message: errorMessage(error, messages.amountNotChecked) });
    },
  });

  const change = (event: PreparationEvent) => {
    prepare(event);
    setProblem(undefined);
  };

  const sendAgain = useCallbackRef((by: Preparation) => change({ type: 'begun', by }));

  const refreshRate = useCallbackRef(() => {
    void asked.refetch().then(({ isSuccess }) => {
      // The server answers again, so the failure of the last press is over.
      if (isSuccess) setProblem((last) => (last?.kind === 'check' ? undefined : last));
    });
  });

  return (
    <SendQuoteView
      calculation={calculation}
      onChange={(next) => change({ type: 'typed', input: next })}
      underMinimum={under !== undefined && under.amount === calculation.send ? under.note : ''}
      hints={
        hints && (
          <hints.QuoteHints
            calculation={calculation}
            typed={input !== firstInput}
            chosen={preparation.input !== undefined}
            paused={accepting}
            onUnder={setUnder}
            chosenId={preparation.beneficiaryId}
            chosenAlias={preparation.beneficiaryAlias}
            onChoose={sendAgain}
          />
        )
      }
      rateError={asked.isError ? errorMessage(asked.error, messages.rateNotLoaded) : undefined}
      outdated={
        asked.isRefetchError &&
        !asked.isFetching && <OutdatedRate since={asked.data.since} country={country} />
      }
      refreshing={asked.isFetching}
      onRefreshRate={refreshRate}
      problem={problem}
      notice={<OpenTransfers transfers={lost} />}
      accepting={accepting}
      onAccept={() => {
        if (!isOffer(calculation)) return;
        setProblem(undefined);
        quote(calculation);
      }}
    />
  );
}

/** The amount of an address, as that of a reminder (product 2.29). Anybody may have written it. */
function amountOf({ search }: Location): Decimal | undefined {
  const amount = toDecimal(new URLSearchParams(search).get('monto'));
  // The field would show another amount.
  const isWhole = amount !== null && sameDecimal(inputOfEuros(amount).amount ?? '0', amount);
  return isWhole && isPositive(amount) ? amount : undefined;
}

/** True if a link of the app has brought it: an exchange without euros is repeated for its beneficiary alone. */
const isBegun = ({ input, beneficiaryAlias }: Preparation) => (input ?? beneficiaryAlias) !== undefined;

/** What step 1 opens with: what a link of the app brings, the latest of the last 20 minutes, or an address. */
function startOf(location: Location): Preparation {
  const by = preparationOf(location.state);
  const latest = latestPreparation(INACTIVITY_MS);
  const amount = amountOf(location);
  if (amount === undefined) return isBegun(by) ? by : (latest ?? {});
  return latest?.input && isPositive(latest.input.amount) ? latest : { input: inputOfEuros(amount) };
}

/** The notice of what step 1 opens with, or the amount of an address that did not replace it. */
function firstProblem({ input, notice }: Preparation, location: Location): QuoteProblem | undefined {
  const amount = amountOf(location);
  const euros = input?.side === 'send' ? input.amount : null;
  if (amount !== undefined && (euros === null || !sameDecimal(euros, amount)))
    return { kind: 'kept', amount };
  return notice && { kind: notice };
}
