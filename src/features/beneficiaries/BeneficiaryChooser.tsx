import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useState } from 'react';
import { deleteBeneficiary, type Beneficiary, beneficiariesQuery } from '@/api/beneficiaries';
import { errorMessage, isUserChange } from '@/api/errors';
import { messages } from '@/api/messages';
import { ownAnswer } from '@/api/ownAnswer';
import { readSharedText } from '@/lib/sharedText';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { toastError } from '@/ui/feedback/toast';
import { beneficiarySummary, beneficiaryTitle, methodName } from './beneficiary';
import { BeneficiaryChooserView, type ChooserMode } from './BeneficiaryChooserView';
import { BeneficiaryEditor } from './BeneficiaryEditor';
import { changeNewDraft, newDraft } from './newDraft';
import { useBeneficiaryData } from './useBeneficiaryData';

export interface BeneficiaryChooserProps {
  readonly selectedId: number | undefined;
  readonly onSelect: (beneficiary: Beneficiary) => void;
  /**
   * Called after a save or a removal: `by`, if anyone, takes the place of the choice `id`. Does nothing if the sender has
   * chosen otherwise since the chooser was rendered.
   */
  readonly onReplace: (id: number | undefined, by: Beneficiary | undefined) => void;
}

/** Lets the sender choose, create, edit and delete beneficiaries. */
export const BeneficiaryChooser = memo(function BeneficiaryChooser({
  selectedId,
  onSelect,
  onReplace,
}: BeneficiaryChooserProps) {
  const queryClient = useQueryClient();
  const { beneficiaries, methods, loadingMethods, configurations, ...data } = useBeneficiaryData();
  const [mode, setMode] = useState<ChooserMode>(() => (newDraft()?.aside === false ? 'create' : 'select'));
  const [listOpen, setListOpen] = useState(false);
  const [editing, setEditing] = useState<Beneficiary>();
  // Counts the edits whose form begins anew.
  const [edits, setEdits] = useState(0);
  const [created, setCreated] = useState(0);
  const [doomed, setDoomed] = useState<Beneficiary>();
  const [asking, setAsking] = useState(false);

  const [shared, setShared] = useState(false);
  useEffect(() => {
    void readSharedText().then((text) => {
      if (text === undefined) return;
      setShared(true);
      setMode('create');
    });
  }, []);

  const items = useMemo(
    () =>
      beneficiaries.map((beneficiary) => ({
        id: beneficiary.id,
        title: beneficiaryTitle(beneficiary),
        method: loadingMethods ? '' : methodName(beneficiary, methods),
        lines: beneficiarySummary(beneficiary, configurations, methods).map(({ value }) => value),
      })),
    [beneficiaries, methods, loadingMethods, configurations],
  );
  const find = (id: number) => beneficiaries.find((beneficiary) => beneficiary.id === id);

  const stopEditing = () => {
    setEditing(undefined);
    setMode('select');
  };

  const { queryKey } = beneficiariesQuery;
  const mutationKey = ['delete-beneficiary'];
  const removing = useIsMutating({ mutationKey }) > 0;
  const remove = useMutation({
    mutationKey,
    mutationFn: ({ id }: Beneficiary) => ownAnswer(deleteBeneficiary(id)),
    onSuccess(_answer, { id }) {
      queryClient.setQueryData(queryKey, (list) => list?.filter((row) => row.id !== id));
      if (id === editing?.id) stopEditing();
    },
    onError(error) {
      if (!isUserChange(error)) toastError('Error', errorMessage(error, messages.tryAgain));
    },
    onSettled(_answer, _error, { id }) {
      if (id === doomed?.id) setAsking(false);
      void queryClient.invalidateQueries({ queryKey });
    },
  });

  const form = { methods, loadingMethods, onRetryMethods: data.retryMethods };

  return (
    <>
      <BeneficiaryChooserView
        loading={data.loading}
        items={items}
        onRetry={data.retry}
        retrying={data.retrying}
        mode={mode}
        onModeChange={setMode}
        selectedId={selectedId}
        listOpen={listOpen}
        onListOpen={setListOpen}
        onSelect={(id) => {
          changeNewDraft({ aside: true });
          const pressed = find(id);
          if (pressed) onSelect(pressed);
        }}
        onEdit={(id) => {
          const edited = find(id);
          // Another tab may have changed it since an earlier edit.
          if (JSON.stringify(edited) !== JSON.stringify(editing)) setEdits(edits + 1);
          setEditing(edited);
          setMode('edit');
        }}
        onDelete={(id) => {
          setDoomed(find(id));
          setAsking(true);
        }}
        createForm={
          <BeneficiaryEditor
            {...form}
            // If one of these changes during the call, the sender has chosen otherwise.
            choice={`${mode} ${selectedId ?? ''}`}
            // A new key gives the next beneficiary an empty form.
            key={created}
            beneficiary={undefined}
            onCancel={undefined}
            shared={shared}
            onSent={() => {
              setCreated(created + 1);
              setShared(false);
            }}
            onSaved={(saved) => {
              setMode('select');
              setListOpen(false);
              if (saved) onReplace(selectedId, saved);
            }}
          />
        }
        editForm={
          editing && (
            <BeneficiaryEditor
              {...form}
              // Who is chosen does not matter, and may still be on its way to this component.
              choice={`${mode} ${editing.id}`}
              key={edits}
              beneficiary={editing}
              onCancel={stopEditing}
              // What was corrected meanwhile is still there at the next edit.
              onSent={(saved) => saved && setEditing(saved)}
              onSaved={stopEditing}
            />
          )
        }
      />
      <ConfirmDialog
        opened={asking}
        title="¿Eliminar beneficiario?"
        confirmLabel="Eliminar"
        cancelLabel="Cancelar"
        pending={removing}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          if (!doomed || queryClient.isMutating({ mutationKey }) > 0) return;
          // Independent of the current choice, because the beneficiary no longer exists; only while it is on the page.
          remove.mutate(doomed, { onSuccess: () => onReplace(doomed.id, undefined) });
        }}
      >
        Se borrará <strong>{doomed && beneficiaryTitle(doomed)}</strong> de tus beneficiarios guardados. Tus
        envíos anteriores no cambian.
      </ConfirmDialog>
    </>
  );
});
