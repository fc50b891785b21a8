import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { report } from '@/lib/telemetry';

/** Ids of the reported metrics: each time the page is hidden, the library reports the same metrics again. */
const told = new Set<string>();

/** `decimals`: a shift is a fraction, the others are milliseconds. */
const tell =
  (decimals = 0) =>
  ({ id, name, value }: Metric) => {
    if (told.has(id) || !(name === 'LCP' || name === 'CLS' || name === 'INP')) return;
    told.add(id);
    report({ kind: 'vital', name, value: Number(value.toFixed(decimals)) });
  };

/** Reports the three vitals of this page load when the page is first left or hidden. */
export function watchVitals(): void {
  onLCP(tell());
  onCLS(tell(3));
  onINP(tell());
}
