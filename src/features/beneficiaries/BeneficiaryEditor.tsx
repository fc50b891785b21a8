import { Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Beneficiary } from '@/api/beneficiaries';
import type { PaymentMethod } from '@/api/paymentMethods';
import { LoadProblem } from '@/ui/feedback/LoadProblem';
import classes from './BeneficiaryForm.module.css';

export interface BeneficiaryEditorProps {
  /** The beneficiary to change; undefined creates one. */
  readonly beneficiary: Beneficiary | undefined;
  readonly methods: readonly PaymentMethod[];
  readonly loadingMethods: boolean;
  readonly onRetryMethods: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
  /** True if another app has shared a message with this one. */
  readonly shared?: boolean;
  /** The sender's current choice; if it changes during the call, the answer does not override it. */
  readonly choice: unknown;
  /** Called after saving, while the form is on the page; its input is no longer a draft. */
  readonly onSent?: (saved: Beneficiary | undefined) => void;
  /** Called after `onSent` if the choice is unchanged; undefined if the saved row cannot be identified. */
  readonly onSaved: (beneficiary: Beneficiary | undefined) => void;
}

/** A sender who chooses a saved beneficiary never loads it. */
const formCode = queryOptions({
  queryKey: ['beneficiary-form'],
  queryFn: () => import('./ConnectedBeneficiaryForm'),
  staleTime: Infinity,
});

/** Placeholder of a method's fields while they load. */
export function LoadingFields() {
  return (
    <div className={classes.loading} role="status" aria-label="Cargando los datos que pide este método">
      {[1, 2, 3, 4].map((field) => (
        <Skeleton key={field} height="4.75rem" radius="md" />
      ))}
    </div>
  );
}

/** Loads the beneficiary form and shows it. */
export function BeneficiaryEditor(props: BeneficiaryEditorProps) {
  const { data: code, isError, refetch } = useQuery(formCode);
  if (code) return <code.ConnectedBeneficiaryForm {...props} />;
  return isError ? <LoadProblem what="el formulario" onRetry={() => void refetch()} /> : <LoadingFields />;
}
