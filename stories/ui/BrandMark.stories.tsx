import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '@/ui/BrandMark';

const meta = { component: BrandMark } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Small: Story = { args: { size: 16 } };

export const OneColour: Story = { args: { size: 96, mono: true } };
