import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from '@/app/layout/SiteFooter';

const meta = { title: 'Pie (SiteFooter)', component: SiteFooter } satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
