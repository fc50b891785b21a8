import { clock } from '@/lib/clock';
import { pageOf, report, type ReportedPage } from '@/lib/telemetry';

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
export function watchPages(): void {
  const reportPage = pageReporter();
  reportPage();
  new MutationObserver(reportPage).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
