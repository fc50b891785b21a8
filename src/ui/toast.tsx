import { randomId } from '@/lib/randomId';
import { logDismissal, logToast } from '@/lib/toastLog';
import { hideNotification, showNotification } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { ErrorText } from './ErrorText';
import classes from './toast.module.css';

const SUCCESS_MS = 5000;
/** Errors, and toasts with something to press, need more time (decisions 24). */
const LONG_MS = 10_000;

let shown: string | undefined;

/** Takes the toast away that is shown, as when what it complained about was put right. */
export function dismissToast(): void {
  if (shown !== undefined) hideNotification(shown);
  shown = undefined;
}

interface Toast {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly message: string;
  readonly action: ReactNode;
}

/** One toast at a time, the newest wins; the log keeps the texts of each. */
function show({ kind, title, message, action }: Toast): void {
  dismissToast();
  const id = randomId();
  shown = id;
  logToast({ id, title, message });
  const text = kind === 'error' && message !== '' ? <ErrorText>{message}</ErrorText> : message;
  showNotification({
    id,
    title,
    message: action ? (
      <>
        {text}
        {/* What is pressed there leads on: the toast has done its part. */}
        <div className={classes.action} onClick={dismissToast}>
          {action}
        </div>
      </>
    ) : (
      text
    ),
    color: kind === 'success' ? 'verde' : 'rojo',
    autoClose: kind === 'error' || action ? LONG_MS : SUCCESS_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
    onClose: () => logDismissal(id),
  });
}

/** Tells that something was done; closes by itself after 5 s, with an action (a link, a button) after 10. */
export function toastSuccess(title: string, message = '', action?: ReactNode): void {
  show({ kind: 'success', title, message, action });
}

/** Tells that something failed; closes by itself after 10 s. */
export function toastError(title: string, message = '', action?: ReactNode): void {
  show({ kind: 'error', title, message, action });
}
