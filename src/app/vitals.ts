import { report } from '@/lib/report';

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Shifts less than a second apart, and within five, count as one (web.dev/cls). */
const SESSION_GAP_MS = 1000;
const SESSION_MS = 5000;
/** Interactions quicker than this are of no interest. */
const SLOW_MS = 40;

const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
    type,
    buffered: true,
    ...(type === 'event' && { durationThreshold: SLOW_MS }),
  });

/** Measures the three vitals of this page load and reports them when it is left or put away. */
export function watchVitals(): void {
  let paint: number | undefined;
  let worstSession = 0;
  let session = { since: 0, last: 0, sum: 0 };
  let slowest: number | undefined;

  watch('largest-contentful-paint', ({ startTime }) => (paint = startTime));
  watch('layout-shift', (entry) => {
    const { startTime: at, value, hadRecentInput } = entry as ShiftEntry;
    if (hadRecentInput) return;
    const goesOn = at - session.last < SESSION_GAP_MS && at - session.since < SESSION_MS;
    session = { since: goesOn ? session.since : at, last: at, sum: (goesOn ? session.sum : 0) + value };
    worstSession = Math.max(worstSession, session.sum);
  });
  watch('event', (entry) => {
    const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId?: number };
    if (interactionId) slowest = Math.max(slowest ?? 0, duration);
  });

  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    if (paint !== undefined) report({ kind: 'vital', name: 'LCP', value: Math.round(paint) });
    report({ kind: 'vital', name: 'CLS', value: Math.round(worstSession * 1000) / 1000 });
    if (slowest !== undefined) report({ kind: 'vital', name: 'INP', value: Math.round(slowest) });
  };
  document.addEventListener('visibilitychange', tell);
}
