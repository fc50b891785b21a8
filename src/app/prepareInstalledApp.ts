import { clock } from '@/lib/clock';
import { config } from '@/lib/config';

/** What follows downloads pages and code, so it starts well after the first view is complete. */
const WAIT_MS = 8000;

/** Registers the worker that makes pages open without a connection (docs/configuration.md, Offline worker). */
function registerOfflineWorker(): void {
  if (!config.offline || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // The site works without it.
  });
}

function addLaunchPictures(): void {
  // Only iOS has this; it is true in the installed app, which has its pictures already.
  const isInIosBrowser = 'standalone' in navigator && navigator.standalone === false;
  if (!isInIosBrowser) return;
  import('./launchPictures')
    .then(({ addLaunchPictures: add }) => add(document.head))
    .catch(() => {
      // The installed app starts with an empty screen.
    });
}

/** What the installed app needs: pages without a connection, and a picture while it starts. */
export function prepareInstalledApp(): void {
  clock.after(WAIT_MS, () => {
    registerOfflineWorker();
    addLaunchPictures();
  });
}
