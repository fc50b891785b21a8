import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DeleteDialog } from '@/features/beneficiaries/DeleteDialog';

const meta = {
  component: DeleteDialog,
  args: { opened: true, title: 'Mamá', deleting: false, onCancel: fn(), onConfirm: fn() },
} satisfies Meta<typeof DeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Deleting: Story = { args: { deleting: true } };
