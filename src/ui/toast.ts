import { logDismissal, logToast } from '@/lib/toastLog';
import { cleanNotifications, cleanNotificationsQueue, showNotification } from '@mantine/notifications';

const SUCCESS_MS = 5000;
/** Errors need more time to be read (decisions 24). */
const ERROR_MS = 10_000;

function show(kind: 'success' | 'error', title: string, message: string): void {
  const id = crypto.randomUUID();
  // One toast at a time, the newest wins.
  cleanNotificationsQueue();
  cleanNotifications();
  logToast({ id, title, message });
  showNotification({
    id,
    title,
    message,
    color: kind === 'success' ? 'verde' : 'rojo',
    autoClose: kind === 'success' ? SUCCESS_MS : ERROR_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
    onClose: () => logDismissal(id),
  });
}

/** Takes the toast away that is shown, as when what it complained about was put right. */
export function dismissToast(): void {
  cleanNotifications();
}

/** Tells that something was done; closes by itself after 5 s. */
export function toastSuccess(title: string, message = ''): void {
  show('success', title, message);
}

/** Tells that something failed; closes by itself after 10 s. */
export function toastError(title: string, message = ''): void {
  show('error', title, message);
}
