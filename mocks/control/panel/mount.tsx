import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageSandbox } from '../../page';
import { Launcher } from './Launcher';
import type { PanelMode } from './mode';
import { createStore, StoreContext } from './store';

/**
 * Puts the panel beside the app, in a landmark and a React root of its own. With a `notice` of what is wrong with the
 * address, it opens by itself.
 */
export function mountPanel(sandbox: PageSandbox, mode: Exclude<PanelMode, 'off'>, notice?: string): void {
  const element = document.createElement('aside');
  element.setAttribute('aria-label', 'Sandbox');
  // Rendered before it is attached: whoever finds it finds it at work.
  flushSync(() =>
    createRoot(element).render(
      <StrictMode>
        <StoreContext value={createStore(sandbox)}>
          <Launcher withMark={mode === 'on'} notice={notice} />
        </StoreContext>
      </StrictMode>,
    ),
  );
  document.body.append(element);
}
