import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../useReturnFocus';
import classes from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  /** True while the dialog is open. */
  readonly opened: boolean;
  /** The question. */
  readonly title: string;
  /** The consequences of confirming. */
  readonly children: ReactNode;
  /** Text of the confirming button: a verb that names the action. */
  readonly confirmLabel: string;
  /** Text of the cancelling button. */
  readonly cancelLabel: string;
  /** True while the confirmed action runs. */
  readonly pending?: boolean;
  /** Called on confirmation; the dialog stays open until `opened` is false. */
  readonly onConfirm: () => void;
  /** Called on cancel, Escape, and a press outside. */
  readonly onCancel: () => void;
}

/** Asks before an action that cannot be undone; the focus starts on the cancelling button. */
export function ConfirmDialog({ opened, title, children, pending = false, ...props }: ConfirmDialogProps) {
  useReturnFocus(opened);
  return (
    <Modal
      opened={opened}
      onClose={props.onCancel}
      title={title}
      centered
      classNames={{ title: classes.title, overlay: classes.overlay }}
      lockScroll={false}
      // Mantine's own focus return fails when the invoker has been removed.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <p>{children}</p>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={props.onCancel} data-autofocus>
          {props.cancelLabel}
        </Button>
        <Button color="rojo" loading={pending} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
