import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { AppRouter } from '@/app/AppRouter';
import { preloadPage } from '@/app/pages';
import { startTelemetry } from '@/app/startTelemetry';
import { serviceWorkers } from '@/lib/browser';
import { clock } from '@/lib/clock';
import { config } from '@/lib/config';
import { plainPath } from '@/lib/paths';
import { startSession } from '@/session/current';

const app = (
  <StrictMode>
    <App router={(routes) => <AppRouter>{routes}</AppRouter>} />
  </StrictMode>
);

/**
 * True if the document was prerendered for this path, in whatever case and with or without a slash at its end. The
 * first render uses no other data of the visit.
 */
const isPrerendered = ({ dataset: { route } }: HTMLElement) =>
  route !== undefined && plainPath(route) === plainPath(location.pathname);

/** The worker downloads pages and code, so it starts well after the first view is complete. */
const WAIT_MS = 8000;

/** Registers the worker that makes pages open without a connection (decision 80). */
function registerOfflineWorker(): void {
  if (!config.offline) return;
  clock.after(WAIT_MS, () => {
    serviceWorkers()
      ?.register('/sw.js')
      .catch(() => {
        // The site works without it.
      });
  });
}

async function start(root: HTMLElement): Promise<void> {
  startTelemetry();
  const page = preloadPage(location.pathname.slice(config.basePath.length)).catch(() => {
    // Rendering the page fails in the same way and shows the error.
  });
  startSession();
  registerOfflineWorker();
  // Prerendered markup stays on screen until the code of its page has loaded.
  if (root.dataset.route !== undefined) await page;
  startTransition(() => {
    if (!isPrerendered(root)) createRoot(root).render(app);
    else
      hydrateRoot(root, app, {
        // A user who goes Back before the first render gets another page than the document has; React renders it anew.
        onRecoverableError: (error) => {
          if (isPrerendered(root)) reportError(error);
        },
      });
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
