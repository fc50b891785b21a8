import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecoveryVerifyView } from '@/features/recovery/RecoveryVerifyView';

const meta = {
  title: 'Código y contraseña nueva (RecoveryVerifyView)',
  component: RecoveryVerifyView,
  args: {
    contact: '+34 600000001',
    changeState: null,
    unreached: false,
    onRetry: fn(),
    step: 'code',
    code: '',
    onCodeChange: fn(),
    onConfirm: fn(),
    resend: { sentAt: 0, pending: false, onResend: fn() },
    newPassword: { password: '', confirmation: '' },
    onPasswordChange: fn(),
    onComplete: fn(),
    onOtherCode: fn(),
    error: undefined,
    pending: false,
  },
  parameters: { scenario: 'normal' },
} satisfies Meta<typeof RecoveryVerifyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = { name: 'Código' };

export const Unreached: Story = { name: 'Sin conexión al pedirlo', args: { unreached: true } };

export const CodeRefused: Story = {
  name: 'Código rechazado',
  args: { code: '000000', error: 'Código inválido.' },
};

export const Password: Story = { name: 'Contraseña', args: { step: 'password' } };

export const NotUpdated: Story = {
  name: 'Contraseña no cambiada',
  args: {
    step: 'password',
    newPassword: { password: 'Nueva2026', confirmation: 'Nueva2026' },
    error: 'No se pudo actualizar la contraseña.',
  },
};

export const Confirming: Story = { name: 'Confirmando', args: { code: '246810', pending: true } };

export const LongIdentity: Story = {
  name: 'Contacto largo',
  args: { contact: 'maria.gabriela.rondon.de.los.angeles.perez.marcano@correo.turpial.example' },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
