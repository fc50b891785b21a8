import { useNetwork } from '@mantine/hooks';
import classes from './OfflineNotice.module.css';

/** A line under the header while the browser is offline. Announced once, as a polite live region. */
export function OfflineNotice() {
  const { online } = useNetwork();
  return (
    <div aria-live="polite" className={classes.region}>
      {!online && <p className={classes.notice}>Estás sin conexión. Lo que escribas se queda aquí.</p>}
    </div>
  );
}
