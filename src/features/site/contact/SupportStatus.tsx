import { useEffect, useState } from 'react';
import { clock } from '@/lib/clock';
import { isSupportOpen } from './supportHours';
import classes from './Contact.module.css';

/**
 * Says whether support answers now. Empty in prerendered markup, because the build does not know the time of the
 * visit.
 */
export function SupportStatus() {
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const look = () => setOpen(isSupportOpen(clock.now()));
    look();
    return clock.every(60_000, look);
  }, []);

  return (
    <p className={classes.status} data-open={open}>
      {open === undefined ? '\u00a0' : open ? 'Abierto ahora' : 'Cerrado ahora'}
    </p>
  );
}
