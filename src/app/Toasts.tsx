import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where toasts appear: one at a time (spec §4). */
export function Toasts() {
  return <Notifications limit={1} position="top-center" />;
}
