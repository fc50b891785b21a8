import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { AUTH_CHANGED } from '@/session/current';
import classes from './Toasts.module.css';

/** The place of the toasts, one at a time (product 4.16). */
export function Toasts() {
  useEffect(() => {
    // A toast for one user must not be shown to the next.
    const forget = () => notifications.clean();
    window.addEventListener(AUTH_CHANGED, forget);
    return () => window.removeEventListener(AUTH_CHANGED, forget);
  }, []);
  return <Notifications limit={1} position="top-center" classNames={{ root: classes.toasts }} />;
}
