import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { pageOf, report } from '@/lib/telemetry';

/**
 * Returns a function that reports metrics under the page where their visit began. They are complete only when another
 * page may be shown. `decimals`: a shift is a fraction, the others are milliseconds.
 */
export function vitalReporter() {
  const [load] = performance.getEntriesByType('navigation');
  // The app may have navigated since.
  let page = pageOf(new URL(load?.name ?? '', location.href).pathname);
  // From the back/forward cache the page comes with new metrics, and where it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page = pageOf(location.pathname);
  });
  /** Ids of the reported metrics: each time the page is hidden, the library reports the same metrics again. */
  const told = new Set<string>();
  return (decimals = 0) =>
    ({ id, name, value }: Pick<Metric, 'id' | 'name' | 'value'>) => {
      if (told.has(id) || !(name === 'LCP' || name === 'CLS' || name === 'INP')) return;
      told.add(id);
      report({ kind: 'vital', name, value: Number(value.toFixed(decimals)), page });
    };
}

/** Reports the three vitals of this page load when the page is first left or hidden. */
export function watchVitals(): void {
  const tell = vitalReporter();
  onLCP(tell());
  onCLS(tell(3));
  onINP(tell());
}
