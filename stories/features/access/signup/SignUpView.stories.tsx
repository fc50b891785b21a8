import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignUpView } from '@/features/access/signup/SignUpView';
import { emptyContact, typeContact } from '@/lib/phone/contact';

const filled = {
  contact: typeContact(emptyContact, 'ana@turpial.example'),
  acceptsTerms: true,
  ownsAccount: true,
};

const meta = {
  title: 'Registro (SignUpView)',
  component: SignUpView,
  args: {
    form: { contact: emptyContact, acceptsTerms: false, ownsAccount: false },
    onChange: fn(),
    contactError: undefined,
    pending: false,
    onSubmit: fn(),
    onInvalidContact: fn(),
  },
  parameters: { scenario: 'normal' },
} satisfies Meta<typeof SignUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const Incomplete: Story = {
  name: 'Incompleto',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continuar' }));
    await expect(args.onInvalidContact).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { name: 'Relleno', args: { form: filled } };

export const Loading: Story = { name: 'Cargando', args: { form: filled, pending: true } };

export const AlreadyRegistered: Story = {
  name: 'Ya registrado',
  args: { form: filled, contactError: 'Este correo ya está registrado.' },
};

export const Phone: Story = {
  name: 'En el teléfono',
  args: { form: filled },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { name: 'Oscuro', args: { form: filled }, globals: { scheme: 'dark' } };
