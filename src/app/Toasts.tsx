import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@/theme/outcomeStyles';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissWithPage } from '@/ui/feedback/toast';
import classes from './Toasts.module.css';

/** The toasts of the library, one at a time. */
export function Toasts() {
  const { pathname } = useLocation();
  useEffect(() => dismissWithPage, [pathname]);
  return (
    <Notifications
      limit={1}
      position="top-center"
      // Of 200 px by default, large text loses lines.
      notificationMaxHeight="75dvh"
      classNames={{ root: classes.toasts }}
    />
  );
}
