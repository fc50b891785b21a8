import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyPolicyPage } from '@/features/site/PrivacyPolicyPage';

const meta = {
  title: 'Política de privacidad (PrivacyPolicyPage)',
  component: PrivacyPolicyPage,
  parameters: { path: '/politica-privacidad' },
} satisfies Meta<typeof PrivacyPolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
