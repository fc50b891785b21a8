import { useLayoutEffect } from 'react';
import { config } from '@/lib/config';
import { receiptPath } from '@/lib/paths';
import { useIsHere, type IsHere } from '@/ui/useIsHere';
import type { Confirmation } from './doubt';
import { isCalled } from './findMade';

/** What step 2 shows. */
interface TransferOnScreen {
  readonly quoteId: string;
  readonly beneficiaryId: number | undefined;
  /** The beneficiary of a repeated exchange, until the list shows which one it is. */
  readonly beneficiaryAlias: string | undefined;
  /** The key of the confirmation whose answer step 2 waits for, to open its receipt. */
  readonly awaited: string | undefined;
}

let shown: (TransferOnScreen & { readonly isHere: IsHere }) | undefined;

/** True until the user chooses another page, even if that page's code is still loading. */
export const isStepTwoOnScreen = () => shown?.isHere() === true;

/** True if the answer to this confirmation opens the receipt. */
export const opensReceipt = (key: string) => isStepTwoOnScreen() && shown?.awaited === key;

/** True while the receipt of this exchange is on screen or loading. */
export const isReceiptOnScreen = (exchangeId: string) =>
  window.location.pathname + window.location.search === config.basePath + receiptPath(exchangeId);

/** True while step 2 shows this confirmation's quote and beneficiary. */
export function isOnScreen({
  quoteId,
  beneficiaryId,
  names,
}: Pick<Confirmation, 'quoteId' | 'beneficiaryId' | 'names'>): boolean {
  if (!isStepTwoOnScreen() || shown?.quoteId !== quoteId) return false;
  const { beneficiaryAlias } = shown;
  return (
    shown.beneficiaryId === beneficiaryId ||
    (beneficiaryAlias !== undefined && isCalled(names, beneficiaryAlias))
  );
}

/** Records what step 2 shows, including a choice that the router has not received yet. */
export function useTransferOnScreen(transfer: TransferOnScreen): void {
  const { quoteId, beneficiaryId, beneficiaryAlias, awaited } = transfer;
  const isHere = useIsHere();
  useLayoutEffect(() => {
    shown = { quoteId, beneficiaryId, beneficiaryAlias, awaited, isHere };
    return () => {
      shown = undefined;
    };
  }, [quoteId, beneficiaryId, beneficiaryAlias, awaited, isHere]);
}
