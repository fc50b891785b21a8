import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ComplaintView } from '@/features/send/receipt/complaint/ComplaintView';
import { exchange } from './exchange';

const now = Date.UTC(2026, 6, 15, 8, 40);

const meta = {
  title: 'Paso 3: reclamación (ComplaintView)',
  component: ComplaintView,
  args: {
    exchange,
    seen: [
      { status: 'Recibido', at: Date.UTC(2026, 6, 1, 10, 6), after: null },
      { status: 'En proceso', at: Date.UTC(2026, 6, 1, 10, 9), after: Date.UTC(2026, 6, 1, 10, 8) },
    ],
    readAt: now - 60_000,
    now,
    timeZone: 'Europe/Madrid',
    sender: {
      name: 'María Gabriela Rondón',
      address: 'Calle del Ejemplo 12, Madrid',
      login: 'maria@turpial.example',
    },
    onPrint: fn(),
  },
} satisfies Meta<typeof ComplaintView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Recibido, visto el 1 jul 2026, 12:06')).toBeVisible();
    await expect(canvas.queryByText(/0414\s?000\s?0001/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir o guardar como PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const NotSent: Story = {
  name: 'No salió adelante',
  args: { exchange: { ...exchange, status: 'Devuelto' }, seen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no salió adelante, y no estoy conforme/)).toBeVisible();
  },
};

export const UnknownZone: Story = { name: 'Zona desconocida', args: { timeZone: undefined } };

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
