import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhatsAppButton } from '@/app/layout/WhatsAppButton';

const meta = { title: 'Botón de WhatsApp (WhatsAppButton)', component: WhatsAppButton } satisfies Meta<
  typeof WhatsAppButton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
