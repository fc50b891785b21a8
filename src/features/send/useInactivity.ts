import { useEffect, useEffectEvent } from 'react';
import { clock } from '@/lib/clock';

const LOOK_EVERY_MS = 1000;

/**
 * Calls `onIdle` when `activity` has not changed for `ms`. It polls the clock, because a single long timer stops
 * while a phone is locked.
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
