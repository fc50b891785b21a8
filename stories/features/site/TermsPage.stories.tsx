import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsPage } from '@/features/site/TermsPage';

const meta = {
  title: 'Términos y condiciones (TermsPage)',
  component: TermsPage,
  parameters: { path: '/terminos-condiciones' },
} satisfies Meta<typeof TermsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
