import { Button, Group, Modal, Text } from '@mantine/core';
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

  const stay = () => setOpened(false);
  return (
    <Modal
      opened={opened}
      onClose={stay}
      title="¿Salir sin guardar?"
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <Text>Los cambios que hiciste en tus datos se perderán.</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button
          variant="default"
          onClick={() => {
            stay();
            leave?.();
          }}
        >
          Salir sin guardar
        </Button>
        <Button onClick={stay} data-autofocus>
          Seguir editando
        </Button>
      </Group>
    </Modal>
  );
}
