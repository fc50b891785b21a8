import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoginPasswordView } from '@/features/access/login/LoginPasswordView';

const meta = {
  title: 'Contraseña (LoginPasswordView)',
  component: LoginPasswordView,
  args: {
    identityLabel: 'maria@turpial.example',
    password: '',
    onChange: fn(),
    error: undefined,
    pending: false,
    onSubmit: fn(),
    passwordReset: '/olvide?loginType=1&login=maria%40turpial.example',
    state: null,
  },
  parameters: { scenario: 'normal' },
} satisfies Meta<typeof LoginPasswordView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const Ready: Story = {
  name: 'Normal',
  args: { password: 'Turpial2026' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Contraseña'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { name: 'Cargando', args: { password: 'Turpial2026', pending: true } };

export const Refused: Story = {
  name: 'Rechazado',
  args: { password: 'otra', error: 'Credenciales inválidas.' },
};

export const LongIdentity: Story = {
  name: 'Contacto largo',
  args: { identityLabel: 'maria.gabriela.rondon.de.los.angeles.perez.marcano@correo.turpial.example' },
};

export const Phone: Story = {
  name: 'En el teléfono',
  args: { password: 'Turpial2026' },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { name: 'Oscuro', args: { password: 'Turpial2026' }, globals: { scheme: 'dark' } };
