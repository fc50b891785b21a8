import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '@/ui/page/BrandMark';

const meta = {
  component: BrandMark,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const Small: Story = { name: 'Pequeño', args: { size: 16 } };
