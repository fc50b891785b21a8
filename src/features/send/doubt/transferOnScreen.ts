import { useLayoutEffect, useState } from 'react';
import type { Confirmation } from './doubt';
import { isCalled } from './findMade';

/** What step 2 shows. */
interface TransferOnScreen {
  readonly quoteId: string;
  readonly beneficiaryId: number | undefined;
  /** The beneficiary of a repeated exchange, until the list shows which one it is. */
  readonly beneficiaryAlias: string | undefined;
}

let shown: (TransferOnScreen & { readonly address: string }) | undefined;

/** True until the user chooses another page, even if that page's code is still loading. */
export const isStepTwoOnScreen = () => shown?.address === window.location.pathname;

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
export function useTransferOnScreen({ quoteId, beneficiaryId, beneficiaryAlias }: TransferOnScreen): void {
  const [address] = useState(() => window.location.pathname);
  useLayoutEffect(() => {
    shown = { quoteId, beneficiaryId, beneficiaryAlias, address };
    return () => {
      shown = undefined;
    };
  }, [quoteId, beneficiaryId, beneficiaryAlias, address]);
}
