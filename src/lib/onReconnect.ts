import { systemClock, type Cancel } from './clock';

/** The browser reports a connection slightly before calls get through. */
const SECOND_TRY_MS = 2000;

/** Runs `retry` when the browser is online again, and a second time soon after. Do nothing in it after a success. */
export function onReconnect(retry: () => void): Cancel {
  let cancelSecond: Cancel | undefined;
  const start = () => {
    cancelSecond?.();
    cancelSecond = systemClock.after(SECOND_TRY_MS, retry);
    retry();
  };
  window.addEventListener('online', start);
  return () => {
    window.removeEventListener('online', start);
    cancelSecond?.();
  };
}
