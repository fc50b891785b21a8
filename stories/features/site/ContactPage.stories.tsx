import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactPage } from '@/features/site/ContactPage';

const meta = {
  title: 'Contacto (ContactPage)',
  component: ContactPage,
  parameters: { path: '/contacto' },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Abierto|Cerrado) ahora$/)).toBeVisible();
  },
};
