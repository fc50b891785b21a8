import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessibilityPage } from '@/features/site/AccessibilityPage';

const meta = {
  title: 'Accesibilidad (AccessibilityPage)',
  component: AccessibilityPage,
  parameters: { path: '/accesibilidad' },
} satisfies Meta<typeof AccessibilityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
