import { clock } from '@/lib/clock';
import { useEffect, useState } from 'react';

/** The instant in ms on the app's clock, renewed every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(everyMs, () => setNow(clock.now())), [everyMs]);
  return now;
}
