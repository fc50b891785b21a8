import type { PieceGuide } from '@stories/ui/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ResendCodeButton } from '@/features/access/verify/ResendCodeButton';
import { clock } from '@/lib/clock';

const meta = {
  component: ResendCodeButton,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para pedir otro código, 90 s después del último.',
      avoid: 'Para reintentar una llamada que falló: eso no espera.',
      keyboard: 'Mientras espera está deshabilitado y el tabulador lo salta; al acabar, vuelve.',
      accessibility: [
        'La espera se lee en mm:ss, en cifras de un mismo ancho que no bailan.',
        'La cuenta atrás no se anuncia cada segundo.',
      ],
    } satisfies PieceGuide,
  },

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
