import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhatsAppButton } from '@/app/layout/WhatsAppButton';

const meta = {
  title: 'Botón de WhatsApp (WhatsAppButton)',
  component: WhatsAppButton,
  args: { inFlow: false },
} satisfies Meta<typeof WhatsAppButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Flotante' };

export const InFlow: Story = { name: 'Al final de la página', args: { inFlow: true } };
