import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from '@/ui/page/DateTime';

const meta = {
  component: DateTime,
  parameters: {
    layout: 'padded',
  },

  args: { instant: Date.UTC(2026, 6, 1, 10, 5), timeZone: 'Europe/Madrid' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Madrid: Story = { name: 'En Madrid' };
export const Caracas: Story = { name: 'En Caracas', args: { timeZone: 'America/Caracas' } };
export const Missing: Story = { name: 'Sin fecha', args: { instant: null } };
