import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@/theme/outcomeStyles';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissWithPage } from '@/ui/feedback/toast';
import classes from './Toasts.module.css';

/** A toast on a phone reserves its place for scrolling: moves the field with the focus out of it. */
function uncoverFocus(): void {
  const { activeElement } = document;
  const field = activeElement?.closest('.mantine-InputWrapper-root') ?? activeElement;
  field?.scrollIntoView({ block: 'nearest' });
}

/** The toasts of the library, one at a time. */
export function Toasts() {
  const { pathname } = useLocation();
  useEffect(() => dismissWithPage, [pathname]);
  const shown = useNotifications().notifications[0]?.id;
  useEffect(() => {
    if (shown !== undefined) uncoverFocus();
  }, [shown]);
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
