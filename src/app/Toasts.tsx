import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@/theme/outcomeStyles';
import {
  Notifications,
  notifications,
  useNotifications,
  type NotificationData,
} from '@mantine/notifications';
import { useEffect, useRef, type FocusEvent } from 'react';
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

/** A toast with the focus stays, and gives the focus to the page when it closes. */
function useFocusedToast(shown: NotificationData | undefined) {
  /** The toast with the focus, as it was before. */
  const held = useRef<NotificationData>(undefined);
  const id = shown?.id;
  useEffect(() => {
    if (!held.current || held.current.id === id) return;
    held.current = undefined;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [id]);
  return {
    onFocus() {
      if (!shown || held.current) return;
      held.current = shown;
      notifications.update({ ...shown, autoClose: false });
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!held.current || relatedTarget?.closest('.mantine-Notification-root')) return;
      notifications.update(held.current);
      held.current = undefined;
    },
  };
}

/** The toasts of the library, one at a time. */
export function Toasts() {
  const { pathname } = useLocation();
  useEffect(() => dismissWithPage, [pathname]);
  const [shown] = useNotifications().notifications;
  const id = shown?.id;
  useEffect(() => {
    if (id !== undefined) uncoverField();
  }, [id]);
  return (
    <div {...useFocusedToast(shown)}>
      <Notifications
        limit={1}
        position="top-center"
        // Of 200 px by default, large text loses lines.
        notificationMaxHeight="75dvh"
        classNames={{ root: classes.toasts }}
      />
    </div>
  );
}
