import { isReporting, reportError } from '@/lib/telemetry';

/** Watches what is not needed for the first view, with code that loads after it. */
function watchLater(): void {
  import('./watchVisit').then(
    ({ watchVisit }) => watchVisit(),
    () => {
      // It is optional: a failed download is not reported.
    },
  );
}

/** Reports uncaught errors, page vitals, pages and violations of the content policy, if a sink is configured. */
export function startTelemetry(): void {
  if (!isReporting()) return;
  addEventListener('error', ({ error }) => reportError('window', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('promise', reason));
  // On a prerendered page the app starts after this event.
  if (document.readyState === 'complete') watchLater();
  else addEventListener('load', watchLater);
}
