import { App } from '@/app/App';
import { preloadPage } from '@/app/pages';
import { installBackGate } from '@/lib/backGate';
import { startSession } from '@/session/current';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

preloadPage(location.pathname).catch(() => {
  // The page's own render meets the failure again, and shows it.
});
startSession();
installBackGate();
createRoot(root).render(
  <StrictMode>
    <App router={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
  </StrictMode>,
);
