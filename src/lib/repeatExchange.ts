import { inputOfEuros } from './calculator';
import type { Decimal } from './money';

/** What 'Repetir envío' knows of the exchange to repeat. */
export interface Repeatable {
  readonly amountSend: Decimal | null;
  /** The beneficiary's alias. */
  readonly beneficiary: string | null;
  /** Undefined when the server does not give it. */
  readonly beneficiaryId?: number | null;
}

/**
 * The navigation state that fills step 1 with the euros of an earlier exchange, and step 2 with its beneficiary. An id
 * without its alias may be another beneficiary's.
 */
export const repeatState = ({ amountSend, beneficiary, beneficiaryId }: Repeatable) => ({
  ...(amountSend !== null && { input: inputOfEuros(amountSend) }),
  ...(beneficiary !== null && { beneficiaryAlias: beneficiary, beneficiaryId }),
});
