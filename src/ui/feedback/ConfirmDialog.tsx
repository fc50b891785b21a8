import type { ReactNode } from 'react';
import { useFetched } from '../useFetched';
import { useReturnFocus } from '../useReturnFocus';
import { toastError } from './toast';

export interface ConfirmDialogProps {
  /** True while the dialog is open. */
  readonly opened: boolean;
  /** Loads the dialog's code at once, and not when it first opens. */
  readonly preload?: boolean;
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
  /** The cancelling button is the one that most people want: it is filled, and the other is not red. */
  readonly staying?: boolean;
  /** Called on confirmation; the dialog stays open until `opened` is false. */
  readonly onConfirm: () => void;
  /** Called on cancel, Escape and a press outside. */
  readonly onCancel: () => void;
  /** Called when the code of the dialog cannot be loaded; without it that is a cancel, which a toast explains. */
  readonly onUnavailable?: () => void;
}

const fetchBox = () => import('./ConfirmBox');

/** Asks before an action that cannot be undone; the focus starts on the cancelling button. */
export function ConfirmDialog({ preload = false, onUnavailable, ...dialog }: ConfirmDialogProps) {
  const { opened, onCancel } = dialog;
  useReturnFocus(opened);
  // Another value for the opening, so that it tries again after a failure.
  const code = useFetched(fetchBox, opened ? 'now' : preload, () => {
    if (!opened) return;
    if (onUnavailable) {
      onUnavailable();
      return;
    }
    onCancel();
    toastError('No pudimos abrir la confirmación', 'Inténtalo de nuevo.');
  });
  return code && <code.ConfirmBox {...dialog} />;
}
