import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { beneficiariesQuery, saveBeneficiary } from '@/api/beneficiaries';
import { errorMessage, isUserChange } from '@/api/errors';
import { messages } from '@/api/messages';
import { ownAnswer } from '@/api/ownAnswer';
import { fieldConfigurationsQuery, type PaymentMethod } from '@/api/paymentMethods';
import type { BeneficiaryBody } from '@/api/wire';
import { dropDraft, withLatest, writeDraft } from '@/lib/drafts';
import { randomId } from '@/lib/randomId';
import { LoadProblem } from '@/ui/feedback/LoadProblem';
import { toastError, toastSaved } from '@/ui/feedback/toast';
import { LoadingFields, type BeneficiaryEditorProps } from './BeneficiaryEditor';
import { BeneficiaryForm } from './BeneficiaryForm';
import { bodyOf, draftOf, fieldsOf, startMethod } from './beneficiaryForm';
import { fieldRule } from './fieldRules';
import { changeNewDraft, newDraft, type Draft, type FieldKey, type KeyedSave } from './newDraft';
import { PasteData } from './PasteData';
import { useErrorToast } from './useBeneficiaryData';

/** The fields of a method; asks for nothing without a method. */
function useFields(method: PaymentMethod | undefined) {
  const query = useQuery({ ...fieldConfigurationsQuery(method?.id), enabled: method !== undefined });
  useErrorToast(query.error);
  const rules = useMemo(
    () => (method && query.data ? fieldsOf(query.data, method).map(fieldRule) : []),
    [method, query.data],
  );
  return {
    rules,
    loading: method !== undefined && query.isPending,
    retry: () => void query.refetch(),
  };
}

/**
 * The same details use the same idempotency key again, other details get another one (product 4.12).
 *
 * @param keys the keys of one form by the saved details
 */
function keyedSave(keys: Map<string, string>, details: BeneficiaryBody): KeyedSave {
  const body = JSON.stringify(details);
  const key = keys.get(body) ?? randomId();
  keys.set(body, key);
  return { body, key };
}

/**
 * The connected beneficiary form. After saving it shows 'Guardado' and adds the answer to the saved ones (product
 * 8.3).
 */
export function ConnectedBeneficiaryForm({ beneficiary, methods, choice, ...props }: BeneficiaryEditorProps) {
  const queryClient = useQueryClient();
  // Only a new beneficiary has a draft; an edited one is already saved.
  const [kept] = useState(() => (beneficiary ? undefined : newDraft()));
  const [chosenId, setChosenId] = useState(kept?.methodId);
  // A draft may name a method that is no longer offered.
  const methodId = methods.find(({ id }) => id === chosenId)?.id ?? startMethod(beneficiary, methods);
  const changedSinceSave = useRef(false);
  const chooseMethod = (id: number | undefined) => {
    changedSinceSave.current = true;
    setChosenId(id);
    if (!beneficiary) changeNewDraft({ methodId: id, aside: false });
  };
  const { rules, loading, retry } = useFields(methods.find(({ id }) => id === methodId));

  const { queryKey } = beneficiariesQuery;
  const [keys] = useState(() => new Map(kept?.unanswered && [[kept.unanswered.body, kept.unanswered.key]]));
  const newestChoice = useRef(choice);
  useEffect(() => {
    newestChoice.current = choice;
  }, [choice]);
  // By this key step 2 knows that a correction is on its way.
  const mutationKey = [...queryKey, beneficiary?.id];
  const [opened] = useState(() => draftOf(beneficiary));
  /** The fields that the sender has ever changed, also back. */
  const touched = useRef(new Set<string>());
  const saving = useIsMutating({ mutationKey }) > 0;
  // A toast lies over the fields of a phone, and the field itself says the same.
  const closeRefusal = useRef<() => void>(undefined);
  const save = useMutation({
    mutationKey,
    mutationFn(draft: Draft) {
      const list = queryClient.getQueryData(queryKey);
      const known = list?.map(({ id }) => id);
      // Another tab may have corrected it since.
      const row = list?.find(({ id }) => id === beneficiary?.id) ?? beneficiary;
      const typed =
        row?.paymentMethodId === methodId ? withLatest(draft, touched.current, draftOf(row)) : draft;
      const body = bodyOf(row, methodId ?? 0, rules, typed);
      const unanswered = keyedSave(keys, body);
      // If the answer is lost, a repetition after a reload has the same key.
      if (!beneficiary) changeNewDraft({ unanswered });
      return ownAnswer(saveBeneficiary(body, { known, idempotencyKey: unanswered.key }));
    },
    onSuccess(saved, draft) {
      keys.clear();
      if (!beneficiary) changeNewDraft({ unanswered: undefined });
      if (saved)
        queryClient.setQueryData(queryKey, (list = []) =>
          list.some(({ id }) => id === saved.id)
            ? list.map((row) => (row.id === saved.id ? saved : row))
            : [...list, saved],
        );
      // Input typed since the press belongs to another beneficiary.
      if (!beneficiary && JSON.stringify(newDraft()?.draft) === JSON.stringify(draft))
        dropDraft('beneficiary');
      toastSaved('Guardado');
      void queryClient.invalidateQueries({ queryKey });
    },
    onError(error) {
      if (isUserChange(error)) return;
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
      onMethodChange={chooseMethod}
      rules={rules}
      instead={instead()}
      initialDraft={kept?.draft ?? draftOf(beneficiary)}
      initialFilled={kept?.filled ?? {}}
      onType={(values) => {
        closeRefusal.current?.();
        changedSinceSave.current = true;
        for (const [name, value] of Object.entries(values.draft))
          if (value !== (opened[name as FieldKey] ?? '')) touched.current.add(name);
        if (!beneficiary)
          writeDraft('beneficiary', { methodId, ...values, unanswered: newDraft()?.unanswered });
      }}
      saving={saving}
      onSubmit={(draft) => {
        // A second press before the button shows the first one.
        if (queryClient.isMutating({ mutationKey }) > 0) return;
        changedSinceSave.current = false;
        save.mutate(draft, {
          // Only while this form is on the page.
          onSuccess(saved) {
            props.onSent?.(saved);
            // What was corrected meanwhile stays in the form of a saved beneficiary.
            const isCorrected = beneficiary !== undefined && changedSinceSave.current;
            if (newestChoice.current === choice && !isCorrected) props.onSaved(saved);
          },
        });
      }}
      onRefused={(title, message) => {
        closeRefusal.current = toastError(title, message);
      }}
      onCancel={props.onCancel}
      {...(!beneficiary && {
        paste: (target) => (
          <PasteData
            {...target}
            methods={methods}
            methodId={methodId}
            onMethodChange={chooseMethod}
            rules={rules}
            shared={props.shared ?? false}
          />
        ),
      })}
    />
  );
}
