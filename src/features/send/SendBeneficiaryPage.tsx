import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useEffect, useEffectEvent, useOptimistic, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { beneficiariesQuery, type Beneficiary } from '@/api/beneficiaries';
import { isTransient } from '@/api/errors';
import { createExchange, isRateChange } from '@/api/exchangeCreation';
import { exchangesQuery } from '@/api/exchanges';
import { messages } from '@/api/messages';
import { fieldConfigurationsQuery, paymentMethodsQuery } from '@/api/paymentMethods';
import {
  beneficiaryOfTransfer,
  beneficiarySummary,
  beneficiaryTitle,
} from '@/features/beneficiaries/beneficiary';
import { BeneficiaryChooser } from '@/features/beneficiaries/BeneficiaryChooser';
import { ChooserMark } from '@/features/beneficiaries/ChooserMark';
import { clock } from '@/lib/clock';
import { isForeign, owned } from '@/lib/owner';
import { paths, receiptPath } from '@/lib/paths';
import { fallbackQuote, idempotencyKey, type Quote } from '@/lib/quote';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { toastError, toastSuccess } from '@/ui/feedback/toast';
import { usePageCall } from '@/ui/usePageCall';
import { useStableCallback } from '@/ui/useStableCallback';
import { confirmationOf } from './confirmation';
import { failureText, mayHaveArrived } from './confirmationFailure';
import { confirmOnce } from './doubt/confirmOnce';
import type { Confirmation } from './doubt/doubt';
import { DoubtNotice } from './doubt/DoubtNotice';
import { isInDoubt, isPending } from './doubt/doubts';
import {
  isReceiptOnScreen,
  isStepTwoOnScreen,
  opensReceipt,
  useTransferOnScreen,
} from './doubt/transferOnScreen';
import { useDoubts } from './doubt/useDoubts';
import { useGuard } from './guards/useGuard';
import { madeExchange, noteMade } from './madeExchange';
import { QuoteTimer } from './QuoteTimer';
import { ReceiptLink } from './ReceiptLink';
import { SendBeneficiaryView } from './SendBeneficiaryView';
import { dropSendDraft, hasKeptQuote, keepSendDraft, sendDraft } from './sendDraft';
import { readSendEntry, unquoted, type SendNotice, type SendState } from './sendState';
import { TransferProblem } from './TransferProblem';
import { transferText } from './transferText';

/** Step 2 of sending: the beneficiary, and the confirmation that creates the exchange (product 2.18). */
export function SendBeneficiaryPage() {
  const location = useLocation();
  const state = readSendEntry(location.state);
  const { quote } = state;
  if (quote) return <QuotedTransfer key={quote.id} quote={quote} entry={state} />;
  return <Unquoted key={location.key} entry={location.state} />;
}

/** Redirects from a history entry without a quote, using what the tab knows. */
function Unquoted({ entry }: { readonly entry: unknown }) {
  const [otherwise] = useState(() => knownOtherwise(entry));
  if (!otherwise) return <Navigate to={paths.sendQuote} replace />;
  return <Navigate to={paths.sendBeneficiary} replace state={owned(otherwise)} />;
}

/**
 * The state of step 2 for a history entry without a quote: the quote that this tab last accepted. If the tab never
 * had one, the fallback of decision 18. Undefined leads to step 1: the tab's quote was sent, has expired or was
 * another user's.
 */
function knownOtherwise(entry: unknown): SendState | undefined {
  const draft = sendDraft();
  if (draft?.quote) return draft;
  return draft || hasKeptQuote() || isForeign(entry) ? undefined : { quote: fallbackQuote() };
}

/** One press of 'Confirmar'. */
interface Attempt {
  readonly confirmation: Confirmation;
  readonly beneficiary: Beneficiary;
}

interface QuotedTransferProps {
  readonly quote: Quote;
  /** The state of the history entry. */
  readonly entry: SendState;
}

function QuotedTransfer({ quote, entry }: QuotedTransferProps) {
  // The router updates later; the choice counts from the press on, also for an answer that arrives in between.
  const [state, showAtOnce] = useOptimistic(entry);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const beneficiaries = useQuery(beneficiariesQuery());
  const fieldConfigurations = useQuery(fieldConfigurationsQuery());
  const methods = useQuery(paymentMethodsQuery());
  // Loads the history before the confirmation, to recognise later what a lost one has created.
  useQuery(exchangesQuery());
  const selected =
    state.beneficiaryAlias === undefined
      ? beneficiaries.data?.find(({ id }) => id === state.beneficiaryId)
      : beneficiaryOfTransfer(beneficiaries.data ?? [], state.beneficiaryId, state.beneficiaryAlias);
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState(false);

  const doubts = useDoubts();
  const key = selected && idempotencyKey(quote, selected.id);
  const doubt = doubts.find((one) => one.key === key);
  // The user left while the answer was pending, and came back.
  const awaited = doubt !== undefined && isPending(doubt.key);
  const otherDoubts = doubts.filter((other) => other !== doubt && other.verdict === 'asking');

  const goBack = (notice?: SendNotice) => {
    const draft = sendDraft();
    const here = { ...state, ...(selected && { beneficiaryId: selected.id }) };
    // Forward leads back to an older quote; what was typed since then stays.
    const latest = draft?.input && draft.quote?.id !== quote.id ? draft : here;
    keepSendDraft({ ...unquoted(latest, latest.input), ...(notice && { notice }) });
    if (state.behind === 'quote') void navigate(-1);
    else void navigate(paths.sendQuote, { replace: true });
  };

  const expire = () => {
    // The next page may already be loading, and a confirmation that was pressed in time is still valid.
    if (!isStepTwoOnScreen() || isConfirming()) return;
    goBack('expired');
  };

  const select = (beneficiaryId: number | undefined) => {
    const next = {
      ...unquoted(beneficiaryId === undefined ? {} : { beneficiaryId }, state.input),
      ...(state.behind && { behind: state.behind }),
      quote,
    };
    keepSendDraft(next);
    setFailure(undefined);
    startTransition(() => {
      showAtOnce(next);
      void navigate(paths.sendBeneficiary, { replace: true, state: owned(next) });
    });
  };

  const [confirm, confirming, isConfirming] = usePageCall({
    call: ({ confirmation, beneficiary }: Attempt) => {
      // After Back: the server would give the same answer, and if that was lost, the history would show nothing new.
      const made = madeExchange(queryClient, confirmation.key);
      if (made) return Promise.resolve(made);
      const create = () => createExchange({ ...quote, beneficiary }, confirmation.key);
      const history = queryClient.getQueryData(exchangesQuery().queryKey);
      return confirmOnce(confirmation, history, create, mayHaveArrived);
    },
    onAnswer(exchange, { confirmation }) {
      dropSendDraft(confirmation);
      noteMade(queryClient, exchange, confirmation.key);
      void queryClient.invalidateQueries({ queryKey: exchangesQuery().queryKey });
    },
    whileHere(exchange) {
      setMade(true);
      // Replace step 2, so that Back cannot start a second exchange.
      void navigate(receiptPath(exchange.exchangeId), { replace: true, state: owned({ exchange }) });
    },
    afterLeaving({ exchangeId }, { confirmation }) {
      // The user came back to step 2, or opened the receipt from the history.
      if (opensReceipt(confirmation.key) || isReceiptOnScreen(exchangeId)) return;
      toastSuccess(
        'Tu envío se hizo',
        transferText(confirmation.amountSend, confirmation.title),
        <ReceiptLink exchangeId={exchangeId} />,
      );
    },
    onFailure(error, here, { confirmation: { key: asked, amountSend, title } }) {
      const reason = failureText(error);
      // The server may no longer have the beneficiary; a new list without it chooses nobody.
      if (!isTransient(error))
        void queryClient.invalidateQueries({ queryKey: beneficiariesQuery().queryKey });
      if (!here) {
        // Also after a refusal, because an earlier press may have created it.
        const unknown = isInDoubt(asked);
        const what = transferText(amountSend, title);
        toastError(
          unknown ? `Tu envío de ${what} pudo llegar a hacerse` : `Tu envío de ${what} no se hizo`,
          unknown ? 'Lo estamos comprobando.' : reason,
        );
        return;
      }
      // Without a reason of the server, the notice about the doubt says all that is known.
      const isSilent = reason === messages.exchangeNotCreated || reason === messages.offline;
      const lost = isSilent && isInDoubt(asked);
      setFailure(lost ? undefined : reason);
      if (!lost) window.alert(reason);
      if (isRateChange(error)) goBack('refusedRate');
    },
  });

  useTransferOnScreen({
    quoteId: quote.id,
    beneficiaryId: selected?.id ?? state.beneficiaryId,
    beneficiaryAlias: selected ? undefined : state.beneficiaryAlias,
    awaited: confirming ? key : undefined,
  });

  // The code of the receipt may still be loading. Until it is shown, nothing here can be pressed.
  const busy = confirming || made || awaited;

  const paused = busy || doubt !== undefined;
  const guard = useGuard({ amount: quote.amount, beneficiary: selected, paused });

  const choose = (beneficiary: Beneficiary | undefined) => {
    // A save or a removal answered now must not change what is being confirmed.
    if (!busy && !isConfirming()) select(beneficiary?.id);
  };

  const awaitAnswer = useEffectEvent(() => {
    if (selected) confirm({ confirmation: confirmationOf(quote, selected), beneficiary: selected });
  });
  useEffect(() => {
    if (awaited) awaitAnswer();
  }, [awaited]);

  const send = () => {
    setAsking(false);
    // The button shows one paint later that its action runs.
    if (!selected || busy || isConfirming()) return;
    // What was pressed before keeps its quote until the history has decided (decision 59).
    if (!doubt && clock.now() >= quote.expiresAt) goBack('expired');
    else {
      setFailure(undefined);
      confirm({ confirmation: confirmationOf(quote, selected), beneficiary: selected }, 'afterPaint');
    }
  };

  // What is on screen may show an older choice; each of these acts on the newest.
  const onSelect = useStableCallback(choose);
  const onReplace = useStableCallback((id: number | undefined, by: Beneficiary | undefined) => {
    if (selected?.id === id) choose(by);
  });
  const onBack = useStableCallback(goBack);
  const onExpire = useStableCallback(expire);
  const onConfirm = useStableCallback(() => (otherDoubts.length > 0 ? setAsking(true) : send()));

  // A press is painted first: the card shows its choice, and all else follows. What is sent never waits.
  const view = useDeferredValue(
    <SendBeneficiaryView
      chooser={<BeneficiaryChooser selectedId={selected?.id} onSelect={onSelect} onReplace={onReplace} />}
      onBack={onBack}
      quote={quote}
      beneficiary={
        selected && {
          title: beneficiaryTitle(selected),
          fields: beneficiarySummary(selected, fieldConfigurations.data ?? [], methods.data ?? []),
        }
      }
      // The history decides a doubt; until then the quote does not expire.
      timer={<QuoteTimer quote={quote} paused={paused} onExpire={onExpire} />}
      guard={guard}
      notice={<DoubtNotice doubts={otherDoubts} />}
      problem={
        !busy &&
        (doubt ?? failure) !== undefined && (
          <TransferProblem message={failure} verdict={doubt?.verdict ?? 'refused'} />
        )
      }
      confirming={busy}
      onConfirm={onConfirm}
    />,
  );

  return (
    <ChooserMark value={selected?.id}>
      {view}
      <ConfirmDialog
        opened={asking && otherDoubts.length > 0}
        preload={otherDoubts.length > 0}
        title="Un envío sin respuesta"
        confirmLabel="Hacer otro envío"
        cancelLabel="Cancelar"
        onCancel={() => setAsking(false)}
        onConfirm={send}
      >
        {otherDoubts.map(({ key, amountSend, title }) => (
          <span key={key}>
            {`Tu envío de ${transferText(amountSend, title)} pudo llegar a hacerse. ¿Hacer otro? `}
          </span>
        ))}
      </ConfirmDialog>
    </ChooserMark>
  );
}
