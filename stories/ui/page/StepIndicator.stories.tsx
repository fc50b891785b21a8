import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepIndicator } from '@/ui/page/StepIndicator';

const meta = {
  component: StepIndicator,
  parameters: {
    layout: 'padded',
  },
  args: { current: 1 },
} satisfies Meta<typeof StepIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'Primer paso' };

export const Second: Story = { name: 'Segundo paso', args: { current: 2 } };

export const Last: Story = { name: 'Último paso', args: { current: 3 } };
