import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoginView, type LoginViewProps } from '@/features/access/login/LoginView';
import { useContactForm } from '@/features/access/parts/contactForm';
import { emptyContact, typeContact } from '@/lib/phone/contact';

/** The view with this contact in its form. */
const typed = (contact = emptyContact) =>
  function Typed(args: LoginViewProps) {
    return <LoginView {...args} form={useContactForm(contact)} />;
  };

const meta = {
  title: 'Quién entra (LoginView)',
  component: LoginView,
  args: { reason: undefined, onContinue: fn() },
  parameters: { scenario: 'normal' },
  render: typed(),
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof LoginView>;

export const Empty: Story = { name: 'Vacío' };

export const SessionEnded: Story = { name: 'La sesión terminó', args: { reason: 'sessionEnded' } };

export const LoginNeeded: Story = { name: 'Una página con sesión', args: { reason: 'loginNeeded' } };

export const Sending: Story = { name: 'Para enviar', args: { reason: 'sending' } };

export const Email: Story = {
  name: 'Correo',
  render: typed(typeContact(emptyContact, 'maria@turpial.example')),
};

export const PhoneNumber: Story = {
  name: 'Teléfono',
  render: typed(typeContact(emptyContact, '+58 412 1234567')),
};

export const PhoneTooShort: Story = {
  name: 'Teléfono demasiado corto',
  render: typed(typeContact(typeContact(emptyContact, '600'), '60')),
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
