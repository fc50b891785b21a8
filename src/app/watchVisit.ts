import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { clock } from '@/lib/clock';
import { pageOf, report, type ReportedPage } from '@/lib/telemetry';
import { watchViolations } from './policyViolations';

interface Shown {
  readonly page: ReportedPage;
  /** Instant on the app's clock. */
  readonly since: number;
}

/** Returns a function that reports the page of the address, unless it is the one that was reported last. */
export function pageReporter(): () => void {
  let shown: Shown | undefined;
  return () => {
    const page = pageOf(location.pathname);
    if (page === shown?.page) return;
    const since = clock.now();
    report({ kind: 'page', from: shown?.page ?? 'outside', stayMs: shown ? since - shown.since : 0 });
    shown = { page, since };
  };
}

/**
 * Reports this page and each later one. Every page has its own title, so the title tells of a navigation, and no code
 * of the first view has to.
 */
function watchPages(): void {
  const reportPage = pageReporter();
  reportPage();
  new MutationObserver(reportPage).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/**
 * Returns a function that reports metrics under the page that they belong to. They are complete only when another page
 * may be shown. `decimals`: a shift is a fraction, the others are milliseconds.
 */
export function vitalReporter() {
  /** Ids of the reported metrics: each time the page is hidden, the library reports the same metrics again. */
  const told = new Set<string>();
  return (decimals = 0) =>
    ({ id, name, value, navigationURL }: Pick<Metric, 'id' | 'name' | 'value' | 'navigationURL'>) => {
      if (told.has(id) || !(name === 'LCP' || name === 'CLS' || name === 'INP')) return;
      told.add(id);
      const page = pageOf(new URL(navigationURL ?? location.href).pathname);
      report({ kind: 'vital', name, value: Number(value.toFixed(decimals)), page });
    };
}

/**
 * Reports the three vitals of each page when it is left or hidden. Where the browser does not measure navigations
 * inside the app (Firefox, Safari), they count for the page that the visit began with.
 */
function watchVitals(): void {
  const tell = vitalReporter();
  const options = { reportSoftNavs: true };
  onLCP(tell(), options);
  onCLS(tell(3), options);
  onINP(tell(), options);
}

/** Starts the reports that wait for the first view: pages, violations of the content policy, vitals. */
export function watchVisit(): void {
  watchPages();
  watchViolations();
  watchVitals();
}
