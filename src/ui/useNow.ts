import { useEffect, useState } from 'react';
import { clock } from '@/lib/clock';

/** The current instant in ms on the app's clock, updated every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(everyMs, () => setNow(clock.now())), [everyMs]);
  return now;
}
