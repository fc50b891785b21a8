import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useCodeForm, useNewPasswordForm } from '@/features/access/verify/verifyForms';
import { VerifyView, type VerifyViewProps } from '@/features/access/verify/VerifyView';
import { clock } from '@/lib/clock';

interface Typed {
  readonly code?: string;
  readonly codeError?: string;
  readonly password?: string;
  readonly refusal?: string;
}

/** The view with these texts in its forms. */
const typed = ({ code = '', codeError, password = '', refusal }: Typed = {}) =>
  function Typed(args: VerifyViewProps) {
    const codeForm = useCodeForm(code, codeError);
    const passwordForm = useNewPasswordForm({ password, confirmation: password }, refusal);
    return <VerifyView {...args} codeForm={codeForm} passwordForm={passwordForm} />;
  };
const filled = { password: 'Secreta12' };
const justNow = clock.now();

const meta = {
  title: 'Registro y recuperación (VerifyView)',
  component: VerifyView,
  args: {
    purpose: 'signUp',
    contact: 'ana@turpial.example',
    changes: () => ({}),
    step: 'code',
    pending: false,
    resend: { sentAt: 0, pending: false, onResend: fn() },
    onConfirm: fn(),
    onSave: fn(),
    onOtherCode: fn(),
  },
  parameters: { scenario: 'normal' },
  render: typed(),
} satisfies Meta<typeof VerifyView>;

export default meta;
type Story = StoryObj<typeof VerifyView>;

export const CodeJustSent: Story = {
  name: 'Registro: código recién enviado',
  args: { resend: { sentAt: justNow, pending: false, onResend: fn() } },
};

export const CodeTyped: Story = { name: 'Registro: código escrito', render: typed({ code: '246810' }) };

export const CodeRefused: Story = {
  name: 'Registro: código rechazado',
  render: typed({ code: '246811', codeError: 'Código de verificación inválido.' }),
};

export const Confirming: Story = {
  name: 'Registro: confirmando el código',
  args: { pending: true },
  render: typed({ code: '246810' }),
};

export const Password: Story = { name: 'Registro: contraseña', args: { step: 'password' } };

export const PasswordReady: Story = {
  name: 'Registro: contraseña lista',
  args: { step: 'password' },
  render: typed(filled),
};

export const Saving: Story = {
  name: 'Registro: creando la cuenta',
  args: { step: 'password', pending: true },
  render: typed(filled),
};

export const NotRegistered: Story = {
  name: 'Registro: cuenta no creada',
  args: { step: 'password' },
  render: typed({ ...filled, refusal: 'No se pudo registrar. Inténtalo de nuevo.' }),
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
