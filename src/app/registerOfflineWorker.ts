import { serviceWorkers } from '@/lib/browser';
import { clock } from '@/lib/clock';
import { config } from '@/lib/config';

/** The worker downloads pages and code, so it starts well after the first view is complete. */
const WAIT_MS = 8000;

/** Registers the worker that makes pages open without a connection (docs/configuration.md, Offline worker). */
export function registerOfflineWorker(): void {
  if (!config.offline) return;
  clock.after(WAIT_MS, () => {
    serviceWorkers()
      ?.register('/sw.js')
      .catch(() => {
        // The site works without it.
      });
  });
}
