import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasswordResetView } from '@/features/access/password-reset/PasswordResetView';
import { emptyContact, typeContact } from '@/lib/phone/contact';

const meta = {
  title: 'Pedir el código (PasswordResetView)',
  component: PasswordResetView,
  args: { contact: emptyContact, onChange: fn(), ready: false, onRequest: fn() },
  parameters: { scenario: 'normal' },
} satisfies Meta<typeof PasswordResetView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const Filled: Story = {
  name: 'Relleno',
  args: { contact: typeContact(emptyContact, '600 00 00 01'), ready: true },
};

export const Phone: Story = {
  name: 'En el teléfono',
  args: { contact: typeContact(emptyContact, '600 00 00 01'), ready: true },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = {
  name: 'Oscuro',
  args: { contact: typeContact(emptyContact, '600 00 00 01'), ready: true },
  globals: { scheme: 'dark' },
};
