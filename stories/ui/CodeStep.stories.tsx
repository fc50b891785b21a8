import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CodeStep } from '@/ui/CodeStep';
import type { PieceGuide } from './guide';

const meta = {
  component: CodeStep,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para la pantalla que pide un código recién enviado, en el registro y en la recuperación.',
      avoid: 'Dentro de otra página: trae su marco y su h1. Ahí, usa CodeField y ResendCodeButton.',
      keyboard: 'El foco empieza en el código. Intro confirma cuando hay seis cifras; antes, no hace nada.',
      accessibility: [
        'Confirmar está deshabilitado hasta que el código está completo.',
        'El error se dice bajo el campo, que recibe el foco.',
      ],
    } satisfies PieceGuide,
    docs: { story: { inline: false, height: '34rem' } },
  },

  args: {
    title: 'Verifica tu correo',
    lead: 'Te enviamos un código a ana@turpial.example.',
    footer: null,
    code: '',
    onChange: fn(),
    error: undefined,
    pending: false,
    onConfirm: fn(),
    resend: { sentAt: 0, pending: false, onResend: fn() },
  },
} satisfies Meta<typeof CodeStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const Complete: Story = { name: 'Completo', args: { code: '246810' } };

export const Refused: Story = { name: 'Rechazado', args: { code: '246811', error: 'Código inválido.' } };

export const Confirming: Story = { name: 'Confirmando', args: { code: '246810', pending: true } };
