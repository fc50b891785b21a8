import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '@/ui/feedback/Illustration';

const meta = {
  component: Illustration,
  parameters: {
    layout: 'padded',
  },
  args: { name: 'error' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = { name: 'Fallo' };
export const Offline: Story = { name: 'Sin conexión', args: { name: 'offline' } };
export const NotFound: Story = { name: 'No encontrado', args: { name: 'notFound' } };
