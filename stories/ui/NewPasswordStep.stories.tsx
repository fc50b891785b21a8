import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewPasswordStep } from '@/ui/NewPasswordStep';
import type { PieceGuide } from './guide';

const meta = {
  component: NewPasswordStep,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para la pantalla que pide una contraseña nueva tras aceptar el código.',
      avoid: 'Dentro de otra página: trae su marco y su h1. Ahí, usa NewPasswordFields.',
      keyboard: 'Intro envía cuando las dos contraseñas son válidas e iguales; antes, no hace nada.',
      accessibility: [
        'Un campo oculto dice al gestor de contraseñas de quién es.',
        'Lo que el servidor rechaza se anuncia (role=alert).',
        'Se puede volver al código, que puede haber caducado.',
      ],
    } satisfies PieceGuide,
    docs: { story: { inline: false, height: '42rem' } },
  },

  args: {
    title: 'Crea tu contraseña',
    lead: 'Con ella entrarás la próxima vez.',
    username: 'ana@turpial.example',
    value: { password: '', confirmation: '' },
    onChange: fn(),
    error: undefined,
    pending: false,
    submitLabel: 'Crear cuenta',
    onSubmit: fn(),
    onOtherCode: fn(),
  },
} satisfies Meta<typeof NewPasswordStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const Complete: Story = {
  name: 'Completo',
  args: { value: { password: 'Secreta12', confirmation: 'Secreta12' } },
};

export const Refused: Story = {
  name: 'Rechazado',
  args: { ...Complete.args, error: 'No se pudo registrar. Inténtalo de nuevo.' },
};

export const Saving: Story = { name: 'Guardando', args: { ...Complete.args, pending: true } };
