import { isReporting, reportError } from '@/lib/report';

/** Reports what nobody caught, and how fast pages are; does nothing where no sink is configured. */
export function observe(): void {
  if (!isReporting()) return;
  addEventListener('error', ({ error }) => reportError('window', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('promise', reason));
  addEventListener('load', () => {
    import('./vitals').then(
      ({ watchVitals }) => watchVitals(),
      () => {
        // Not worth a word.
      },
    );
  });
}
