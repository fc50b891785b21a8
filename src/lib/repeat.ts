import type { Decimal } from './money';

/** What 'Repetir envío' knows of the transfer to repeat. */
export interface Repeatable {
  readonly amountSend: Decimal | null;
  /** The beneficiary's alias. */
  readonly beneficiary: string | null;
  /** Where the server told it. */
  readonly beneficiaryId?: number | null;
}

/** The navigation state that makes step 1 start with the euros of an earlier transfer, and step 2 with its beneficiary. */
export function repeatState({ amountSend, beneficiary, beneficiaryId }: Repeatable) {
  return { repeat: { amountSend, beneficiaryAlias: beneficiary, beneficiaryId } };
}
