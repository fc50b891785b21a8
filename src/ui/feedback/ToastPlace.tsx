import {
  cleanNotifications,
  hideNotification,
  useNotifications,
  type NotificationData,
} from '@mantine/notifications';
import { useEffect, useState, type ComponentType } from 'react';
import { clock } from '@/lib/clock';
import { AUTH_CHANGED } from '@/lib/owner';
import classes from './ToastPlace.module.css';

/** How long a toast waits for the library that shows it, in ms. */
const PATIENCE_MS = 2000;

/** A toast without the library. */
function PlainToast({ toast }: { readonly toast: NotificationData }) {
  const { id = '', title, message: content, autoClose } = toast;

  useEffect(() => {
    if (typeof autoClose !== 'number') return;
    return clock.after(autoClose, () => hideNotification(id));
  }, [id, autoClose]);

  return (
    <div role="alert" className={classes.toast}>
      <div className={classes.texts}>
        <strong>{title}</strong>
        <div>{content}</div>
      </div>
      <button type="button" className={classes.close} onClick={() => hideNotification(id)}>
        Cerrar aviso
      </button>
    </div>
  );
}

/**
 * The place of the toasts, one at a time (product 4.16). Most visits show none, so the library loads with the first one.
 * A toast whose library fails to load, or is late, is shown without it (decisions 117).
 */
export function ToastPlace() {
  const toast = useNotifications().notifications.at(-1);
  const id = toast?.id;
  const [library, setLibrary] = useState<{ readonly Toasts: ComponentType }>();
  const [plain, setPlain] = useState<string>();

  useEffect(() => {
    if (library || id === undefined) return;
    const showPlainly = () => setPlain(id);
    void import('./Toasts').then(setLibrary, showPlainly);
    return clock.after(PATIENCE_MS, showPlainly);
  }, [library, id]);

  useEffect(() => {
    // A toast for one user must not be shown to the next.
    const forget = () => cleanNotifications();
    window.addEventListener(AUTH_CHANGED, forget);
    return () => window.removeEventListener(AUTH_CHANGED, forget);
  }, []);

  if (toast && id === plain) return <PlainToast toast={toast} />;
  return library && <library.Toasts />;
}
