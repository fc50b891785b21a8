import { Panel } from '@mocks/panel/Panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPanelStore } from './withPanelStore';

const meta = {
  title: 'Mapa',
  component: Panel,
  parameters: { scenario: 'aprobada' },
  args: { tab: 'mapa', takeFocus: false, onTab: fn(), onClose: fn() },
  decorators: [withPanelStore],
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
