import { Button } from '@mantine/core';
import type { PieceGuide } from '@stories/ui/guide';
import { playKeys } from '@stories/ui/playKeys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResendCodeButton } from '@/features/access/verify/ResendCodeButton';
import { clock } from '@/lib/clock';

const onResend = fn();

const meta = {
  component: ResendCodeButton,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para pedir otro código, 90 s después del último.',
      avoid: 'Para reintentar una llamada que falló: eso no espera.',
      focus: 'Mientras espera está deshabilitado y el tabulador lo salta; al acabar, vuelve.',
      keyboard: [
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
      accessibility: [
        'La espera se lee en mm:ss, en cifras de un mismo ancho que no bailan.',
        'La cuenta atrás no se anuncia cada segundo.',
      ],
      pairs: [
        {
          good: {
            says: 'Dice cuánto falta.',
            show: <ResendCodeButton sentAt={clock.now()} pending={false} onResend={fn()} />,
          },
          bad: { says: 'No se sabe cuándo se podrá.', show: <Button disabled>Reenviar código</Button> },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
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
