import { useWindowEvent } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { config } from '@/lib/config';
import { asObject, pick } from '@/lib/jsonValues';
import { paths, receiptPath } from '@/lib/paths';
import { toastError, toastSuccess } from '@/ui/feedback/toast';
import type { Preparation, SendNotice } from '../preparation';
import { leaveStepTwo } from '../preparations';
import type { Order } from './confirmation';
import { confirmationOf } from './confirmations';
import { isCalled } from './match';
import { REJECTED, ReceiptLink, transferText } from './texts';

/** What step 2 shows. */
interface StepTwo {
  readonly quoteId: string;
  readonly beneficiaryId: number | undefined;
  /** The beneficiary of a repeated exchange, until the list shows which one it is. */
  readonly beneficiaryAlias: string | undefined;
}

/** Step 2 on screen, and what it does with a failed confirmation. */
interface ShownStepTwo extends StepTwo {
  readonly onFailed: (error: unknown, order: Order) => void;
}

/** True if step 2 shows the quote and the beneficiary of a confirmation. */
export function isOn({ quoteId, beneficiaryId, beneficiaryAlias: alias }: StepTwo, order: Order): boolean {
  if (order.quoteId !== quoteId) return false;
  return order.beneficiaryId === beneficiaryId || (alias !== undefined && isCalled(order.names, alias));
}

let shown: ShownStepTwo | undefined;

/** Step 2, if it is on screen with this confirmation. */
export const stepTwoOf = (order: Order): ShownStepTwo | undefined =>
  shown && isOn(shown, order) ? shown : undefined;

/** True while the receipt of this exchange is on screen. */
export const isReceiptOnScreen = (exchangeId: string) =>
  window.location.pathname + window.location.search === config.basePath + receiptPath(exchangeId);

/** Records what step 2 shows, as long as it is on screen. */
export function useStepTwo(step: ShownStepTwo): void {
  useLayoutEffect(() => {
    shown = step;
    return () => {
      shown = undefined;
    };
  });
}

/**
 * Returns a function that leads to step 1, once: the browser goes back later than it is asked, and a second step back
 * would leave the app.
 */
export function useWayBack() {
  const navigate = useNavigate();
  const location = useLocation();
  const left = useRef(false);
  // Forward may bring the page back as it was.
  useWindowEvent('pageshow', () => (left.current = false));
  return (here: Preparation, type: 'back' | SendNotice) => {
    if (left.current) return;
    left.current = true;
    leaveStepTwo(here, type);
    if (pick(asObject(location.state), 'behind') === 'quote') void navigate(-1);
    else void navigate(paths.sendQuote, { replace: true });
  };
}

/** Says that an exchange was made, or rejected, where its receipt is not on screen. */
export function tellMade(order: Order, exchangeId: string): void {
  if (isReceiptOnScreen(exchangeId)) return;
  const known = confirmationOf(order.key);
  const link = <ReceiptLink exchangeId={exchangeId} />;
  if (known?.stage === 'made' && known.isRejected) toastError(REJECTED, transferText(order), link);
  else toastSuccess('Tu envío se hizo', transferText(order), link);
}
