import { clock } from '@/lib/clock';
import { useEffect, useEffectEvent } from 'react';

/** Runs `onIdle` once `activity` has stayed the same for `ms`. */
export function useInactivity(activity: unknown, ms: number, onIdle: () => void): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => clock.after(ms, () => idle()), [activity, ms]);
}
