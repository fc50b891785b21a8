import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from '@/features/site/AboutPage';

const meta = {
  title: 'Conócenos (AboutPage)',
  component: AboutPage,
  parameters: { path: '/conocenos' },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
