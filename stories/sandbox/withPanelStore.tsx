import { pageSandbox } from '@mocks/page/pageSandbox';
import { createStore, StoreContext } from '@mocks/panel/store';
import type { Decorator } from '@storybook/react-vite';

/** A part of the panel with the sandbox of its story. */
export const withPanelStore: Decorator = (Story, { sandbox }) => (
  <StoreContext value={createStore(pageSandbox(sandbox))}>
    <Story />
  </StoreContext>
);
