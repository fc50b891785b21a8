import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useSignUpForm } from '@/features/access/signup/signUpForm';
import { SignUpView, type SignUpViewProps } from '@/features/access/signup/SignUpView';
import { emptyContact, typeContact } from '@/lib/phone/contact';

const empty = { contact: emptyContact, acceptsTerms: false, ownsAccount: false };
const filled = {
  contact: typeContact(emptyContact, 'ana@turpial.example'),
  acceptsTerms: true,
  ownsAccount: true,
};

/** The view with these values in its form. */
const typed = (values: typeof empty, contactError?: string) =>
  function Typed(args: SignUpViewProps) {
    return <SignUpView {...args} form={useSignUpForm(values, { contact: contactError })} />;
  };

const meta = {
  title: 'Registro (SignUpView)',
  component: SignUpView,
  args: {
    pending: false,
    onSubmit: fn(),
    onInvalidContact: fn(),
  },
  parameters: { scenario: 'normal' },
  render: typed(empty),
} satisfies Meta<typeof SignUpView>;

export default meta;
type Story = StoryObj<typeof SignUpView>;

export const Empty: Story = { name: 'Vacío' };

export const Incomplete: Story = {
  name: 'Incompleto',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onInvalidContact).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { name: 'Relleno', render: typed(filled) };

export const Loading: Story = { name: 'Cargando', args: { pending: true }, render: typed(filled) };

export const AlreadyRegistered: Story = {
  name: 'Ya registrado',
  render: typed(filled, 'Este correo ya está registrado.'),
};

export const Phone: Story = {
  name: 'En el teléfono',
  render: typed(filled),
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { name: 'Oscuro', render: typed(filled), globals: { scheme: 'dark' } };
