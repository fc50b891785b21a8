import { beneficiariesQuery, saveBeneficiary, type Beneficiary } from '@/api/beneficiaries';
import { errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';
import { fieldConfigurationsQuery, type PaymentMethod } from '@/api/paymentMethods';
import { dropDraft, readDraft, writeDraft } from '@/lib/drafts';
import { randomId } from '@/lib/randomId';
import { useSession } from '@/session/hooks';
import { LoadProblem } from '@/ui/LoadProblem';
import { toastError, toastSuccess } from '@/ui/toast';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { bodyOf, draftOf, fieldsOf, readNewDraft, startMethod, type Draft } from './beneficiaryForm';
import { BeneficiaryForm } from './BeneficiaryForm';
import { fieldRule } from './fieldRules';
import { LoadingFields } from './FieldStates';
import { useErrorToast } from './useErrorToast';

export interface BeneficiaryEditorProps {
  /** The one to change; undefined creates one. */
  readonly beneficiary: Beneficiary | undefined;
  readonly methods: readonly PaymentMethod[];
  readonly loadingMethods: boolean;
  /** Asks for the methods again. */
  readonly onRetryMethods: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
  readonly onSaved: (beneficiary: Beneficiary) => void;
}

/** The fields of one method; nothing is asked before there is one. */
function useFields(method: PaymentMethod | undefined) {
  const query = useQuery({ ...fieldConfigurationsQuery(method?.id), enabled: method !== undefined });
  useErrorToast(query.error);
  const rules = useMemo(
    () => (method && query.data ? fieldsOf(query.data, method).map(fieldRule) : []),
    [method, query.data],
  );
  return { rules, loading: method !== undefined && query.isPending, retry: () => void query.refetch() };
}

/** The form of a beneficiary, wired: saving says 'Guardado' and puts the answer among the saved ones (spec §8). */
export function BeneficiaryEditor({ beneficiary, methods, onSaved, ...props }: BeneficiaryEditorProps) {
  const queryClient = useQueryClient();
  const { login: owner = '' } = useSession();
  // Only a new one: what is edited is saved already.
  const [kept] = useState(() => (beneficiary ? undefined : readNewDraft(readDraft('beneficiary', owner))));
  const [chosenId, setChosenId] = useState(kept?.methodId);
  const methodId = chosenId ?? startMethod(beneficiary, methods);
  const { rules, loading, retry } = useFields(methods.find(({ id }) => id === methodId));

  const [save, saving] = useSingleFlight(async (draft: Draft) => {
    const { queryKey } = beneficiariesQuery();
    try {
      const saved = await saveBeneficiary(bodyOf(beneficiary, methodId ?? 0, rules, draft), {
        known: queryClient.getQueryData(queryKey)?.map(({ id }) => id),
        idempotencyKey: randomId(),
      });
      if (saved)
        queryClient.setQueryData(queryKey, (list = []) =>
          list.some(({ id }) => id === saved.id)
            ? list.map((row) => (row.id === saved.id ? saved : row))
            : [...list, saved],
        );
      if (!beneficiary) dropDraft('beneficiary');
      toastSuccess('Guardado');
      if (saved) onSaved(saved);
    } catch (error) {
      toastError('Error', errorMessage(error, messages.tryAgain));
    }
    void queryClient.invalidateQueries({ queryKey });
  });

  const instead = () => {
    if (props.loadingMethods || loading) return <LoadingFields />;
    if (methods.length === 0)
      return <LoadProblem what="los métodos de pago" onRetry={props.onRetryMethods} />;
    if (methodId !== undefined && rules.length === 0)
      return <LoadProblem what="los datos que pide este método" onRetry={retry} />;
    return undefined;
  };

  return (
    <BeneficiaryForm
      methods={methods}
      methodId={methodId}
      onMethodChange={setChosenId}
      rules={rules}
      instead={instead()}
      initialDraft={kept?.draft ?? draftOf(beneficiary)}
      onType={(draft) => {
        if (!beneficiary) writeDraft('beneficiary', owner, { methodId, draft });
      }}
      saving={saving}
      onSubmit={save}
      onRefused={toastError}
      onCancel={props.onCancel}
    />
  );
}
