import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from '@/app/layout/SiteFooter';

const meta = { title: 'Pie (SiteFooter)', component: SiteFooter, args: { short: false } } satisfies Meta<
  typeof SiteFooter
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const Short: Story = { name: 'Detrás del inicio de sesión', args: { short: true } };

export const ShortOnPhone: Story = {
  name: 'Detrás del inicio de sesión, en el teléfono',
  args: { short: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThanOrEqual(240);
  },
};

export const ShortDark: Story = {
  name: 'Detrás del inicio de sesión, oscuro',
  args: { short: true },
  globals: { scheme: 'dark' },
};
