import { pageSandbox } from '@mocks/page/pageSandbox';
import type { TabName } from '@mocks/panel/openTab';
import { Panel } from '@mocks/panel/Panel';
import { createStore, StoreContext } from '@mocks/panel/store';
import { useState, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { RenderedApp } from './renderApp';

function OpenPanel({ tab: first, onClose }: Pick<ComponentProps<typeof Panel>, 'tab' | 'onClose'>) {
  const [tab, setTab] = useState(first);
  return <Panel tab={tab} onTab={setTab} onClose={onClose} takeFocus={false} />;
}

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
      <OpenPanel tab={tab} onClose={onClose} />
    </StoreContext>,
  );
  const panel: Locator = page.getByRole('dialog', { name: 'Demo' });
  return { panel, onClose };
}
