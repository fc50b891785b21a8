import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReminderView } from '@/features/send/receipt/reminder/ReminderView';

const meta = {
  title: 'Paso 3: recordatorio (ReminderView)',
  component: ReminderView,
  args: { amount: '150', now: Date.UTC(2026, 6, 15, 8, 40) },
} satisfies Meta<typeof ReminderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Cuándo' })).toHaveDisplayValue('Cada mes, el día 15');
  },
};

export const EndOfMonth: Story = {
  name: 'A fin de mes',
  args: { now: Date.UTC(2026, 6, 30, 8, 40) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Cuándo' })).toHaveDisplayValue(
      'Cada mes, el último día',
    );
  },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
