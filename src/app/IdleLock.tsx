import { useEffect, useRef, useState } from 'react';
import { clock, MINUTE_MS, type Cancel } from '@/lib/clock';
import { config } from '@/lib/config';
import { session } from '@/session/current';
import { flagUse, isUnattended, lastUse } from '@/session/record';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';

/** The notice comes this long before the lock. */
const NOTICE_MS = MINUTE_MS;
/** Another tab's use closes the notice within this time. */
const LOOK_EVERY_MS = 1000;
const signsOfUse = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;

/**
 * Watches over the time without use. `onNotice` says whether the notice is due. While it is, only `stay` counts as use:
 * a pointer on its way to the button must not take it away. Returns `stay`, `stop`, and `showNothing` for when the
 * notice cannot be shown: then all use counts.
 */
function startWatch(onNotice: (due: boolean) => void) {
  let cancel: Cancel | undefined;
  let noticed = false;
  let isUnseen = false;
  let flagged = -Infinity;

  function look(): void {
    cancel?.();
    const now = clock.now();
    // A timer stands still while the device sleeps, so this may come late.
    if (isUnattended(now)) {
      void session.lock();
      return;
    }
    // The device's clock was put back.
    if (lastUse(now) > now) flagUse(now);
    const left = lastUse(now) + config.idleMs - now;
    const isDue = left <= NOTICE_MS;
    isUnseen &&= isDue;
    noticed = isDue && !isUnseen;
    onNotice(noticed);
    cancel = clock.after(isDue ? Math.min(left, LOOK_EVERY_MS) : left - NOTICE_MS, look);
  }
  function stay(): void {
    flagUse(clock.now());
    look();
  }
  function noteUse(): void {
    const now = clock.now();
    if (noticed || isUnattended(now)) look();
    else if (Math.abs(now - flagged) >= LOOK_EVERY_MS) {
      flagged = now;
      flagUse(now);
    }
  }
  for (const sign of signsOfUse) window.addEventListener(sign, noteUse, { capture: true, passive: true });
  document.addEventListener('visibilitychange', look);
  noteUse();
  look();
  const stop = () => {
    cancel?.();
    for (const sign of signsOfUse) window.removeEventListener(sign, noteUse, { capture: true });
    document.removeEventListener('visibilitychange', look);
  };
  const showNothing = () => {
    isUnseen = true;
    noticed = false;
    onNotice(false);
  };
  return { stay, stop, showNothing };
}

/** Locks a session that nobody uses, after a notice (product 4.1). */
export function IdleLock({ onLogout }: { readonly onLogout: () => void }) {
  const [noticed, setNoticed] = useState(false);
  const watch = useRef<ReturnType<typeof startWatch>>(null);
  useEffect(() => {
    const started = startWatch(setNoticed);
    watch.current = started;
    return started.stop;
  }, []);
  return (
    <ConfirmDialog
      opened={noticed}
      staying
      title="¿Sigues ahí?"
      cancelLabel="Sigo aquí"
      confirmLabel="Cerrar sesión"
      onCancel={() => watch.current?.stay()}
      onUnavailable={() => watch.current?.showNothing()}
      onConfirm={onLogout}
    >
      Llevas un rato sin usar esta página. Por tu seguridad, dentro de un minuto te pediremos la contraseña.
    </ConfirmDialog>
  );
}
