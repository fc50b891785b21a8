import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { AppRouter } from '@/app/AppRouter';
import { preloadPage } from '@/app/pages';
import { keepPagesForOffline } from '@/app/registerOfflineWorker';
import { startTelemetry } from '@/app/startTelemetry';
import { config } from '@/lib/config';
import { startSession } from '@/session/current';

const app = (
  <StrictMode>
    <App router={(routes) => <AppRouter>{routes}</AppRouter>} />
  </StrictMode>
);

/** Whether the markup in the page is this page's. What the visit adds to it comes after it was taken over. */
const isPrerendered = (root: HTMLElement) => root.dataset.route === location.pathname;

async function start(root: HTMLElement): Promise<void> {
  startTelemetry();
  const page = preloadPage(location.pathname.slice(config.basePath.length)).catch(() => {
    // The page's own render meets the failure again, and shows it.
  });
  startSession();
  keepPagesForOffline();
  // Markup that is there already stays until its page can take over.
  if (root.dataset.route !== undefined) await page;
  startTransition(() => {
    if (isPrerendered(root)) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
