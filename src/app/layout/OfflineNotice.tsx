import { useSyncExternalStore } from 'react';
import classes from './OfflineNotice.module.css';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** A line under the header while the browser is offline. Announced once, as a polite live region. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite" className={classes.region}>
      {!online && (
        <p className={classes.notice}>Estás sin conexión. No se envía nada; lo que escribas se queda aquí.</p>
      )}
    </div>
  );
}
