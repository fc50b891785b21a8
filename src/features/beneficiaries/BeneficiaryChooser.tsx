import { deleteBeneficiary, type Beneficiary, beneficiariesQuery } from '@/api/beneficiaries';
import { errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';
import { toastError } from '@/ui/toast';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { beneficiarySummary, beneficiaryTitle, methodName } from './beneficiary';
import { BeneficiaryChooserView, type ChooserMode } from './BeneficiaryChooserView';
import { BeneficiaryEditor } from './BeneficiaryEditor';
import { DeleteDialog } from './DeleteDialog';
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

  const [remove, removing] = useSingleFlight(async ({ id }: Beneficiary) => {
    const { queryKey } = beneficiariesQuery();
    try {
      await deleteBeneficiary(id);
      queryClient.setQueryData(queryKey, (list) => list?.filter((row) => row.id !== id));
      if (id === selectedId) onSelect(undefined);
      if (id === editing?.id) setEditing(undefined);
    } catch (error) {
      toastError('Error', errorMessage(error, messages.tryAgain));
    }
    setAsking(false);
    void queryClient.invalidateQueries({ queryKey });
  });

  return (
    <>
      <BeneficiaryChooserView
        loading={data.loading}
        items={items}
        onRetry={data.retry}
        mode={mode}
        onModeChange={setMode}
        editing={editing !== undefined}
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
        form={
          <BeneficiaryEditor
            key={editing?.id ?? `new ${created}`}
            beneficiary={editing}
            methods={methods}
            loadingMethods={data.loadingMethods}
            onRetryMethods={data.retryMethods}
            onCancel={
              editing &&
              (() => {
                setEditing(undefined);
                setMode('select');
              })
            }
            onSaved={(saved) => {
              setEditing(undefined);
              // The next new one starts with an empty form.
              setCreated(created + 1);
              setMode('select');
              onSelect(saved);
            }}
          />
        }
      />
      <DeleteDialog
        opened={asking}
        title={doomed ? beneficiaryTitle(doomed) : ''}
        deleting={removing}
        onCancel={() => setAsking(false)}
        onConfirm={() => doomed && remove(doomed)}
      />
    </>
  );
}
