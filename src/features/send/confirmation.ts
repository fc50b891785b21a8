import type { Beneficiary } from '@/api/beneficiaries';
import { beneficiaryNames, beneficiaryShortTitle } from '@/features/beneficiaries/beneficiary';
import { idempotencyKey, type Quote } from '@/lib/quote';
import type { Confirmation } from './doubt/doubt';

/** What a press of 'Confirmar' confirms. */
export function confirmationOf(quote: Quote, beneficiary: Beneficiary): Confirmation {
  return {
    key: idempotencyKey(quote, beneficiary.id),
    quoteId: quote.id,
    beneficiaryId: beneficiary.id,
    title: beneficiaryShortTitle(beneficiary),
    names: beneficiaryNames(beneficiary),
    amountSend: quote.amount,
    amountReceive: quote.receive,
  };
}
