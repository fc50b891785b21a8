import { Skeleton, Tabs } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LoadProblem } from '@/ui/feedback/LoadProblem';
import { useReturnFocus } from '@/ui/useReturnFocus';
import type { BeneficiaryItem } from './BeneficiaryCard';
import { SavedBeneficiaries } from './SavedBeneficiaries';
import classes from './BeneficiaryChooserView.module.css';

/** The chooser's modes: select, create or edit (product 4.12). */
export type ChooserMode = 'select' | 'create' | 'edit';

export interface BeneficiaryChooserViewProps {
  readonly loading: boolean;
  readonly items: readonly BeneficiaryItem[];
  /** Defined when the list could not be loaded. */
  readonly onRetry: (() => void) | undefined;
  /** True while the list is read again. */
  readonly retrying: boolean;
  readonly mode: ChooserMode;
  readonly onModeChange: (mode: ChooserMode) => void;
  readonly selectedId: number | undefined;
  readonly onSelect: (id: number) => void;
  /** True while the list of saved ones stays open although one is chosen. */
  readonly listOpen: boolean;
  readonly onListOpen: (open: boolean) => void;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
  readonly createForm: ReactNode;
  /** The form of the beneficiary being edited; undefined if there is none. */
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
 * Tabs 'Seleccionar guardado' and 'Nuevo'; without saved beneficiaries only the second opens (product 2.19, 4.12).
 * Editing adds a third tab 'Editar', so that the two forms keep their own input.
 */
export function BeneficiaryChooserView(props: BeneficiaryChooserViewProps) {
  const { items, mode } = props;
  const editTab = useRef<HTMLButtonElement>(null);
  // Counted, because an edit may follow another one that is still open.
  const [edits, setEdits] = useState(0);
  useReturnFocus(props.editForm !== undefined && edits);
  // After the hook above, which has to see the button that opened the edit.
  useEffect(() => {
    if (mode === 'edit') editTab.current?.focus();
  }, [mode]);
  const tab = items.length === 0 ? 'create' : mode;
  // Loaded with its tab; then it stays, because the answer to a save may come while another tab is open.
  const [isNewShown, setNewShown] = useState(false);
  if (!isNewShown && !props.loading && tab === 'create') setNewShown(true);
  // Whoever is in the form stays there, also when a late list opens the other tab.
  const stayInNew = () => props.onModeChange('create');
  if (props.loading) return <LoadingList />;
  return (
    <>
      {props.onRetry && (
        <div className={classes.failed}>
          <LoadProblem what="tus beneficiarios guardados" onRetry={props.onRetry} retrying={props.retrying} />
        </div>
      )}
      <Tabs
        value={tab}
        keepMountedMode="display-none"
        onChange={(value) => props.onModeChange(value as ChooserMode)}
        classNames={{ tab: classes.tab }}
      >
        <Tabs.List grow aria-label="Beneficiario">
          <Tabs.Tab value="select" disabled={items.length === 0}>
            Seleccionar guardado
          </Tabs.Tab>
          <Tabs.Tab value="create">Nuevo</Tabs.Tab>
          {props.editForm !== undefined && (
            <Tabs.Tab ref={editTab} value="edit">
              Editar
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="select" pt="md">
          {items.length > 0 && (
            <SavedBeneficiaries
              items={items}
              selectedId={props.selectedId}
              onSelect={props.onSelect}
              open={props.listOpen}
              onOpen={props.onListOpen}
              onEdit={(id) => {
                setEdits(edits + 1);
                props.onEdit(id);
              }}
              onDelete={props.onDelete}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="create" pt="md" onFocus={stayInNew} onClick={stayInNew}>
          {isNewShown && props.createForm}
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
