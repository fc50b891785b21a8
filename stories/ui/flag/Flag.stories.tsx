import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Flag } from '@/ui/flag/Flag';

const meta = {
  component: Flag,
  parameters: {
    layout: 'padded',
  },
  args: { code: 'VE' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const EuropeanUnion: Story = {
  name: 'Unión Europea',
  args: { code: 'EU', size: 48 },
};

/** There is no image for this code, so its letters appear. */
export const WithoutImage: Story = {
  name: 'Sin imagen',
  args: { code: 'ZZ', size: 48 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent(/^ZZ$/);
  },
};
