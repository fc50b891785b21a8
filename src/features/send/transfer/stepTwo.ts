import { useLayoutEffect } from 'react';
import type { ExchangeDetail } from '@/api/exchanges';
import { config } from '@/lib/config';
import { receiptPath } from '@/lib/paths';
import type { Order } from './confirmation';
import { isCalled } from './match';

/** What step 2 shows, and what it does with the result of its confirmation. */
interface StepTwo {
  readonly quoteId: string;
  readonly beneficiaryId: number | undefined;
  /** The beneficiary of a repeated exchange, until the list shows which one it is. */
  readonly beneficiaryAlias: string | undefined;
  /** Opens the receipt. Only the answer contains the exchange. */
  readonly onMade: (exchangeId: string, exchange?: ExchangeDetail) => void;
  readonly onFailed: (error: unknown) => void;
}

let shown: StepTwo | undefined;

/** Step 2, if it shows this confirmation's quote and beneficiary. */
export function stepTwoOf({
  quoteId,
  beneficiaryId,
  names,
}: Pick<Order, 'quoteId' | 'beneficiaryId' | 'names'>): StepTwo | undefined {
  if (shown?.quoteId !== quoteId) return undefined;
  const { beneficiaryAlias } = shown;
  const isIt =
    shown.beneficiaryId === beneficiaryId ||
    (beneficiaryAlias !== undefined && isCalled(names, beneficiaryAlias));
  return isIt ? shown : undefined;
}

/** True while the receipt of this exchange is on screen. */
export const isReceiptOnScreen = (exchangeId: string) =>
  window.location.pathname + window.location.search === config.basePath + receiptPath(exchangeId);

/** Records what step 2 shows, as long as it is on screen. */
export function useStepTwo(step: StepTwo): void {
  useLayoutEffect(() => {
    shown = step;
    return () => {
      shown = undefined;
    };
  });
}
