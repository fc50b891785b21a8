import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  /** Whether the question is being asked. */
  readonly opened: boolean;
  /** The question. */
  readonly title: string;
  /** What follows from a yes. */
  readonly children: ReactNode;
  /** The yes, as what it does: a verb. */
  readonly confirmLabel: string;
  /** The harmless answer. */
  readonly cancelLabel: string;
  /** The confirmed task is under way. */
  readonly pending?: boolean;
  /** The yes; the dialog stays until `opened` says otherwise. */
  readonly onConfirm: () => void;
  /** The harmless answer, Escape, and a press outside. */
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back; the focus starts on the harmless answer. */
export function ConfirmDialog({ opened, title, children, pending = false, ...props }: ConfirmDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={props.onCancel}
      title={title}
      centered
      classNames={{ title: classes.title, overlay: classes.overlay }}
      lockScroll={false}
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
