import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalNoticePage } from '@/features/site/LegalNoticePage';

const meta = {
  title: 'Aviso legal (LegalNoticePage)',
  component: LegalNoticePage,
  parameters: { path: '/aviso-legal' },
} satisfies Meta<typeof LegalNoticePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
