import { dropDraft } from '@/lib/drafts';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useContext, useEffect, useState } from 'react';
// The declarative router has no blocker: this context is where its navigator can be reached.
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { holdPage } from './leaving';

/** Asks before changes that are not saved are left behind. */
export function LeaveGuard({ unsaved }: { readonly unsaved: boolean }) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [opened, setOpened] = useState(false);
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    if (!unsaved) return undefined;
    return holdPage(navigator, (goOn) => {
      setLeave(() => goOn);
      setOpened(true);
    });
  }, [navigator, unsaved]);

  return (
    <ConfirmDialog
      opened={opened}
      title="¿Salir sin guardar?"
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      onCancel={() => setOpened(false)}
      onConfirm={() => {
        setOpened(false);
        dropDraft('profile');
        leave?.();
      }}
    >
      Los cambios que hiciste en tus datos se perderán.
    </ConfirmDialog>
  );
}
