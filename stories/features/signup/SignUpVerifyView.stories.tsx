import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignUpVerifyView } from '@/features/signup/SignUpVerifyView';
import { clock } from '@/lib/clock';

const meta = {
  title: 'Código y contraseña (SignUpVerifyView)',
  component: SignUpVerifyView,
  args: {
    contact: 'ana@turpial.example',
    changeState: null,
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
} satisfies Meta<typeof SignUpVerifyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CodeJustSent: Story = {
  name: 'Código recién enviado',
  render: (args) => <SignUpVerifyView {...args} resend={{ ...args.resend, sentAt: clock.now() }} />,
};

export const CodeTyped: Story = { name: 'Código escrito', args: { code: '246810' } };

export const CodeRefused: Story = {
  name: 'Código rechazado',
  args: { code: '246811', error: 'Código de verificación inválido.' },
};

export const Confirming: Story = { name: 'Confirmando', args: { code: '246810', pending: true } };

export const Password: Story = { name: 'Contraseña', args: { step: 'password' } };

export const PasswordReady: Story = {
  name: 'Contraseña lista',
  args: { step: 'password', newPassword: { password: 'Secreta12', confirmation: 'Secreta12' } },
};

export const NotRegistered: Story = {
  name: 'No registrado',
  args: { ...PasswordReady.args, error: 'No se pudo registrar. Inténtalo de nuevo.' },
};

export const LongIdentity: Story = {
  name: 'Contacto largo',
  args: { contact: 'maria.gabriela.rondon.de.los.angeles.perez.marcano@correo.turpial.example' },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
