import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal } from '@mantine/core';
import type { ConfirmDialogProps } from './ConfirmDialog';
import classes from './ConfirmBox.module.css';

type ConfirmBoxProps = Omit<ConfirmDialogProps, 'preload'>;

/** The dialog of `ConfirmDialog`, which loads it. */
export function ConfirmBox({
  opened,
  title,
  children,
  pending = false,
  staying = false,
  ...props
}: ConfirmBoxProps) {
  return (
    <Modal
      opened={opened}
      onClose={props.onCancel}
      title={title}
      centered
      classNames={{ title: classes.title, overlay: classes.overlay }}
      // Mantine names a dialog by its title only after the focus has moved into it, too late for its announcement.
      attributes={{ content: { 'aria-label': title } }}
      lockScroll={false}
      // Mantine's own focus return fails when the invoker has been removed.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <p>{children}</p>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant={staying ? 'filled' : 'default'} onClick={props.onCancel} data-autofocus>
          {props.cancelLabel}
        </Button>
        <Button
          variant={staying ? 'default' : 'filled'}
          color={staying ? 'azul' : 'rojo'}
          loading={pending}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
