import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoginView } from '@/features/access/login/LoginView';
import { emptyContact, typeContact } from '@/lib/phone/contact';

const meta = {
  title: 'Quién entra (LoginView)',
  component: LoginView,
  args: { reason: undefined, contact: emptyContact, onChange: fn(), ready: false, onContinue: fn() },
  parameters: { scenario: 'normal' },
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const SessionEnded: Story = { name: 'La sesión terminó', args: { reason: 'sessionEnded' } };

export const LoginNeeded: Story = { name: 'Una página con sesión', args: { reason: 'loginNeeded' } };

export const Email: Story = {
  name: 'Correo',
  args: { contact: typeContact(emptyContact, 'maria@turpial.example'), ready: true },
};

export const PhoneNumber: Story = {
  name: 'Teléfono',
  args: { contact: typeContact(emptyContact, '+58 412 1234567'), ready: true },
};

export const PhoneTooShort: Story = {
  name: 'Teléfono demasiado corto',
  args: { contact: typeContact(typeContact(emptyContact, '600'), '60') },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
