import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RateContextView } from '@/features/send/hints/RateContextView';

const context = { send: '50', difference: '1230', at: Date.UTC(2026, 9, 12, 9) };

const meta = {
  title: 'La tasa frente al último envío (RateContextView)',
  component: RateContextView,
  args: { context, now: Date.UTC(2026, 10, 22), timeZone: 'Europe/Madrid' },
} satisfies Meta<typeof RateContextView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  name: 'Llega más',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /^Con 50,00\s€ llegan hoy 1230,00\sBs más que con la tasa de tu último envío \(12 oct\)\.$/,
    );
  },
};

export const Less: Story = { name: 'Llega menos', args: { context: { ...context, difference: '-0.01' } } };

export const Same: Story = {
  name: 'Llega lo mismo',
  args: { context: { ...context, difference: '0' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/llega hoy lo mismo que/)).toBeVisible();
  },
};

export const LastYear: Story = {
  name: 'De otro año',
  args: { context: { ...context, at: Date.UTC(2025, 9, 12, 9) } },
};

export const Undated: Story = { name: 'Sin fecha', args: { context: { ...context, at: null } } };

export const Nothing: Story = { name: 'Sin envíos', args: { context: undefined } };

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
