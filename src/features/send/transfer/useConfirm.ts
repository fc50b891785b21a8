import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beneficiariesQuery, type Beneficiary } from '@/api/beneficiaries';
import { ApiError, errorMessage, isRefusal, isTransient, unreadable } from '@/api/errors';
import { createExchange, exchangeBody, isRateChange } from '@/api/exchangeCreation';
import { exchangesQuery, withExchange, type ExchangeDetail, type KnownHistory } from '@/api/exchanges';
import { messages } from '@/api/messages';
import { beneficiaryNames, beneficiaryShortTitle } from '@/features/beneficiaries/beneficiary';
import { clock } from '@/lib/clock';
import { keepForEntry } from '@/lib/entry';
import { KnownError } from '@/lib/knownError';
import { currentOwner, isSameOwner, type Owner } from '@/lib/owner';
import { receiptPath } from '@/lib/paths';
import { idempotencyKey, quoteStages, type Quote } from '@/lib/quote';
import { serverNow } from '@/lib/serverClock';
import { report } from '@/lib/telemetry';
import { painted } from '@/ui/afterPaint';
import { toastError } from '@/ui/feedback/toast';
import type { Preparation } from '../preparation';
import { noteConfirmed } from '../preparations';
import { isOpen, type OpenConfirmation, type Order } from './confirmation';
import {
  apply,
  confirmationOf,
  madeIds,
  mayCome,
  noteWait,
  openConfirmations,
  useConfirmations,
  whileRunning,
} from './confirmations';
import { refusalTexts, refuse } from './gate';
import { isAnswerTo } from './match';
import { isOn, isReceiptOnScreen, stepTwoOf, tellMade, useStepTwo } from './stepTwo';
import { transferText, unknownText } from './texts';

/** A press of 'Confirmar': what it sends, and what its sender saw. */
export interface Press {
  readonly order: Order;
  readonly quote: Quote;
  readonly beneficiary: Beneficiary;
  readonly pressedBy: Owner | undefined;
  /** On the app's clock, in ms. */
  readonly pressedAt: number;
}

/** The press of this quote and beneficiary, now. */
export const pressOn = (quote: Quote, beneficiary: Beneficiary): Press => ({
  order: {
    key: idempotencyKey(quote, beneficiary.id),
    quoteId: quote.id,
    beneficiaryId: beneficiary.id,
    title: beneficiaryShortTitle(beneficiary),
    names: [...beneficiaryNames(beneficiary)],
    amountSend: quote.amount,
    amountReceive: quote.receive,
  },
  quote,
  beneficiary,
  pressedBy: currentOwner(),
  pressedAt: clock.now(),
});

/** The server refused the call for its token, so it did nothing; only the refresh afterwards failed. */
const SESSION_UNREACHABLE = 'session_unreachable';
/** Refusals that say nothing of the exchange: busy with the same key, and given up by a proxy. */
const UNDECIDED: ReadonlySet<number> = new Set([409, 423, 499]);

/** True if a failed call has done nothing for certain. An exception of the app may come after the server's success. */
export function didNothing(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false;
  // A code of the server itself is in a refusal.
  if (failure.kind === 'network') return failure.details.code === SESSION_UNREACHABLE;
  if (isRateChange(failure)) return true;
  return isRefusal(failure) && !UNDECIDED.has(failure.status);
}

/** The text of a failed confirmation. */
export const failureText = (error: unknown) => errorMessage(error, messages.exchangeNotCreated);

/** What the notice of an open confirmation says better. */
const silent: readonly string[] = [messages.exchangeNotCreated, messages.offline, messages.appFailed];

/** The exchange of this key, which a press in any tab has made. */
function madeWith(key: string): Made | undefined {
  const known = confirmationOf(key);
  return known?.stage === 'made' ? { exchangeId: known.exchangeId } : undefined;
}

interface Made {
  readonly exchangeId: string;
  /** Absent if another press or tab has made it. */
  readonly exchange?: ExchangeDetail;
}

interface Known {
  readonly history: KnownHistory | undefined;
  readonly saved: readonly Beneficiary[];
}

/** The larger one by two clocks: one may be put back, the other may stand still while the device sleeps. */
const ageOf = ({ askedAt, readAt }: KnownHistory) =>
  Math.max(clock.elapsed() - askedAt, clock.now() - readAt);

/**
 * Sends a confirmation once. It is kept before it is sent, so that a reload, another tab and a closed page know of it.
 * A key that has made its exchange is not sent again.
 * @throws KnownError when it may not be sent; then nothing is kept.
 */
export async function sendConfirmation(press: Press, { history, saved }: Known): Promise<Made> {
  const { order, quote, beneficiary, pressedBy, pressedAt } = press;
  const { key } = order;
  const known = confirmationOf(key);
  const made = madeWith(key);
  if (made) return made;
  const body = exchangeBody({ ...quote, beneficiary });
  const rule = refuse({
    ...{ body, key, order, quote, saved, pressedBy, pressedAt },
    signedIn: currentOwner(),
    again: known !== undefined,
  });
  if (rule) {
    report({ kind: 'gate', rule });
    throw new KnownError(refusalTexts[known ? 'again' : 'first']);
  }
  const isKept = apply(key, {
    type: 'pressed',
    order,
    history: history?.hasContent ? { exchanges: history.exchanges, ageMs: ageOf(history) } : undefined,
    serverNow: serverNow(),
  });
  if (!isKept && !known) {
    apply(key, { type: 'refused' });
    throw new KnownError(refusalTexts.unkept);
  }
  const kept = confirmationOf(key);
  let answeredId: string | undefined;
  const isTold = () => isSameOwner(pressedBy, currentOwner());
  try {
    const exchange = await createExchange(body, key);
    const { exchangeId } = exchange;
    const isKnown = madeWith(key)?.exchangeId === exchangeId;
    answeredId = exchangeId;
    if (!isKnown && isOpen(kept) && !isAnswerTo(exchange, kept, madeIds())) throw unreadable();
    // After a logout it stays open: the history tells its sender after the next login.
    apply(key, isTold() ? { type: 'made', exchangeId } : { type: 'lost' }, pressedBy, kept);
    return { exchangeId, exchange };
  } catch (error) {
    noteWait(error);
    // Another tab has pressed the same key, and has its answer.
    const byOther = madeWith(key);
    if (byOther) return byOther;
    const isEnd = error instanceof ApiError && error.status === 401;
    const isRefused = didNothing(error) && (isTold() || isEnd);
    const lost = { type: 'lost', ...(answeredId !== undefined && { answeredId }) } as const;
    apply(key, isRefused ? { type: 'refused' } : lost, pressedBy, kept);
    throw error;
  }
}

const CREATE = 'createExchange';

interface Confirming {
  readonly quote: Quote;
  readonly beneficiary: Beneficiary | undefined;
  /** Of whom only this is known until the list of beneficiaries is there. */
  readonly expected: Pick<Preparation, 'beneficiaryId' | 'beneficiaryAlias'>;
  readonly onRateRefused: () => void;
}

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
    // After Back, its receipt opens again as long as its quote could be confirmed.
    gcTime: quoteStages.fresh,
    mutationFn: async (press: Press) => {
      // A slow phone shows the press first.
      await painted();
      const history = queryClient.getQueryData(exchangesQuery().queryKey);
      const saved = queryClient.getQueryData(beneficiariesQuery().queryKey) ?? [];
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
      if (!isTransient(error))
        void queryClient.invalidateQueries({ queryKey: beneficiariesQuery().queryKey });
      const here = stepTwoOf(order);
      // Elsewhere a doubt is told also after a refusal, because an earlier press may have made it.
      if (here) here.onFailed(error, order);
      else if (confirmationOf(order.key)) toastError(unknownText(order), 'Lo estamos comprobando.');
      else toastError(`Tu envío de ${transferText(order)} no se hizo`, failureText(error));
    },
  });

  const filter = { mutationKey, exact: true };
  const [sent] = useMutationState({
    filters: { ...filter, status: 'pending' },
    select: ({ state }) => (state.variables as Press).order,
  });
  const busy = sent !== undefined || own?.stage === 'pending';
  const othersIn = (known: readonly OpenConfirmation[]) =>
    known.filter((one) => one.key !== key && mayCome(one));

  /** The confirmation whose receipt this page opens, whoever learns that it was made. */
  const awaited = useRef<Order>(undefined);
  useEffect(() => {
    awaited.current = shown ?? sent ?? awaited.current;
    const order = awaited.current;
    const made = order && isOn(step, order) && madeWith(order.key);
    if (!made || queryClient.isMutating({ mutationKey: [CREATE, order.key] }) > 0) return;
    awaited.current = undefined;
    const { exchangeId } = made;
    if (isReceiptOnScreen(exchangeId)) return;
    // Replaces step 2, so that Back cannot start a second exchange.
    const state = keepForEntry({ exchange: answeredExchange(queryClient, exchangeId), isNew: true });
    void navigate(receiptPath(exchangeId), { replace: true, state });
  });

  // The user leaves between the answer and its receipt.
  const tellUnopened = useEffectEvent(() => {
    const order = awaited.current;
    const made = order && isOn(step, order) && madeWith(order.key);
    if (made) tellMade(order, made.exchangeId);
  });
  useEffect(() => () => tellUnopened(), []);

  useStepTwo({
    ...step,
    onFailed(error, order) {
      const reason = failureText(error);
      // A dialog would stop the search for what is lost, whose notice says the reason, if there is one (decision 38).
      const isLost = isOpen(confirmationOf(order.key));
      setFailure(isLost && silent.includes(reason) ? undefined : reason);
      if (!isLost) window.alert(reason);
      if (isRateChange(error)) onRateRefused();
    },
  });

  return {
    /** True while an answer is awaited; `isBusy` is true from the press on. */
    busy,
    isBusy: () => busy || queryClient.isMutating(filter) > 0,
    /** The open confirmation of this quote and beneficiary. */
    own,
    /** The same, also while the list of beneficiaries is on its way; until it is decided the quote does not expire. */
    isOpen: shown !== undefined,
    /** True while an earlier press may have made its exchange: nobody needs to press again. */
    inDoubt: shown !== undefined && (shown.stage !== 'pending' || shown.again),
    /** Other confirmations that may have made their exchange. */
    others: othersIn(open),
    /** The same at the press: another tab may have one that is not on screen yet. */
    othersNow: () => othersIn(openConfirmations()),
    failure,
    forgetFailure: () => setFailure(undefined),
    confirm() {
      setFailure(undefined);
      if (beneficiary) mutate(pressOn(quote, beneficiary));
    },
  };
}

/** An exchange that the answer to this page's press, or to an earlier one, contained. */
const answeredExchange = (queryClient: QueryClient, exchangeId: string): ExchangeDetail | undefined =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: [CREATE] })
    .map(({ state }) => (state.data as Made | undefined)?.exchange)
    .find((exchange) => exchange?.exchangeId === exchangeId);

/** Adds an exchange that was made to the cached history, whose age stays. */
function noteMade(queryClient: QueryClient, exchange: ExchangeDetail): void {
  const { queryKey } = exchangesQuery();
  queryClient.setQueryData(queryKey, (history) => history && withExchange(history, exchange));
  void queryClient.invalidateQueries({ queryKey });
}
