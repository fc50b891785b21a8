import { isReporting, reportError } from '@/lib/telemetry';

/** Reports uncaught errors and page vitals, if a sink is configured. */
export function startTelemetry(): void {
  if (!isReporting()) return;
  addEventListener('error', ({ error }) => reportError('window', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('promise', reason));
  addEventListener('load', () => {
    import('./vitals').then(
      ({ watchVitals }) => watchVitals(),
      () => {
        // Vitals are optional: a failed download is not reported.
      },
    );
  });
}
