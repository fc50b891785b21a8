import { useEffect, useState } from 'react';
import { serviceWorkers } from '@/lib/browser';
import { config } from '@/lib/config';
import { asObject, pick } from '@/lib/jsonValues';
import { receiptPath } from '@/lib/paths';

/** Whether the browser tells the user about changes: not yet asked, asked, refused by the user, impossible. */
export type ChangeNotice = 'off' | 'on' | 'refused' | 'impossible';

/** A question that was closed can be asked again. */
const answers = { granted: 'on', denied: 'refused', default: 'off' } as const;

/** Without personal data, because a locked screen shows it. */
const title = 'Tu envío cambió de estado';
const text = { body: `Abre ${config.brandName} para verlo.`, icon: '/icon-192.png' };

const addressOf = (exchangeId: string) =>
  new URL(config.basePath + receiptPath(exchangeId), window.location.origin).href;

async function show(address: string): Promise<void> {
  // Each change is heard, also while the notification of the one before is still there.
  const options = { ...text, tag: address, renotify: true, data: { address } };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      shown.close();
      if (window.location.href === address) window.focus();
      else window.open(address, '_blank', 'noopener');
    });
  } catch {
    // Chrome on Android shows notifications only for a worker, which handles the press
    // (scripts/build/pressedNotification.mjs).
    const registration = await serviceWorkers()?.getRegistration();
    await registration?.showNotification(title, options);
  }
}

/** Answers the worker, which asks after a press whether this tab shows an address. */
function answerWorker(): () => void {
  const serviceWorker = serviceWorkers();
  const answer = ({ data, ports: [port] }: MessageEvent<unknown>) => {
    // The address changes before the receipt leaves the screen.
    if (pick(asObject(data), 'address') === window.location.href) port?.postMessage(undefined);
  };
  serviceWorker?.addEventListener('message', answer);
  return () => serviceWorker?.removeEventListener('message', answer);
}

/**
 * Notifications about changes of the status, asked for by a press, until the page is left (product 2.26). A press on
 * one opens the receipt of the exchange.
 */
export function useChangeNotice(exchangeId: string | undefined) {
  const [notice, setNotice] = useState<ChangeNotice>('Notification' in window ? 'off' : 'impossible');
  const address = exchangeId === undefined ? undefined : addressOf(exchangeId);
  const isOn = notice === 'on';
  useEffect(() => (isOn ? answerWorker() : undefined), [isOn]);
  return {
    notice,
    async toggle(): Promise<void> {
      if (isOn) setNotice('off');
      else setNotice(answers[await Notification.requestPermission()]);
    },
    /** Tells about a change if the user asked for it. */
    tell(): void {
      if (isOn && address !== undefined) void show(address).catch(() => undefined);
    },
  };
}
