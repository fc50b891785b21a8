import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { countdown } from '@/lib/countdown';
import { quoteStages, type Quote } from '@/lib/quote';
import { useNow } from '@/ui/useNow';
import classes from './send.module.css';

interface QuoteTimerProps {
  readonly quote: Quote;
  /** True from a press until its result is known: the quote does not expire meanwhile. */
  readonly paused: boolean;
  readonly onExpire: () => void;
}

/**
 * The quote's countdown as mm:ss, for assistive technology only and never announced (product 4.8). Two minutes before
 * the end it announces one polite notice (decision 52).
 */
export function QuoteTimer({ quote, paused, onExpire }: QuoteTimerProps) {
  const left = quote.expiresAt - useNow(1000);
  const expire = useEffectEvent(onExpire);

  // Compares with the clock each second, because a single long timer stops while a phone is locked.
  const over = left <= quoteStages.expired && !paused;
  useEffect(() => {
    // Each second, because the page ignores it while a confirmation is on its way.
    if (over) expire();
  }, [over, left]);

  const isEnding = left <= quoteStages.ending && !paused;
  // After a refused confirmation the notice stands there again, and is not announced again.
  const [told, setTold] = useState<'no' | 'now' | 'before'>('no');
  if (isEnding && told === 'no') setTold('now');
  if (!isEnding && told === 'now') setTold('before');

  return (
    <>
      <VisuallyHidden role="timer" aria-live="off" aria-label="Tiempo que queda para usar esta tasa">
        {countdown(left)}
      </VisuallyHidden>
      <div role={told === 'before' ? undefined : 'status'}>
        {isEnding && (
          <p className={classes.ending}>Esta tasa caduca en menos de 2 minutos. Confirma para no perderla.</p>
        )}
      </div>
    </>
  );
}
