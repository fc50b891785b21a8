import { useLayoutEffect } from 'react';
import type { ExchangeDetail } from '@/api/exchanges';
import { config } from '@/lib/config';
import { receiptPath } from '@/lib/paths';
import { useIsHere } from '@/ui/useIsHere';
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

let shown: (StepTwo & { readonly isHere: () => boolean }) | undefined;

/** Step 2, if it shows this confirmation's quote and beneficiary, and the user has not chosen another page. */
export function stepTwoOf({
  quoteId,
  beneficiaryId,
  names,
}: Pick<Order, 'quoteId' | 'beneficiaryId' | 'names'>): StepTwo | undefined {
  if (shown?.quoteId !== quoteId || !shown.isHere()) return undefined;
  const { beneficiaryAlias } = shown;
  const isIt =
    shown.beneficiaryId === beneficiaryId ||
    (beneficiaryAlias !== undefined && isCalled(names, beneficiaryAlias));
  return isIt ? shown : undefined;
}

/** True while the receipt of this exchange is on screen or loading. */
export const isReceiptOnScreen = (exchangeId: string) =>
  window.location.pathname + window.location.search === config.basePath + receiptPath(exchangeId);

/** Records what step 2 shows. Returns a function that is true until the user chooses another page. */
export function useStepTwo(step: StepTwo): () => boolean {
  const isHere = useIsHere();
  useLayoutEffect(() => {
    shown = { ...step, isHere };
  });
  useLayoutEffect(
    () => () => {
      shown = undefined;
    },
    [],
  );
  return isHere;
}
