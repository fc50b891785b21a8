import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SessionUnreachable } from '@/app/SessionUnreachable';

const meta = {
  title: 'Sesión sin comprobar (SessionUnreachable)',
  component: SessionUnreachable,
  args: { onRetry: fn() },
} satisfies Meta<typeof SessionUnreachable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
