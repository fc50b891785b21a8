import { beneficiariesQuery, type Beneficiary } from '@/api/beneficiaries';
import { ApiError, errorMessage } from '@/api/errors';
import { createExchange, isRateChange } from '@/api/exchangeCreation';
import { messages } from '@/api/messages';
import { fieldConfigurationsQuery } from '@/api/paymentMethods';
import { beneficiarySummary, beneficiaryTitle } from '@/features/beneficiaries/beneficiary';
import { BeneficiaryChooser } from '@/features/beneficiaries/BeneficiaryChooser';
import { dropDraft } from '@/lib/drafts';
import { paths, receiptPath } from '@/lib/paths';
import { clock } from '@/lib/clock';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { fallbackQuote, idempotencyKey, type Quote } from './quote';
import { QuoteTimer } from './QuoteTimer';
import { SendBeneficiaryView } from './SendBeneficiaryView';
import { readSendState, unquoted, type SendNotice, type SendState } from './sendState';
import { TransferProblem } from './TransferProblem';
import { useRuns } from './useRuns';

/** Step 2 of sending: the beneficiary, and the confirmation that makes the exchange (spec §2 /envia2). */
export function SendBeneficiaryPage() {
  const state = readSendState(useLocation().state);
  const [fallback] = useState(fallbackQuote);
  const { quote } = state;
  if (!quote) return <Navigate to={paths.sendBeneficiary} replace state={{ ...state, quote: fallback }} />;
  return <QuotedTransfer key={quote.id} quote={quote} state={state} />;
}

interface QuotedTransferProps {
  readonly quote: Quote;
  readonly state: SendState;
}

function QuotedTransfer({ quote, state }: QuotedTransferProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const beneficiaries = useQuery(beneficiariesQuery());
  const fieldConfigurations = useQuery(fieldConfigurationsQuery());
  const [selectedId, setSelectedId] = useState(state.beneficiaryId);
  const selected =
    selectedId === undefined
      ? onlyNamed(state.beneficiaryAlias, beneficiaries.data)
      : beneficiaries.data?.find(({ id }) => id === selectedId);
  const backState = unquoted({ ...state, ...(selected && { beneficiaryId: selected.id }) }, state.input);
  const [failure, setFailure] = useState<Error>();
  const unsure = failure ? mayHaveArrived(failure) : state.unsure !== undefined;
  const problem = failure ? failureText(failure) : state.unsure;
  const expired = unsure ? 'expiredUnsure' : 'expired';
  const runs = useRuns();
  const goBack = (notice: SendNotice) =>
    void navigate(paths.sendQuote, { replace: true, state: { ...backState, notice } satisfies SendState });

  const stay = (beneficiaryId: number | undefined, said: string | undefined) => {
    const kept = unquoted(beneficiaryId === undefined ? {} : { beneficiaryId }, state.input);
    void navigate(paths.sendBeneficiary, {
      replace: true,
      state: { ...kept, quote, ...(said !== undefined && { unsure: said }) } satisfies SendState,
    });
  };

  const [confirm, confirming] = useSingleFlight(async (beneficiary: Beneficiary) => {
    if (clock.now() >= quote.expiresAt) {
      goBack(expired);
      return;
    }
    const here = runs.begin();
    setFailure(undefined);
    try {
      const exchange = await createExchange({ ...quote, beneficiary }, idempotencyKey(quote, beneficiary.id));
      dropDraft('quote');
      void queryClient.invalidateQueries({ queryKey: ['exchanges'] });
      // Step 2 leaves the history, so that Back does not lead to a second transfer; when it was left already, what
      // lies ahead of the page that is shown now leaves it.
      void navigate(receiptPath(exchange.exchangeId), { replace: here(), state: { exchange } });
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(messages.exchangeNotCreated);
      setFailure(reason);
      window.alert(failureText(reason));
      if (isRateChange(error) && here()) goBack('refusedRate');
      // Kept in the history: who loads the page again still has to know.
      else if (mayHaveArrived(reason) && here()) stay(beneficiary.id, failureText(reason));
    }
  });

  const select = (beneficiaryId: number | undefined) => {
    setSelectedId(beneficiaryId);
    // Kept in the history too, for reload and Back.
    stay(beneficiaryId, state.unsure);
  };

  return (
    <SendBeneficiaryView
      chooser={
        <BeneficiaryChooser selectedId={selected?.id} onSelect={(beneficiary) => select(beneficiary?.id)} />
      }
      backState={backState}
      quote={quote}
      beneficiary={
        selected && {
          title: beneficiaryTitle(selected),
          fields: beneficiarySummary(selected, fieldConfigurations.data ?? []),
        }
      }
      timer={<QuoteTimer quote={quote} held={confirming} onExpire={() => goBack(expired)} />}
      problem={
        problem !== undefined && !confirming && <TransferProblem message={problem} mayHaveArrived={unsure} />
      }
      confirming={confirming}
      onConfirm={() => {
        if (selected) confirm(selected);
      }}
    />
  );
}

/** The beneficiary of a repeated transfer: the one with this alias, unless several share it. */
function onlyNamed(
  alias: string | undefined,
  beneficiaries: readonly Beneficiary[] = [],
): Beneficiary | undefined {
  const named = beneficiaries.filter((one) => beneficiaryTitle(one) === alias);
  return named.length === 1 ? named[0] : undefined;
}

/** True when nobody knows whether the server made the transfer: it was not reached, or what it said is unreadable. */
function mayHaveArrived(failure: Error | undefined): boolean {
  return failure instanceof ApiError && (failure.kind !== 'refused' || failure.status >= 500);
}

/** The text of a failed confirmation; a payment method that is missing is no answer of the server's. */
function failureText(error: Error): string {
  return errorMessage(error, error instanceof ApiError ? messages.exchangeNotCreated : error.message);
}
