import { Button, Group, Modal, Text } from '@mantine/core';

export interface DeleteDialogProps {
  readonly opened: boolean;
  /** Title of the beneficiary in question; it stays while the dialog fades out. */
  readonly title: string;
  readonly deleting: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a beneficiary is deleted (spec §5). */
export function DeleteDialog({ opened, title, deleting, onCancel, onConfirm }: DeleteDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title="¿Eliminar beneficiario?"
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <Text>
        Se borrará <strong>{title}</strong> de tus beneficiarios guardados. Tus envíos anteriores no cambian.
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancelar
        </Button>
        <Button color="rojo" loading={deleting} onClick={onConfirm}>
          Eliminar
        </Button>
      </Group>
    </Modal>
  );
}
