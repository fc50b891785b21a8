import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  LoginPasswordView,
  type LoginPasswordViewProps,
  usePasswordForm,
} from '@/features/access/login/LoginPasswordView';

/** The view with this password in its form. */
const typed = (password: string, error?: string) =>
  function Typed(args: LoginPasswordViewProps) {
    return <LoginPasswordView {...args} form={usePasswordForm(password, error)} />;
  };

const meta = {
  title: 'Contraseña (LoginPasswordView)',
  component: LoginPasswordView,
  args: {
    identityLabel: 'maria@turpial.example',
    pending: false,
    onSubmit: fn(),
    passwordReset: '/olvide?loginType=1&login=maria%40turpial.example',
    state: null,
  },
  parameters: { scenario: 'normal' },
  render: typed(''),
} satisfies Meta<typeof LoginPasswordView>;

export default meta;
type Story = StoryObj<typeof LoginPasswordView>;

export const Empty: Story = { name: 'Vacío' };

export const Ready: Story = {
  name: 'Normal',
  render: typed('Turpial2026'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Turpial2026');
  },
};

export const Locked: Story = { name: 'Después de un rato sin uso', args: { locked: true } };

export const Loading: Story = { name: 'Cargando', args: { pending: true }, render: typed('Turpial2026') };

export const Refused: Story = {
  name: 'Rechazado',
  render: typed('otra', 'Credenciales inválidas.'),
};

export const LongIdentity: Story = {
  name: 'Contacto largo',
  args: { identityLabel: 'maria.gabriela.rondon.de.los.angeles.perez.marcano@correo.turpial.example' },
};

export const Phone: Story = {
  name: 'En el teléfono',
  render: typed('Turpial2026'),
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { name: 'Oscuro', render: typed('Turpial2026'), globals: { scheme: 'dark' } };
