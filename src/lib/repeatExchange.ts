import { inputOfEuros } from './calculator';
import { eurosOf, type SentAmount } from './currencies';

/** What 'Repetir envío' knows of the exchange to repeat. */
interface Repeatable extends SentAmount {
  /** The beneficiary's alias. */
  readonly beneficiary: string | null;
  /** Undefined when the server does not give it. */
  readonly beneficiaryId?: number | null;
}

/**
 * The navigation state that fills step 1 with the euros of an earlier exchange, if it has any, and step 2 with its
 * beneficiary. An id without its alias may be another beneficiary's.
 */
export function repeatState(exchange: Repeatable) {
  const { beneficiary, beneficiaryId } = exchange;
  const euros = eurosOf(exchange);
  return {
    ...(euros !== null && { input: inputOfEuros(euros) }),
    ...(beneficiary !== null && { beneficiaryAlias: beneficiary, beneficiaryId }),
  };
}
