import { useLayoutEffect } from 'react';
import { useIsHere, type IsHere } from '@/ui/useIsHere';
import type { Confirmation } from './doubt';
import { isCalled } from './findMade';

/** What step 2 shows. */
interface TransferOnScreen {
  readonly quoteId: string;
  readonly beneficiaryId: number | undefined;
  /** The beneficiary of a repeated exchange, until the list shows which one it is. */
  readonly beneficiaryAlias: string | undefined;
}

let shown: (TransferOnScreen & { readonly isHere: IsHere }) | undefined;

/** True until the user chooses another page, even if that page's code is still loading. */
export const isStepTwoOnScreen = () => shown?.isHere() === true;

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
  const isHere = useIsHere();
  useLayoutEffect(() => {
    shown = { quoteId, beneficiaryId, beneficiaryAlias, isHere };
    return () => {
      shown = undefined;
    };
  }, [quoteId, beneficiaryId, beneficiaryAlias, isHere]);
}
