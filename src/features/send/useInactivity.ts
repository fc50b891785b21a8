import { clock } from '@/lib/clock';
import { useEffect, useEffectEvent } from 'react';

const LOOK_EVERY_MS = 1000;

/**
 * Runs `onIdle` once `activity` has stayed the same for `ms`. It looks at the clock again and again instead of setting
 * one long timer, which would stand still while a phone is locked.
 */
export function useInactivity(activity: unknown, ms: number, onIdle: () => void): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    const since = clock.now();
    const stop = clock.every(LOOK_EVERY_MS, () => {
      if (clock.now() - since < ms) return;
      stop();
      idle();
    });
    return stop;
  }, [activity, ms]);
}
