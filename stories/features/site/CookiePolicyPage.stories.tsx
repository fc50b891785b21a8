import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookiePolicyPage } from '@/features/site/CookiePolicyPage';

const meta = {
  title: 'Política de cookies (CookiePolicyPage)',
  component: CookiePolicyPage,
  parameters: { path: '/politica-cookies' },
} satisfies Meta<typeof CookiePolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
