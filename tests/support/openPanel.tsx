import { pageSandbox } from '@mocks/page/pageSandbox';
import type { TabName } from '@mocks/panel/openTab';
import { Panel } from '@mocks/panel/Panel';
import { createStore, StoreContext } from '@mocks/panel/store';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { RenderedApp } from './renderApp';

/** Opens a tab of the sandbox's panel beside the app, until the end of the test. */
export function openPanel({ sandbox }: Pick<RenderedApp, 'sandbox'>, tab: TabName) {
  const element = document.body.appendChild(document.createElement('aside'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  const onClose = vi.fn<() => void>();
  root.render(
    <StoreContext value={createStore(pageSandbox(sandbox))}>
      <Panel tab={tab} onTab={() => undefined} onClose={onClose} takeFocus={false} />
    </StoreContext>,
  );
  const panel: Locator = page.getByRole('dialog', { name: 'Demo' });
  return { panel, onClose };
}
