import { LoadProblem } from '@/ui/LoadProblem';
import { Skeleton, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BeneficiaryItem } from './BeneficiaryCard';
import classes from './BeneficiaryChooserView.module.css';
import { SavedBeneficiaries } from './SavedBeneficiaries';

/** The chooser's modes: select a saved one, or create or edit one (spec §4). */
export type ChooserMode = 'select' | 'create' | 'edit';

export interface BeneficiaryChooserViewProps {
  readonly loading: boolean;
  readonly items: readonly BeneficiaryItem[];
  /** Present when the list could not be loaded. */
  readonly onRetry: (() => void) | undefined;
  readonly mode: ChooserMode;
  readonly onModeChange: (mode: ChooserMode) => void;
  readonly selectedId: number | undefined;
  readonly onSelect: (id: number) => void;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
  readonly createForm: ReactNode;
  /** The form of the saved beneficiary that is being edited; undefined while none is. */
  readonly editForm: ReactNode | undefined;
}

function LoadingList() {
  return (
    <div className={classes.loading} role="status" aria-label="Cargando beneficiarios">
      <Skeleton height="3rem" radius="md" />
      <Skeleton height="8.5rem" radius="lg" />
      <Skeleton height="8.5rem" radius="lg" />
    </div>
  );
}

/**
 * Tabs 'Seleccionar guardado' and 'Nuevo'; with none saved only the second opens (spec §2 /envia2, §4). 'Editar' comes
 * beside them while a saved one is edited, so that no form empties the other.
 */
export function BeneficiaryChooserView(props: BeneficiaryChooserViewProps) {
  if (props.loading) return <LoadingList />;
  const { items } = props;
  return (
    <>
      {props.onRetry && (
        <div className={classes.failed}>
          <LoadProblem what="tus beneficiarios guardados" onRetry={props.onRetry} />
        </div>
      )}
      <Tabs
        value={items.length === 0 ? 'create' : props.mode}
        onChange={(value) => props.onModeChange(value as ChooserMode)}
        classNames={{ list: classes.tabs, tab: classes.tab }}
      >
        <Tabs.List grow aria-label="Beneficiario">
          <Tabs.Tab value="select" disabled={items.length === 0}>
            Seleccionar guardado
          </Tabs.Tab>
          <Tabs.Tab value="create">Nuevo</Tabs.Tab>
          {props.editForm !== undefined && <Tabs.Tab value="edit">Editar</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="select" pt="md">
          {items.length > 0 && (
            <SavedBeneficiaries
              items={items}
              selectedId={props.selectedId}
              onSelect={props.onSelect}
              onEdit={props.onEdit}
              onDelete={props.onDelete}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="create" pt="md">
          {props.createForm}
        </Tabs.Panel>
        {props.editForm !== undefined && (
          <Tabs.Panel value="edit" pt="md">
            {props.editForm}
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  );
}
