import type { PageSandbox } from '@mocks/page/pageSandbox';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Launcher } from './Launcher';
import { createStore, StoreContext } from './store';

/**
 * Mounts the panel beside the app, in its own landmark and React root. With a `notice` about a bad address it opens
 * itself.
 */
export function mountPanel(sandbox: PageSandbox, notice?: string): void {
  const element = document.createElement('aside');
  element.setAttribute('aria-label', 'Demo');
  // Render before attaching, so that the panel already works when a test finds it.
  flushSync(() =>
    createRoot(element).render(
      <StrictMode>
        <StoreContext value={createStore(sandbox)}>
          <Launcher notice={notice} />
        </StoreContext>
      </StrictMode>,
    ),
  );
  document.body.append(element);
}
