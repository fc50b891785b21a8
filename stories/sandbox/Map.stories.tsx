import type { Sandbox } from '@mocks/engine/sandbox';
import { pageSandbox } from '@mocks/page/pageSandbox';
import { Panel } from '@mocks/panel/Panel';
import { createStore, StoreContext } from '@mocks/panel/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Mapa',
  component: Panel,
  parameters: { scenario: 'aprobada' },
  args: { tab: 'mapa', takeFocus: false, onTab: fn(), onClose: fn() },
  decorators: [
    (Story, { loaded }) => (
      <StoreContext value={createStore(pageSandbox((loaded as { readonly sandbox: Sandbox }).sandbox))}>
        <Story />
      </StoreContext>
    ),
  ],
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Graphs: Story = {
  name: 'Estados',
  play: async ({ canvasElement }) => {
    const exchange = within(within(canvasElement).getByRole('region', { name: 'Envío' }));
    await userEvent.click(exchange.getByRole('button', { name: /^Rechazado/ }));
    await expect(exchange.getByRole('button', { name: /^Rechazado/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const Phone: Story = { name: 'En un teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'De noche', globals: { scheme: 'dark' } };
