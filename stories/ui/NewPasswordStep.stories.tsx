import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewPasswordStep } from '@/ui/NewPasswordStep';

const meta = {
  component: NewPasswordStep,
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
