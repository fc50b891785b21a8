import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@/theme/outcomeStyles';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissWithPage } from '@/ui/feedback/toast';
import classes from './Toasts.module.css';

/** On a phone a toast reserves its place for scrolling: the field that the user fills in moves out of it. */
function uncoverField(): void {
  const field = document.activeElement?.closest('.mantine-InputWrapper-root');
  if (!field) return;
  const { top, bottom } = field.getBoundingClientRect();
  // Leaves the page where the user has scrolled to.
  if (top < window.innerHeight && bottom > 0) field.scrollIntoView({ block: 'nearest' });
}

/** The toasts of the library, one at a time. */
export function Toasts() {
  const { pathname } = useLocation();
  useEffect(() => dismissWithPage, [pathname]);
  const shown = useNotifications().notifications[0]?.id;
  useEffect(() => {
    if (shown !== undefined) uncoverField();
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
