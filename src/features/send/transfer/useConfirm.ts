import {
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beneficiariesQuery, type Beneficiary } from '@/api/beneficiaries';
import { errorMessage, isTransient } from '@/api/errors';
import { isRateChange } from '@/api/exchangeCreation';
import { exchangesQuery, withExchange, type ExchangeDetail } from '@/api/exchanges';
import { messages } from '@/api/messages';
import { keepForEntry } from '@/lib/entry';
import { currentOwner, isSameOwner } from '@/lib/owner';
import { receiptPath } from '@/lib/paths';
import { idempotencyKey, quoteStages, type Quote } from '@/lib/quote';
import { painted } from '@/ui/afterPaint';
import { toastError } from '@/ui/feedback/toast';
import type { Preparation } from '../preparation';
import { noteConfirmed } from '../preparations';
import { mayCome, whileRunning } from './awaited';
import { isOpen, type OpenConfirmation, type Order } from './confirmation';
import { changed, confirmationOf, openConfirmations, useConfirmations } from './confirmations';
import { madeWith, pressOn, sendConfirmation, type Made, type Press } from './sending';
import { isOn, isReceiptOnScreen, stepTwoOf, tellMade, useStepTwo } from './stepTwo';
import { transferText, unknownText } from './texts';

/** The text of a failed confirmation. */
export const failureText = (error: unknown) => errorMessage(error, messages.exchangeNotCreated);

/** What the notice of an open confirmation says better. */
const silent: readonly string[] = [messages.exchangeNotCreated, messages.offline, messages.appFailed];

const CREATE = 'createExchange';

interface Confirming {
  readonly quote: Quote;
  readonly beneficiary: Beneficiary | undefined;
  /** Of whom only this is known until the list of beneficiaries is there. */
  readonly expected: Pick<Preparation, 'beneficiaryId' | 'beneficiaryAlias'>;
  readonly onRateRefused: () => void;
}

/** The press whose answer is awaited, with the beneficiary as its sender saw them, whatever the list says meanwhile. */
export const usePressed = (quote: Quote): Press | undefined =>
  useMutationState({
    filters: { mutationKey: [CREATE], status: 'pending' },
    select: ({ state }) => state.variables as Press,
  }).find((press) => press.quote.id === quote.id);

/**
 * The confirmation of a quote for a beneficiary on step 2. Its result reaches only its sender: on step 2, which opens the
 * receipt or says why there is none, else in a toast (product 4.9).
 */
export function useConfirm({ quote, beneficiary, expected, onRateRefused }: Confirming) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const step = {
    quoteId: quote.id,
    beneficiaryId: beneficiary?.id ?? expected.beneficiaryId,
    beneficiaryAlias: beneficiary ? undefined : expected.beneficiaryAlias,
  };
  const open = useConfirmations().filter(isOpen);
  const shown = open.find((one) => isOn(step, one));
  const own = beneficiary && shown;
  const key = beneficiary && idempotencyKey(quote, beneficiary.id);
  const mutationKey = [CREATE, key];
  const { mutate } = useMutation({
    mutationKey,
    // After Back its receipt opens without a connection, as long as its quote could be confirmed.
    gcTime: quoteStages.fresh,
    mutationFn: async (press: Press) => {
      // A slow phone shows the press first.
      await painted();
      const history = queryClient.getQueryData(exchangesQuery.queryKey);
      const saved = queryClient.getQueryData(beneficiariesQuery.queryKey) ?? [];
      return await whileRunning(press.order.key, () => sendConfirmation(press, { history, saved }));
    },
    onSuccess({ exchangeId, exchange }, { order, pressedBy }) {
      if (!isSameOwner(pressedBy, currentOwner())) return;
      noteConfirmed(order);
      if (exchange) noteMade(queryClient, exchange);
      if (!stepTwoOf(order)) tellMade(order, exchangeId);
    },
    onError(error, { order, pressedBy }) {
      if (!isSameOwner(pressedBy, currentOwner())) return;
      // The server may no longer have the beneficiary; a new list without it chooses nobody.
      if (!isTransient(error)) void queryClient.invalidateQueries({ queryKey: beneficiariesQuery.queryKey });
      const here = stepTwoOf(order);
      // Elsewhere a doubt is told also after a refusal, because an earlier press may have made it.
      if (here) here.onFailed(error, order);
      else if (confirmationOf(order.key)) toastError(unknownText(order), 'Lo estamos comprobando.');
      else toastError(`Tu envío de ${transferText(order)} no se hizo`, failureText(error));
    },
  });

  const filter = { mutationKey, exact: true };
  // The key of ConnectedBeneficiaryForm.
  const corrections = { mutationKey: [...beneficiariesQuery.queryKey, beneficiary?.id] };
  const correcting = useIsMutating(corrections) > 0 && beneficiary !== undefined;
  const sent = usePressed(quote)?.order;
  const busy = sent !== undefined || own?.stage === 'pending';
  const othersIn = (known: readonly OpenConfirmation[]) =>
    known.filter((one) => one.key !== key && mayCome(one));

  /** The confirmation whose receipt this page opens, whoever learns that it was made. */
  const awaited = useRef<Order>(undefined);
  const unopened = () => {
    const order = awaited.current;
    const made = order && isOn(step, order) && madeWith(order.key);
    return made && { order, exchangeId: made.exchangeId };
  };
  useEffect(() => {
    awaited.current = shown ?? sent ?? awaited.current;
    const made = unopened();
    if (!made || queryClient.isMutating({ mutationKey: [CREATE, made.order.key] }) > 0) return;
    awaited.current = undefined;
    const { exchangeId } = made;
    if (isReceiptOnScreen(exchangeId)) return;
    // Replaces step 2, so that Back cannot start a second exchange.
    const state = keepForEntry({ exchange: answeredExchange(queryClient, exchangeId), isNew: true });
    void navigate(receiptPath(exchangeId), { replace: true, state });
  });

  // The user leaves between the answer and its receipt.
  const tellUnopened = useEffectEvent(() => {
    const made = unopened();
    if (made) tellMade(made.order, made.exchangeId);
  });
  useEffect(() => () => tellUnopened(), []);

  useStepTwo({
    ...step,
    onFailed(error, order) {
      const reason = failureText(error);
      // A dialog would stop the search for what is lost, whose notice says the reason, if there is one (decision 38).
      const isKept = isOpen(confirmationOf(order.key));
      setFailure(isKept && silent.includes(reason) ? undefined : reason);
      if (!isKept) window.alert(reason);
      if (isRateChange(error)) onRateRefused();
    },
  });

  return {
    /** True while an answer is awaited; `isBusy` is true from the press on. */
    busy,
    isBusy: () => busy || queryClient.isMutating(filter) > 0,
    /** The open confirmation of this quote and beneficiary. */
    own,
    /** The same, also while the list of beneficiaries is on its way. */
    isOpen: shown !== undefined,
    /** True while a confirmation of this quote is open, whoever is chosen now: until then the quote does not expire. */
    keepsQuote: open.some(({ quoteId }) => quoteId === quote.id),
    /** Other confirmations that may have made their exchange. */
    others: othersIn(open),
    /** The same at the press: another tab may have one that is not on screen yet. */
    othersNow() {
      // What was erased is put back first; no event says so.
      changed();
      return othersIn(openConfirmations());
    },
    /** True while a correction of the beneficiary is being saved: the account may be the old one or the new one. */
    correcting,
    failure,
    forgetFailure: () => setFailure(undefined),
    confirm() {
      setFailure(undefined);
      if (beneficiary && queryClient.isMutating(corrections) === 0) mutate(pressOn(quote, beneficiary));
    },
  };
}

/** An exchange that the answer to this page's press, or to an earlier one, contained. */
export const answeredExchange = (queryClient: QueryClient, exchangeId: string): ExchangeDetail | undefined =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: [CREATE] })
    .map(({ state }) => (state.data as Made | undefined)?.exchange)
    .find((exchange) => exchange?.exchangeId === exchangeId);

/** Adds an exchange that was made to the cached history, whose age stays. */
function noteMade(queryClient: QueryClient, exchange: ExchangeDetail): void {
  const { queryKey } = exchangesQuery;
  queryClient.setQueryData(queryKey, (history) => history && withExchange(history, exchange));
  void queryClient.invalidateQueries({ queryKey });
}
