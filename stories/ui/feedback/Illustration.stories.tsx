import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '@/ui/feedback/Illustration';

const meta = {
  component: Illustration,
  parameters: {
    layout: 'padded',
  },
  args: { name: 'empty' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };
export const Failure: Story = { name: 'Fallo', args: { name: 'error' } };
export const Offline: Story = { name: 'Sin conexión', args: { name: 'offline' } };
export const InReview: Story = { name: 'En revisión', args: { name: 'review' } };
export const Expired: Story = { name: 'Caducado', args: { name: 'expired' } };
export const NotFound: Story = { name: 'No encontrado', args: { name: 'notFound' } };
export const Done: Story = { name: 'Hecho', args: { name: 'done' } };
