import { beneficiariesQuery, saveBeneficiary, type Beneficiary } from '@/api/beneficiaries';
import { errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';
import { fieldConfigurationsQuery, type PaymentMethod } from '@/api/paymentMethods';
import type { BeneficiaryBody } from '@/api/wire';
import { dropDraft, readDraft, writeDraft } from '@/lib/drafts';
import { randomId } from '@/lib/randomId';
import { LoadProblem } from '@/ui/LoadProblem';
import { toastError, toastSuccess } from '@/ui/toast';
import { usePageCall } from '@/ui/usePageCall';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
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
  /** What the sender has chosen; another choice made while this is saved stays. */
  readonly choice: unknown;
  /** Called once it is saved: what the form held is sent. */
  readonly onSent?: () => void;
  /** Called after that, while the form is still what the sender looks at; undefined where nobody can tell the row. */
  readonly onSaved: (beneficiary: Beneficiary | undefined) => void;
}

/** What was typed for a new beneficiary before the page was left or loaded again. */
export const newDraft = () => readNewDraft(readDraft('beneficiary'));

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

/** Idempotency keys of one saving: a repeated press sends the same key, other details another one (decisions 42). */
function attemptKeys() {
  const keys = new Map<string, string>();
  return {
    keyOf(body: BeneficiaryBody): string {
      const text = JSON.stringify(body);
      const key = keys.get(text) ?? randomId();
      keys.set(text, key);
      return key;
    },
  };
}

/** The form of a beneficiary, wired: saving says 'Guardado' and puts the answer among the saved ones (spec §8). */
export function BeneficiaryEditor({ beneficiary, methods, onSaved, ...props }: BeneficiaryEditorProps) {
  const queryClient = useQueryClient();
  // Only a new one: what is edited is saved already.
  const [kept] = useState(() => (beneficiary ? undefined : newDraft()));
  const [chosenId, setChosenId] = useState(kept?.methodId);
  const methodId = chosenId ?? startMethod(beneficiary, methods);
  const { rules, loading, retry } = useFields(methods.find(({ id }) => id === methodId));

  const { queryKey } = beneficiariesQuery();
  const attempt = useRef(attemptKeys());
  const [save, saving] = usePageCall({
    choice: props.choice,
    call(draft: Draft) {
      const body = bodyOf(beneficiary, methodId ?? 0, rules, draft);
      const known = queryClient.getQueryData(queryKey)?.map(({ id }) => id);
      return saveBeneficiary(body, { known, idempotencyKey: attempt.current.keyOf(body) });
    },
    onAnswer(saved, draft) {
      attempt.current = attemptKeys();
      if (saved)
        queryClient.setQueryData(queryKey, (list = []) =>
          list.some(({ id }) => id === saved.id)
            ? list.map((row) => (row.id === saved.id ? saved : row))
            : [...list, saved],
        );
      // What was typed since the press is another beneficiary's.
      if (!beneficiary && JSON.stringify(newDraft()?.draft) === JSON.stringify(draft))
        dropDraft('beneficiary');
      props.onSent?.();
      toastSuccess('Guardado');
      void queryClient.invalidateQueries({ queryKey });
    },
    whileHere: (saved) => onSaved(saved),
    onFailure(error) {
      toastError('Error', errorMessage(error, messages.tryAgain));
      void queryClient.invalidateQueries({ queryKey });
    },
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
        if (!beneficiary) writeDraft('beneficiary', { methodId, draft });
      }}
      saving={saving}
      onSubmit={save}
      onRefused={toastError}
      onCancel={props.onCancel}
    />
  );
}
