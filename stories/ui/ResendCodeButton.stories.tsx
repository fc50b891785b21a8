import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { clock } from '@/lib/clock';
import { ResendCodeButton } from '@/ui/ResendCodeButton';

const meta = {
  component: ResendCodeButton,
  args: { sentAt: 0, pending: false, onResend: fn() },
} satisfies Meta<typeof ResendCodeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: 'Esperando',
  render: (args) => <ResendCodeButton {...args} sentAt={clock.now()} />,
};

export const Ready: Story = { name: 'Normal' };

export const Sending: Story = { name: 'Enviando', args: { pending: true } };
