import { useNow } from '@/ui/useNow';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { countdown, EXPIRY_NOTICE_MS, type Quote } from './quote';
import classes from './QuoteTimer.module.css';

interface QuoteTimerProps {
  readonly quote: Quote;
  /** While true the quote does not expire under a transfer that is being made. */
  readonly held: boolean;
  readonly onExpire: () => void;
}

/**
 * The quote's countdown, as mm:ss each second for assistive technology only (spec §9), never announced by itself;
 * two minutes before the end one polite notice says so (decisions 25).
 */
export function QuoteTimer({ quote, held, onExpire }: QuoteTimerProps) {
  const left = quote.expiresAt - useNow(1000);
  const expire = useEffectEvent(onExpire);

  // Found by looking at the clock each second: one long timer would stand still while a phone is locked.
  const over = left <= 0 && !held;
  useEffect(() => {
    if (over) expire();
  }, [over]);

  return (
    <>
      <VisuallyHidden role="timer" aria-live="off" aria-label="Tiempo que queda para usar esta tasa">
        {countdown(left)}
      </VisuallyHidden>
      <div role="status">
        {left <= EXPIRY_NOTICE_MS && (
          <p className={classes.notice}>Esta tasa caduca en menos de 2 minutos. Confirma para no perderla.</p>
        )}
      </div>
    </>
  );
}
