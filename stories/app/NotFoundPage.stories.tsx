import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundPage } from '@/app/NotFoundPage';

const meta = {
  title: 'No encontrado (NotFoundPage)',
  component: NotFoundPage,
  parameters: { path: '/no-existe' },
  // The page logs the missing path to the console.
  beforeEach: () => {
    const { error } = console;
    Object.assign(console, { error: () => undefined });
    return () => Object.assign(console, { error });
  },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
