import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^(Abierto|Cerrado) ahora$/)).toBeVisible();
  },
};
