import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useContactForm } from '@/features/access/parts/contactForm';
import {
  PasswordResetView,
  type PasswordResetViewProps,
} from '@/features/access/password-reset/PasswordResetView';
import { emptyContact, typeContact } from '@/lib/phone/contact';

/** The view with this contact in its form. */
const typed = (contact = emptyContact) =>
  function Typed(args: PasswordResetViewProps) {
    return <PasswordResetView {...args} form={useContactForm(contact)} />;
  };

const meta = {
  title: 'Pedir el código (PasswordResetView)',
  component: PasswordResetView,
  args: { onRequest: fn() },
  parameters: { scenario: 'normal' },
  render: typed(),
} satisfies Meta<typeof PasswordResetView>;

export default meta;
type Story = StoryObj<typeof PasswordResetView>;

export const Empty: Story = { name: 'Vacío' };

export const Filled: Story = {
  name: 'Relleno',
  render: typed(typeContact(emptyContact, '600 00 00 01')),
};

export const Phone: Story = {
  name: 'En el teléfono',
  render: typed(typeContact(emptyContact, '600 00 00 01')),
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = {
  name: 'Oscuro',
  render: typed(typeContact(emptyContact, '600 00 00 01')),
  globals: { scheme: 'dark' },
};
