import { notifications, type NotificationData } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { AUTH_CHANGED } from '@/lib/owner';
import { randomId } from '@/lib/randomId';
import { logDismissal, logToast } from '@/lib/toastLog';
import { ErrorText } from './ErrorText';
import classes from './toast.module.css';

const SUCCESS_MS = 5000;
/** Errors, and toasts with an action, stay longer (product 4.16). */
const LONG_MS = 10_000;

let shown: string | undefined;
/** True if the shown toast is about the page, and closes when the user leaves it. */
let isOfPage = false;

/** Closes the current toast, for instance when its problem is solved. */
export function dismissToast(): void {
  if (shown !== undefined) notifications.hide(shown);
  shown = undefined;
}

/** Closes the current toast if it goes with its page. */
export function dismissWithPage(): void {
  if (isOfPage) dismissToast();
}

/** How long a toast stays: in a tab that nobody sees, until somebody does. */
const whileSeen = (ms: number) => (document.visibilityState === 'visible' ? ms : false);

interface Toast {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly message: string;
  readonly action: ReactNode;
  readonly ofPage: boolean;
}

/** Shows one toast at a time, the newest; the log keeps the texts of all. Returns a function that closes it. */
function show({ kind, title, message, action, ofPage }: Toast): () => void {
  dismissToast();
  const id = randomId();
  shown = id;
  isOfPage = ofPage;
  // A toast for one user must not be shown to the next. The browser adds the same listener only once.
  window.addEventListener(AUTH_CHANGED, dismissToast);
  logToast({ id, title, message });
  const lasts = kind === 'error' || action ? LONG_MS : SUCCESS_MS;
  const marked = (text: string) => (kind === 'error' && text !== '' ? <ErrorText>{text}</ErrorText> : text);
  const toast: NotificationData = {
    id,
    title: marked(title),
    message: action ? (
      <>
        {marked(message)}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles the click on the link or button inside: the toast is no longer needed */}
        <div className={classes.action} onClick={dismissToast}>
          {action}
        </div>
      </>
    ) : (
      marked(message)
    ),
    color: kind === 'success' ? 'verde' : 'rojo',
    autoClose: whileSeen(lasts),
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
    onClose: () => {
      document.removeEventListener('visibilitychange', follow);
      logDismissal(id);
    },
  };
  const follow = () => notifications.update({ ...toast, autoClose: whileSeen(lasts) });
  document.addEventListener('visibilitychange', follow);
  notifications.show(toast);
  return () => {
    if (shown === id) dismissToast();
  };
}

/** Reports a success; closes after 5 s, with an action (a link, a button) after 10 s. */
export function toastSuccess(title: string, message = '', action?: ReactNode): void {
  show({ kind: 'success', title, message, action, ofPage: false });
}

/** Reports that what the user did on this page is done; goes with the page. */
export function toastSaved(title: string, message = ''): void {
  show({ kind: 'success', title, message, action: undefined, ofPage: true });
}

/**
 * Reports a failure; closes after 10 s.
 *
 * @returns closes this toast, if it is still shown
 */
export function toastError(title: string, message = '', action?: ReactNode): () => void {
  return show({ kind: 'error', title, message, action, ofPage: false });
}
