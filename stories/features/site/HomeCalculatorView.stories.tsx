import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeCalculatorView } from '@/features/site/home/HomeCalculatorView';

const meta = { component: HomeCalculatorView, args: { rate: '612.4837' } } satisfies Meta<
  typeof HomeCalculatorView
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
