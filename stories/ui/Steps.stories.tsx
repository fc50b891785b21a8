import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from '@/ui/Steps';

const meta = { component: Steps, args: { current: 1, total: 3 } } satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'Primer paso' };

export const Second: Story = { name: 'Segundo paso', args: { current: 2 } };

export const Last: Story = { name: 'Último paso', args: { current: 3 } };
