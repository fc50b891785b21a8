import { useCallbackRef } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
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
import type { Quote } from '@/lib/quote';
import { useFetched } from '@/ui/useFetched';
import { reducePreparation, type Preparation, type SendNotice } from './preparation';
import { keepForStepTwo, otherPlaceOf, preparationOf } from './preparations';
import { QuoteTimer } from './QuoteTimer';
import { SendBeneficiaryView } from './SendBeneficiaryView';
import { isLost } from './transfer/confirmation';
import { OpenTransfers } from './transfer/OpenTransfers';
import { useWayBack } from './transfer/stepTwo';
import { AnotherTransfer, TransferProblem } from './transfer/TransferProblem';
import { answeredExchange, useConfirm, usePressed } from './transfer/useConfirm';

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
  const location = useLocation();
  const [preparation, setPreparation] = useState(start);
  /** The beneficiary whose press of 'Confirmar' led to a question, as it was. */
  const [askedFor, setAskedFor] = useState<Beneficiary>();
  const [savedId, setSavedId] = useState<number>();
  const beneficiaries = useQuery(beneficiariesQuery);
  const fieldConfigurations = useQuery(fieldConfigurationsQuery());
  const methods = useQuery(paymentMethodsQuery);
  // Loads the history before the confirmation, to recognise later what a lost one has created.
  useQuery(exchangesQuery);
  const { beneficiaryId, beneficiaryAlias } = preparation;
  const chosen = chosenBeneficiary(beneficiaries.data ?? [], beneficiaryId, beneficiaryAlias);
  const selected = usePressed(quote)?.beneficiary ?? chosen;

  // Once it is known whom an alias names, another one of that name does not take the place.
  if (beneficiaryAlias !== undefined && selected && beneficiaries.isFetchedAfterMount)
    setPreparation(reducePreparation(preparation, { type: 'chosen', beneficiaryId: selected.id }));
  const isPinned = start.beneficiaryAlias !== undefined && beneficiaryAlias === undefined;
  useEffect(() => {
    if (isPinned) keepForStepTwo(preparation, location.state);
  }, [isPinned, preparation, location.state]);

  const leave = useWayBack();
  const goBack = (type: 'back' | SendNotice) =>
    leave(selected ? { ...preparation, beneficiaryId: selected.id } : preparation, type);

  const transfer = useConfirm({
    quote,
    beneficiary: selected,
    expected: preparation,
    onRateRefused: () => goBack('refusedRate'),
  });
  const { busy, own, others, failure } = transfer;
  // The question is about these and this beneficiary (decision 38): what comes later needs a press of its own.
  if (askedFor && (others.length === 0 || JSON.stringify(askedFor) !== JSON.stringify(selected)))
    setAskedFor(undefined);
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
  const onConfirm = useCallbackRef(() => (transfer.othersNow().length > 0 ? setAskedFor(selected) : send()));
  const onReplace = useCallbackRef((id: number | undefined, by: Beneficiary | undefined) => {
    if (selected?.id === id) choose(by, by?.id);
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
