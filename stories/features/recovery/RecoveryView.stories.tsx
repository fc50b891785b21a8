import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecoveryView } from '@/features/recovery/RecoveryView';
import { emptyContact, typeContact } from '@/lib/contact';

const meta = {
  component: RecoveryView,
  args: { contact: emptyContact, onChange: fn(), ready: false, onRequest: fn() },
  parameters: { scenario: 'normal' },
} satisfies Meta<typeof RecoveryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { contact: typeContact(emptyContact, '600 00 00 01'), ready: true },
};
