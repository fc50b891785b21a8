import { useState } from 'react';
import { config } from '@/lib/config';

/** Whether the browser tells the user about changes: not yet asked, asked, refused by the user, impossible. */
export type ChangeNotice = 'off' | 'on' | 'refused' | 'impossible';

/** Without personal data, because a locked screen shows it. */
const title = 'Tu envío cambió de estado';
const options = {
  body: `Abre ${config.brandName} para verlo.`,
  icon: '/icon-192.png',
  tag: 'turpial-status',
};

async function show(): Promise<void> {
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Chrome on Android shows notifications only for a worker.
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, options);
  }
}

/** Notifications about changes of the status, asked for by a press, until the page is left (product 2.26). */
export function useChangeNotice() {
  const [notice, setNotice] = useState<ChangeNotice>('Notification' in window ? 'off' : 'impossible');
  return {
    notice,
    async toggle(): Promise<void> {
      if (notice === 'on') setNotice('off');
      else setNotice((await Notification.requestPermission()) === 'granted' ? 'on' : 'refused');
    },
    /** Tells about a change if the user asked for it. */
    tell(): void {
      if (notice === 'on') void show().catch(() => undefined);
    },
  };
}
