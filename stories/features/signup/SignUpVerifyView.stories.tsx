import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignUpVerifyView } from '@/features/signup/SignUpVerifyView';
import { clock } from '@/lib/clock';

const meta = {
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
    onCreate: fn(),
    onOtherCode: fn(),
    error: undefined,
    pending: false,
  },
  parameters: { scenario: 'normal' },
} satisfies Meta<typeof SignUpVerifyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CodeJustSent: Story = {
  render: (args) => <SignUpVerifyView {...args} resend={{ ...args.resend, sentAt: clock.now() }} />,
};

export const CodeTyped: Story = { args: { code: '246810' } };

export const CodeRefused: Story = { args: { code: '246811', error: 'Código de verificación inválido.' } };

export const Confirming: Story = { args: { code: '246810', pending: true } };

export const Password: Story = { args: { step: 'password' } };

export const PasswordReady: Story = {
  args: { step: 'password', newPassword: { password: 'Secreta12', confirmation: 'Secreta12' } },
};

export const NotRegistered: Story = {
  args: { ...PasswordReady.args, error: 'No se pudo registrar. Inténtalo de nuevo.' },
};
