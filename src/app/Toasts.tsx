import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { AUTH_CHANGED } from '@/session/current';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';

/** Where toasts appear: one at a time (spec §4). */
export function Toasts() {
  useEffect(() => {
    // What was said to one user is nothing for the next.
    const forget = () => notifications.clean();
    window.addEventListener(AUTH_CHANGED, forget);
    return () => window.removeEventListener(AUTH_CHANGED, forget);
  }, []);
  return <Notifications limit={1} position="top-center" />;
}
