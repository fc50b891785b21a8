import { beneficiariesQuery, type Beneficiary } from '@/api/beneficiaries';
import { ApiError, errorMessage } from '@/api/errors';
import { createExchange, isRateChange } from '@/api/exchangeCreation';
import { exchangesQuery } from '@/api/exchanges';
import { messages } from '@/api/messages';
import { fieldConfigurationsQuery, paymentMethodsQuery } from '@/api/paymentMethods';
import {
  beneficiaryNames,
  beneficiaryOfTransfer,
  beneficiarySummary,
  beneficiaryTitle,
} from '@/features/beneficiaries/beneficiary';
import { BeneficiaryChooser } from '@/features/beneficiaries/BeneficiaryChooser';
import { clock } from '@/lib/clock';
import { isForeign, owned } from '@/lib/owner';
import { paths, receiptPath } from '@/lib/paths';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toastError, toastSuccess } from '@/ui/toast';
import { usePageCall } from '@/ui/usePageCall';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useOptimistic, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { DoubtNotice } from './DoubtNotice';
import { confirmOnce, isInDoubt, type Confirmation } from './inDoubt';
import { fallbackQuote, idempotencyKey, type Quote } from './quote';
import { QuoteTimer } from './QuoteTimer';
import { ReceiptLink } from './ReceiptLink';
import { SendBeneficiaryView } from './SendBeneficiaryView';
import { dropSendDraft, keepSendDraft, sendDraft } from './sendDraft';
import { readSendEntry, unquoted, type SendNotice, type SendState } from './sendState';
import { TransferProblem } from './TransferProblem';
import { transferText } from './transferText';
import { useDoubts } from './useDoubts';

/** Step 2 of sending: the beneficiary, and the confirmation that makes the exchange (spec §2 /envia2). */
export function SendBeneficiaryPage() {
  const location = useLocation();
  const state = readSendEntry(location.state);
  const { quote } = state;
  if (quote) return <QuotedTransfer key={quote.id} quote={quote} entry={state} />;
  return <Unquoted key={location.key} entry={location.state} />;
}

/** Leads on from a history entry without a quote, by what the tab knows at that moment. */
function Unquoted({ entry }: { readonly entry: unknown }) {
  const [otherwise] = useState(() => knownOtherwise(entry));
  if (!otherwise) return <Navigate to={paths.sendQuote} replace />;
  return <Navigate to={paths.sendBeneficiary} replace state={owned(otherwise)} />;
}

/**
 * What step 2 shows where its history entry holds no quote: the one that this tab last accepted, and the fallback of
 * decisions 18 only where no amount was ever chosen. Undefined: the amount has to be chosen in step 1.
 */
function knownOtherwise(entry: unknown): SendState | undefined {
  const draft = sendDraft();
  if (draft?.quote) return draft;
  return draft || isForeign(entry) ? undefined : { quote: fallbackQuote() };
}

/** The call was refused for its token and did nothing; only the refresh after it was lost. */
const SESSION_UNREACHABLE = 'session_unreachable';
/** A proxy says so of a server that took too long: by then it may have made the transfer. */
const REQUEST_TIMEOUT = 408;

/** One press of 'Confirmar'. */
interface Attempt {
  readonly confirmation: Confirmation;
  readonly beneficiary: Beneficiary;
}

interface QuotedTransferProps {
  readonly quote: Quote;
  /** What the history entry holds. */
  readonly entry: SendState;
}

function QuotedTransfer({ quote, entry }: QuotedTransferProps) {
  // The router takes its time; a choice counts from the press on, also for an answer that comes in between.
  const [state, showAtOnce] = useOptimistic(entry);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const beneficiaries = useQuery(beneficiariesQuery());
  const fieldConfigurations = useQuery(fieldConfigurationsQuery());
  const methods = useQuery(paymentMethodsQuery());
  // What it holds before a confirmation tells later what a lost one has made.
  useQuery(exchangesQuery());
  const selected =
    state.beneficiaryAlias === undefined
      ? beneficiaries.data?.find(({ id }) => id === state.beneficiaryId)
      : beneficiaryOfTransfer(beneficiaries.data ?? [], state.beneficiaryId, state.beneficiaryAlias);
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState(false);

  const doubts = useDoubts();
  const doubt = selected && doubts.find(({ key }) => key === idempotencyKey(quote, selected.id));
  const otherDoubts = doubts.filter((other) => other !== doubt && other.verdict === 'asking');

  const goBack = (notice?: SendNotice) => {
    const kept = { ...unquoted(state, state.input), ...(notice && { notice }) };
    keepSendDraft(selected ? { ...kept, beneficiaryId: selected.id } : kept);
    if (state.quoteIsBehind) void navigate(-1);
    else void navigate(paths.sendQuote, { replace: true });
  };

  const select = (beneficiaryId: number | undefined) => {
    const next = {
      ...unquoted(beneficiaryId === undefined ? {} : { beneficiaryId }, state.input),
      ...(state.quoteIsBehind && { quoteIsBehind: true }),
      quote,
    };
    keepSendDraft(next);
    setFailure(undefined);
    startTransition(() => {
      showAtOnce(next);
      void navigate(paths.sendBeneficiary, { replace: true, state: owned(next) });
    });
  };

  const [confirm, confirming] = usePageCall({
    choice: selected?.id,
    call: ({ confirmation, beneficiary }: Attempt) => {
      const history = queryClient.getQueryData(exchangesQuery().queryKey)?.exchanges;
      const create = () => createExchange({ ...quote, beneficiary }, confirmation.key);
      return confirmOnce(confirmation, history, create, mayHaveArrived);
    },
    onAnswer(_exchange, { confirmation }) {
      dropSendDraft(confirmation);
      void queryClient.invalidateQueries({ queryKey: exchangesQuery().queryKey });
    },
    whileHere: (exchange) =>
      // In the place of step 2, so that Back does not lead to a second transfer.
      void navigate(receiptPath(exchange.exchangeId), { replace: true, state: owned({ exchange }) }),
    afterLeaving: ({ exchangeId }, { confirmation: { amountSend, title } }) =>
      toastSuccess(
        'Tu envío se hizo',
        transferText(amountSend, title),
        <ReceiptLink exchangeId={exchangeId} />,
      ),
    onFailure(error, here, { confirmation: { key, amountSend, title } }) {
      const reason = failureText(error);
      if (!here) {
        // Also after a refusal, where an earlier press may have made it.
        const unknown = isInDoubt(key);
        const what = transferText(amountSend, title);
        toastError(
          unknown ? `Tu envío de ${what} pudo llegar a hacerse` : `Tu envío de ${what} no se hizo`,
          unknown ? 'Lo estamos comprobando.' : reason,
        );
        return;
      }
      // Of an answer that was lost on the way only the doubt is left to say.
      setFailure(error instanceof ApiError && error.kind === 'network' ? undefined : reason);
      window.alert(reason);
      if (isRateChange(error)) goBack('refusedRate');
    },
  });

  const send = () => {
    setAsking(false);
    if (!selected) return;
    if (clock.now() >= quote.expiresAt) goBack('expired');
    else {
      setFailure(undefined);
      confirm({ confirmation: confirmationOf(quote, selected), beneficiary: selected });
    }
  };

  return (
    <>
      <SendBeneficiaryView
        chooser={
          <BeneficiaryChooser selectedId={selected?.id} onSelect={(beneficiary) => select(beneficiary?.id)} />
        }
        onBack={() => goBack()}
        quote={quote}
        beneficiary={
          selected && {
            title: beneficiaryTitle(selected),
            fields: beneficiarySummary(selected, fieldConfigurations.data ?? [], methods.data ?? []),
          }
        }
        timer={<QuoteTimer quote={quote} held={confirming} onExpire={() => goBack('expired')} />}
        notice={<DoubtNotice doubts={otherDoubts} />}
        problem={
          !confirming &&
          (doubt ?? failure) !== undefined && (
            <TransferProblem message={failure} verdict={doubt?.verdict ?? 'refused'} />
          )
        }
        confirming={confirming}
        onConfirm={() => (otherDoubts.length > 0 ? setAsking(true) : send())}
      />
      <ConfirmDialog
        opened={asking && otherDoubts.length > 0}
        title="Un envío sin respuesta"
        confirmLabel="Hacer otro envío"
        cancelLabel="Cancelar"
        onCancel={() => setAsking(false)}
        onConfirm={send}
      >
        {otherDoubts.map(({ key, amountSend, title }) => (
          <span key={key}>
            Tu envío de {transferText(amountSend, title)} pudo llegar a hacerse. ¿Hacer otro?{' '}
          </span>
        ))}
      </ConfirmDialog>
    </>
  );
}

function confirmationOf(quote: Quote, beneficiary: Beneficiary): Confirmation {
  return {
    key: idempotencyKey(quote, beneficiary.id),
    quoteId: quote.id,
    beneficiaryId: beneficiary.id,
    title: beneficiaryTitle(beneficiary),
    names: beneficiaryNames(beneficiary),
    amountSend: quote.amount,
    amountReceive: quote.receive,
  };
}

/** True when nobody knows whether the server made the transfer: it was not reached, or what it said is unreadable. */
function mayHaveArrived(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.details.code === SESSION_UNREACHABLE) return false;
  return failure.kind !== 'refused' || failure.status >= 500 || failure.status === REQUEST_TIMEOUT;
}

/** The text of a failed confirmation; a payment method that is missing is no answer of the server's. */
function failureText(error: unknown): string {
  const fallback = error instanceof Error && !(error instanceof ApiError) ? error.message : undefined;
  return errorMessage(error, fallback ?? messages.exchangeNotCreated);
}
