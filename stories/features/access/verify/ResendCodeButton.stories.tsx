import { playKeys } from '@stories/ui/playKeys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResendCodeButton } from '@/features/access/verify/ResendCodeButton';
import { clock } from '@/lib/clock';

const onResend = fn();

const meta = {
  component: ResendCodeButton,
  parameters: {
    layout: 'padded',
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva al botón.',
        check: (page) => expect(page.getByRole('button', { name: 'Reenviar código' })).toHaveFocus(),
      },
      {
        keys: '{Enter}',
        does: 'Pide otro código.',
        check: () => expect(onResend).toHaveBeenCalledOnce(),
      },
      {
        keys: ' ',
        does: 'Pide otro código.',
        check: () => expect(onResend).toHaveBeenCalledTimes(2),
      },
    ],
  },

  args: { sentAt: 0, pending: false, onResend },
} satisfies Meta<typeof ResendCodeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: 'Esperando',
  render: (args) => <ResendCodeButton {...args} sentAt={clock.now()} />,
};

export const Ready: Story = { name: 'Normal' };

export const Sending: Story = { name: 'Enviando', args: { pending: true } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
