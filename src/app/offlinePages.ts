import { clock } from '@/lib/clock';
import { config } from '@/lib/config';

/** Keeping the site costs bytes: they wait until the first view has everything it needs, and then some. */
const WAIT_MS = 8000;

/** Asks the browser to keep the pages and their code, so that they open without a connection (README, "When things go wrong"). */
export function keepPagesForOffline(): void {
  if (!config.offline || !('serviceWorker' in navigator)) return;
  clock.after(WAIT_MS, () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // The site works as well without it.
    });
  });
}
