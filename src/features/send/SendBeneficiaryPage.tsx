import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { beneficiariesQuery, type Beneficiary } from '@/api/beneficiaries';
import { isRateChange } from '@/api/exchangeCreation';
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
import { isForeignEntry, keepForEntry } from '@/lib/entry';
import { paths, receiptPath } from '@/lib/paths';
import { fallbackQuote, idempotencyKey, type Quote } from '@/lib/quote';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useStableCallback } from '@/ui/useStableCallback';
import { useGuard } from './guards/useGuard';
import { QuoteTimer } from './QuoteTimer';
import { SendBeneficiaryView } from './SendBeneficiaryView';
import { hasKeptQuote, keepSendDraft, sendDraft } from './sendDraft';
import { readSendEntry, sendEntry, unquoted, type SendNotice, type SendState } from './sendState';
import { isOpen } from './transfer/confirmation';
import { confirmationOf, mayCome, useConfirmations } from './transfer/confirmations';
import { OpenTransfers } from './transfer/OpenTransfers';
import { useStepTwo } from './transfer/stepTwo';
import { transferText } from './transfer/texts';
import { TransferProblem } from './transfer/TransferProblem';
import { failureText, pressOn, useConfirm } from './transfer/useConfirm';

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
  return <Navigate to={paths.sendBeneficiary} replace state={sendEntry(otherwise)} />;
}

/**
 * The state of step 2 for a history entry without a quote: the quote that this tab last accepted. If the tab never
 * had one, the fallback of decision 18. Undefined leads to step 1: the tab's quote was sent, has expired or was
 * another user's.
 */
function knownOtherwise(entry: unknown): SendState | undefined {
  const draft = sendDraft();
  if (draft?.quote) return draft;
  return draft || hasKeptQuote() || isForeignEntry(entry) ? undefined : { quote: fallbackQuote() };
}

interface QuotedTransferProps {
  readonly quote: Quote;
  /** The state of the history entry. */
  readonly entry: SendState;
}

function QuotedTransfer({ quote, entry: state }: QuotedTransferProps) {
  const navigate = useNavigate();
  const location = useLocation();
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

  const key = selected && idempotencyKey(quote, selected.id);
  const { confirm, pending, isPending } = useConfirm(key);
  const open = useConfirmations().filter(isOpen);
  const own = open.find((one) => one.key === key);
  const others = open.filter((one) => one !== own && mayCome(one));
  const busy = pending || own?.stage === 'pending';

  const goBack = (notice?: SendNotice) => {
    const draft = sendDraft();
    const here = { ...state, ...(selected && { beneficiaryId: selected.id }) };
    // Forward leads back to an older quote; what was typed since then stays.
    const latest = draft?.input && draft.quote?.id !== quote.id ? draft : here;
    keepSendDraft({ ...unquoted(latest, latest.input), ...(notice && { notice }) });
    if (state.behind === 'quote') void navigate(-1);
    else void navigate(paths.sendQuote, { replace: true });
  };

  const select = (beneficiaryId: number | undefined) => {
    const next = {
      ...unquoted(beneficiaryId === undefined ? {} : { beneficiaryId }, state.input),
      ...(state.behind && { behind: state.behind }),
      quote,
    };
    keepSendDraft(next);
    setFailure(undefined);
    void navigate(paths.sendBeneficiary, { replace: true, state: sendEntry(next, location.state) });
  };

  useStepTwo({
    quoteId: quote.id,
    beneficiaryId: selected?.id ?? state.beneficiaryId,
    beneficiaryAlias: selected ? undefined : state.beneficiaryAlias,
    onMade(exchangeId, exchange) {
      // Replace step 2, so that Back cannot start a second exchange.
      void navigate(receiptPath(exchangeId), {
        replace: true,
        state: exchange && keepForEntry({ exchange }),
      });
    },
    onFailed(error) {
      const reason = failureText(error);
      // Without a reason of the server, the notice about the open confirmation says all that is known.
      const isSilent = reason === messages.exchangeNotCreated || reason === messages.offline;
      const isLost = isSilent && isOpen(confirmationOf(key));
      setFailure(isLost ? undefined : reason);
      if (!isLost) window.alert(reason);
      if (isRateChange(error)) goBack('refusedRate');
    },
  });

  const expire = () => {
    // A press that came in time waits for its answer.
    if (!isPending()) goBack('expired');
  };

  const paused = busy || own !== undefined;
  const guard = useGuard({ amount: quote.amount, beneficiary: selected, paused });

  const choose = (beneficiary: Beneficiary | undefined) => {
    // A save or a removal answered now must not change what is being confirmed.
    if (!busy && !isPending()) select(beneficiary?.id);
  };

  const send = () => {
    setAsking(false);
    // The button shows one paint later that its action runs.
    if (!selected || busy || isPending()) return;
    // What was pressed before keeps its quote until the history has decided (decision 59).
    if (!own && clock.now() >= quote.expiresAt) goBack('expired');
    else {
      setFailure(undefined);
      confirm(pressOn(quote, selected));
    }
  };

  // What is on screen may show an older choice; each of these acts on the newest.
  const onSelect = useStableCallback(choose);
  const onReplace = useStableCallback((id: number | undefined, by: Beneficiary | undefined) => {
    if (selected?.id === id) choose(by);
  });
  const onBack = useStableCallback(goBack);
  const onExpire = useStableCallback(expire);
  const onConfirm = useStableCallback(() => (others.length > 0 ? setAsking(true) : send()));

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
      // The history decides an open confirmation; until then the quote does not expire.
      timer={<QuoteTimer quote={quote} paused={paused} onExpire={onExpire} />}
      guard={guard}
      notice={<OpenTransfers transfers={others.filter(({ stage }) => stage === 'unknown')} />}
      problem={
        !busy &&
        (own ?? failure) !== undefined && (
          <TransferProblem message={failure} stage={own?.stage ?? 'refused'} />
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
        opened={asking && others.length > 0}
        preload={others.length > 0}
        title="Un envío sin respuesta"
        confirmLabel="Hacer otro envío"
        cancelLabel="Cancelar"
        onCancel={() => setAsking(false)}
        onConfirm={send}
      >
        {others.map((one) => (
          <span key={one.key}>{`Tu envío de ${transferText(one)} pudo llegar a hacerse. ¿Hacer otro? `}</span>
        ))}
      </ConfirmDialog>
    </ChooserMark>
  );
}
