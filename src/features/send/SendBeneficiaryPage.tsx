import { useCallbackRef, useWindowEvent } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { beneficiariesQuery, type Beneficiary } from '@/api/beneficiaries';
import { exchangesQuery } from '@/api/exchanges';
import { fieldConfigurationsQuery, paymentMethodsQuery } from '@/api/paymentMethods';
import {
  chosenBeneficiary,
  beneficiarySummary,
  beneficiaryTitle,
} from '@/features/beneficiaries/beneficiary';
import { BeneficiaryChooser } from '@/features/beneficiaries/BeneficiaryChooser';
import { ChooserMark } from '@/features/beneficiaries/ChooserMark';
import { clock } from '@/lib/clock';
import { asObject, pick } from '@/lib/jsonValues';
import { paths } from '@/lib/paths';
import type { Quote } from '@/lib/quote';
import { useFetched } from '@/ui/useFetched';
import { reducePreparation, type Preparation, type SendNotice } from './preparation';
import { keepForStepTwo, leaveStepTwo, otherPlaceOf, preparationOf } from './preparations';
import { QuoteTimer } from './QuoteTimer';
import { SendBeneficiaryView } from './SendBeneficiaryView';
import { isLost } from './transfer/confirmation';
import { OpenTransfers } from './transfer/OpenTransfers';
import { AnotherTransfer, TransferProblem } from './transfer/TransferProblem';
import { answeredExchange, useConfirm } from './transfer/useConfirm';

/** Not part of the first view. */
const fetchAccountCheck = () => import('./account-check/AccountCheck');

/** Step 2 of sending: the beneficiary, and the confirmation that creates the exchange (product 2.18). */
export function SendBeneficiaryPage() {
  const location = useLocation();
  const start = preparationOf(location.state);
  return <Entry key={start.quote?.id ?? location.key} entry={location.state} start={start} />;
}

/** Decides once where the entry leads: what is confirmed here opens its receipt itself. */
function Entry({ entry, start }: { readonly entry: unknown; readonly start: Preparation }) {
  const queryClient = useQueryClient();
  const [instead] = useState(() => otherPlaceOf(entry, (id) => answeredExchange(queryClient, id)));
  if (instead) return <Navigate replace {...instead} />;
  return start.quote && <QuotedTransfer quote={start.quote} start={start} />;
}

function QuotedTransfer({ quote, start }: { readonly quote: Quote; readonly start: Preparation }) {
  const navigate = useNavigate();
  const location = useLocation();
  const [preparation, setPreparation] = useState(start);
  /** The beneficiary whose press of 'Confirmar' led to a question. */
  const [askedFor, setAskedFor] = useState<number>();
  const [savedId, setSavedId] = useState<number>();
  const beneficiaries = useQuery(beneficiariesQuery);
  const fieldConfigurations = useQuery(fieldConfigurationsQuery());
  const methods = useQuery(paymentMethodsQuery);
  // Loads the history before the confirmation, to recognise later what a lost one has created.
  useQuery(exchangesQuery);
  const { beneficiaryId, beneficiaryAlias } = preparation;
  const selected = chosenBeneficiary(beneficiaries.data ?? [], beneficiaryId, beneficiaryAlias);

  const left = useRef(false);
  // Forward may bring the page back as it was.
  useWindowEvent('pageshow', () => (left.current = false));
  const goBack = (type: 'back' | SendNotice) => {
    // The browser goes back later than it is asked; a second step back would leave the app.
    if (left.current) return;
    left.current = true;
    leaveStepTwo(selected ? { ...preparation, beneficiaryId: selected.id } : preparation, type);
    if (pick(asObject(location.state), 'behind') === 'quote') void navigate(-1);
    else void navigate(paths.sendQuote, { replace: true });
  };

  const transfer = useConfirm({
    quote,
    beneficiary: selected,
    expected: preparation,
    onRateRefused: () => goBack('refusedRate'),
  });
  const { busy, own, others, failure } = transfer;
  // The question is about these and this beneficiary (decision 38): what comes later needs a press of its own.
  if (askedFor !== undefined && (others.length === 0 || askedFor !== selected?.id)) setAskedFor(undefined);
  const paused = busy || transfer.isOpen;
  const checkCode = useFetched(fetchAccountCheck, true);

  const choose = (beneficiary: Beneficiary | undefined, justSaved?: number) => {
    // A save or a removal answered now must not change what is being confirmed.
    if (transfer.isBusy()) return;
    const next = reducePreparation(preparation, { type: 'chosen', beneficiaryId: beneficiary?.id });
    setPreparation(next);
    setSavedId(justSaved);
    keepForStepTwo(next, location.state);
    transfer.forgetFailure();
  };

  const send = () => {
    setAskedFor(undefined);
    // The button shows one paint later that its action runs.
    if (!selected || transfer.isBusy()) return;
    // What was pressed before keeps its quote until the history has decided (decision 38).
    if (!own && clock.now() >= quote.expiresAt) goBack('expired');
    else transfer.confirm();
  };

  // What is on screen may show an older choice; each of these acts on the newest.
  const onSelect = useCallbackRef((pressed: Beneficiary) => choose(pressed));
  const onBack = useCallbackRef(() => goBack('back'));
  // A press that came in time waits for its answer.
  const onExpire = useCallbackRef(() => !transfer.isBusy() && goBack('expired'));
  const onConfirm = useCallbackRef(() =>
    transfer.othersNow().length > 0 ? setAskedFor(selected?.id) : send(),
  );
  const onReplace = useCallbackRef((id: number | undefined, by: Beneficiary | undefined) => {
    const isEdit = by?.id === id;
    // An edit changes the choice only where an alias names it.
    if (selected?.id === id && (!isEdit || beneficiaryAlias !== undefined))
      choose(by, isEdit ? undefined : by?.id);
  });

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
      timer={<QuoteTimer quote={quote} paused={busy || transfer.keepsQuote} onExpire={onExpire} />}
      check={
        checkCode && <checkCode.AccountCheck amount={quote.amount} beneficiary={selected} paused={paused} />
      }
      notice={<OpenTransfers transfers={others.filter(isLost)} />}
      problem={
        !busy &&
        (own ?? failure) !== undefined && (
          <TransferProblem message={failure} stage={own?.stage ?? 'refused'} />
        )
      }
      savedId={savedId}
      unsure={own?.stage === 'unknown'}
      correcting={transfer.correcting}
      confirming={busy}
      onConfirm={onConfirm}
    />,
  );

  return (
    <ChooserMark value={selected?.id}>
      {view}
      <AnotherTransfer
        transfers={others}
        asking={askedFor !== undefined}
        onCancel={() => setAskedFor(undefined)}
        onConfirm={() => askedFor !== undefined && send()}
      />
    </ChooserMark>
  );
}
