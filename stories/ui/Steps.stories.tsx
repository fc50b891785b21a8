import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from '@/ui/Steps';

const meta = { component: Steps, args: { current: 1, total: 3 } } satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Second: Story = { args: { current: 2 } };

export const Last: Story = { args: { current: 3 } };
