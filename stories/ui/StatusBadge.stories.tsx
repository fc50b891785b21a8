import { StatusBadge } from '@/ui/StatusBadge';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: StatusBadge,
  args: { status: 'Completado', colour: '#15803D' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LightText: Story = {};
export const DarkText: Story = { args: { status: 'Pago pendiente', colour: '#F59E0B' } };
export const Large: Story = { args: { size: 'md' } };
export const NoColour: Story = { args: { colour: null } };
/** Anything but a plain hex colour is ignored. */
export const UnusableColour: Story = { args: { colour: 'rgb(0 0 0 / 0)' } };
export const NoStatus: Story = { args: { status: null, colour: null } };
