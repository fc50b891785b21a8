import { beneficiariesQuery, type Beneficiary } from '@/api/beneficiaries';
import { ApiError, errorMessage } from '@/api/errors';
import { createExchange, isRateChange } from '@/api/exchangeCreation';
import { messages } from '@/api/messages';
import { fieldConfigurationsQuery } from '@/api/paymentMethods';
import { beneficiarySummary, beneficiaryTitle } from '@/features/beneficiaries/beneficiary';
import { BeneficiaryChooser } from '@/features/beneficiaries/BeneficiaryChooser';
import { paths, receiptPath } from '@/lib/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { fallbackQuote, idempotencyKey, type Quote } from './quote';
import { QuoteTimer } from './QuoteTimer';
import { SendBeneficiaryView } from './SendBeneficiaryView';
import { readSendState, unquoted, type SendState } from './sendState';
import { TransferProblem } from './TransferProblem';

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
  // A second press can come before the first one is on screen.
  const confirming = useRef(false);

  const confirm = useMutation({
    mutationFn: (beneficiary: NonNullable<typeof selected>) =>
      createExchange({ ...quote, beneficiary }, idempotencyKey(quote, beneficiary.id)),
    onSuccess: (exchange) => {
      void queryClient.invalidateQueries({ queryKey: ['exchanges'] });
      // Step 2 leaves the history, so that Back does not lead to a second transfer.
      void navigate(receiptPath(exchange.exchangeId), { replace: true, state: { exchange } });
    },
    onError: (error) => {
      window.alert(failureText(error));
      if (isRateChange(error)) void navigate(paths.sendQuote, { replace: true, state: backState });
    },
    onSettled: () => {
      confirming.current = false;
    },
  });

  const select = (beneficiaryId: number | undefined) => {
    setSelectedId(beneficiaryId);
    // Kept in the history too, for reload and Back.
    const kept = unquoted(beneficiaryId === undefined ? {} : { beneficiaryId }, state.input);
    void navigate(paths.sendBeneficiary, { replace: true, state: { ...kept, quote } });
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
      timer={
        <QuoteTimer
          quote={quote}
          held={confirm.isPending}
          onExpire={() =>
            void navigate(paths.sendQuote, { replace: true, state: { ...backState, expired: true } })
          }
        />
      }
      problem={
        confirm.isError && (
          <TransferProblem
            message={failureText(confirm.error)}
            mayHaveArrived={confirm.error instanceof ApiError && confirm.error.kind === 'network'}
          />
        )
      }
      confirming={confirm.isPending}
      onConfirm={() => {
        if (!selected || confirming.current) return;
        confirming.current = true;
        confirm.mutate(selected);
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

/** The text of a failed confirmation; a payment method that is missing is no answer of the server's. */
function failureText(error: Error): string {
  return errorMessage(error, error instanceof ApiError ? messages.tryAgain : error.message);
}
