import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SiteUnreachable } from '@/app/SiteUnreachable';

const meta = {
  title: 'Sitio inalcanzable (SiteUnreachable)',
  component: SiteUnreachable,
  args: { onRetry: fn(() => Promise.resolve()) },
} satisfies Meta<typeof SiteUnreachable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
