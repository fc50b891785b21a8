import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageUnreachable } from '@/app/PageUnreachable';

const meta = {
  title: 'Página inalcanzable (PageUnreachable)',
  component: PageUnreachable,
} satisfies Meta<typeof PageUnreachable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
