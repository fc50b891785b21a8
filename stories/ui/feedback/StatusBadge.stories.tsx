import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '@/ui/feedback/StatusBadge';

const meta = {
  component: StatusBadge,
  parameters: {
    layout: 'padded',
  },

  args: { status: 'Completado', colour: '#15803D' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LightText: Story = { name: 'Texto claro' };
export const DarkText: Story = {
  name: 'Texto oscuro',
  args: { status: 'Pago pendiente', colour: '#F59E0B' },
};
export const Large: Story = { name: 'Grande', args: { size: 'md' } };
export const NoColour: Story = { name: 'Sin color', args: { colour: null } };
/** The badge ignores anything but a plain hex colour. */
export const UnusableColour: Story = { name: 'Color inservible', args: { colour: 'rgb(0 0 0 / 0)' } };
export const NoStatus: Story = { name: 'Sin estado', args: { status: null, colour: null } };

export const LongStatus: Story = {
  name: 'Estado largo',
  args: { status: 'Devuelto por el banco: el número de cuenta no existe' },
};
