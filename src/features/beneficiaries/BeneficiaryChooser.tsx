import { deleteBeneficiary, type Beneficiary, beneficiariesQuery } from '@/api/beneficiaries';
import { errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toastError } from '@/ui/toast';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { beneficiarySummary, beneficiaryTitle, methodName } from './beneficiary';
import { BeneficiaryChooserView, type ChooserMode } from './BeneficiaryChooserView';
import { BeneficiaryEditor } from './BeneficiaryEditor';
import { useBeneficiaryData } from './useBeneficiaryData';

export interface BeneficiaryChooserProps {
  readonly selectedId: number | undefined;
  /** Called with the chosen or just saved beneficiary; with undefined when the chosen one was deleted. */
  readonly onSelect: (beneficiary: Beneficiary | undefined) => void;
}

/** Chooses the beneficiary of a transfer among the saved ones, which it also creates, edits and deletes. */
export function BeneficiaryChooser({ selectedId, onSelect }: BeneficiaryChooserProps) {
  const queryClient = useQueryClient();
  const { beneficiaries, methods, configurations, ...data } = useBeneficiaryData();
  const [mode, setMode] = useState<ChooserMode>('select');
  const [editing, setEditing] = useState<Beneficiary>();
  const [created, setCreated] = useState(0);
  const [doomed, setDoomed] = useState<Beneficiary>();
  const [asking, setAsking] = useState(false);

  const items = useMemo(
    () =>
      beneficiaries.map((beneficiary) => ({
        id: beneficiary.id,
        title: beneficiaryTitle(beneficiary),
        method: methodName(beneficiary, methods),
        lines: beneficiarySummary(beneficiary, configurations).map(({ value }) => value),
      })),
    [beneficiaries, methods, configurations],
  );
  const find = (id: number) => beneficiaries.find((beneficiary) => beneficiary.id === id);

  const stopEditing = () => {
    setEditing(undefined);
    setMode('select');
  };

  const [remove, removing] = useSingleFlight(async ({ id }: Beneficiary) => {
    const { queryKey } = beneficiariesQuery();
    try {
      await deleteBeneficiary(id);
      queryClient.setQueryData(queryKey, (list) => list?.filter((row) => row.id !== id));
      if (id === selectedId) onSelect(undefined);
      if (id === editing?.id) stopEditing();
    } catch (error) {
      toastError('Error', errorMessage(error, messages.tryAgain));
    }
    setAsking(false);
    void queryClient.invalidateQueries({ queryKey });
  });

  const select = (beneficiary: Beneficiary) => {
    setMode('select');
    onSelect(beneficiary);
  };
  const form = { methods, loadingMethods: data.loadingMethods, onRetryMethods: data.retryMethods };

  return (
    <>
      <BeneficiaryChooserView
        loading={data.loading}
        items={items}
        onRetry={data.retry}
        mode={mode}
        onModeChange={setMode}
        selectedId={selectedId}
        onSelect={(id) => onSelect(find(id))}
        onEdit={(id) => {
          setEditing(find(id));
          setMode('edit');
        }}
        onDelete={(id) => {
          setDoomed(find(id));
          setAsking(true);
        }}
        createForm={
          <BeneficiaryEditor
            {...form}
            // The next new one starts with an empty form.
            key={created}
            beneficiary={undefined}
            onCancel={undefined}
            onSaved={(saved) => {
              setCreated(created + 1);
              select(saved);
            }}
          />
        }
        editForm={
          editing && (
            <BeneficiaryEditor
              {...form}
              key={editing.id}
              beneficiary={editing}
              onCancel={stopEditing}
              onSaved={(saved) => {
                stopEditing();
                select(saved);
              }}
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
        onConfirm={() => doomed && remove(doomed)}
      >
        Se borrará <strong>{doomed && beneficiaryTitle(doomed)}</strong> de tus beneficiarios guardados. Tus
        envíos anteriores no cambian.
      </ConfirmDialog>
    </>
  );
}
