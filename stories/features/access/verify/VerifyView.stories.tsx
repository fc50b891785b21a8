import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VerifyView } from '@/features/access/verify/VerifyView';
import { clock } from '@/lib/clock';

const codeStep = {
  code: '',
  onChange: fn(),
  error: undefined,
  pending: false,
  onConfirm: fn(),
  resend: { sentAt: 0, pending: false, onResend: fn() },
};

const passwordStep = {
  value: { password: '', confirmation: '' },
  onChange: fn(),
  error: undefined,
  pending: false,
  onSubmit: fn(),
  onOtherCode: fn(),
};
const filled = { ...passwordStep, value: { password: 'Secreta12', confirmation: 'Secreta12' } };

const meta = {
  title: 'Registro y recuperación (VerifyView)',
  component: VerifyView,
  args: {
    purpose: 'signUp',
    contact: 'ana@turpial.example',
    changeState: null,
    step: 'code',
    codeStep,
    passwordStep,
  },
  parameters: { scenario: 'normal' },
} satisfies Meta<typeof VerifyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CodeJustSent: Story = {
  name: 'Registro: código recién enviado',
  render: (args) => (
    <VerifyView {...args} codeStep={{ ...codeStep, resend: { ...codeStep.resend, sentAt: clock.now() } }} />
  ),
};

export const CodeTyped: Story = {
  name: 'Registro: código escrito',
  args: { codeStep: { ...codeStep, code: '246810' } },
};

export const CodeRefused: Story = {
  name: 'Registro: código rechazado',
  args: { codeStep: { ...codeStep, code: '246811', error: 'Código de verificación inválido.' } },
};

export const Confirming: Story = {
  name: 'Registro: confirmando el código',
  args: { codeStep: { ...codeStep, code: '246810', pending: true } },
};

export const Password: Story = { name: 'Registro: contraseña', args: { step: 'password' } };

export const PasswordReady: Story = {
  name: 'Registro: contraseña lista',
  args: { step: 'password', passwordStep: filled },
};

export const Saving: Story = {
  name: 'Registro: creando la cuenta',
  args: { step: 'password', passwordStep: { ...filled, pending: true } },
};

export const NotRegistered: Story = {
  name: 'Registro: cuenta no creada',
  args: {
    step: 'password',
    passwordStep: { ...filled, error: 'No se pudo registrar. Inténtalo de nuevo.' },
  },
};

export const LongIdentity: Story = {
  name: 'Registro: contacto largo',
  args: { contact: 'maria.gabriela.rondon.de.los.angeles.perez.marcano@correo.turpial.example' },
};

export const ResetCode: Story = {
  name: 'Recuperación: código',
  args: { purpose: 'passwordReset', contact: '+34 600000001' },
};

export const Unreached: Story = {
  name: 'Recuperación: sin conexión al pedir el código',
  args: { ...ResetCode.args, onRetry: fn() },
};

export const ResetPassword: Story = {
  name: 'Recuperación: contraseña',
  args: { ...ResetCode.args, step: 'password' },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
