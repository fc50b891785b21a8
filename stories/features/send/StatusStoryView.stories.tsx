import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusStoryView } from '@/features/send/receipt/story/StatusStoryView';

const MINUTE = 60_000;
const now = Date.UTC(2026, 6, 15, 8, 40);

const meta = {
  title: 'Paso 3: estados vistos (StatusStoryView)',
  component: StatusStoryView,
  args: {
    seen: [
      { status: 'Recibido', at: now - 10 * MINUTE, after: null },
      { status: 'Verificando pago', at: now - 8 * MINUTE, after: now - 8.25 * MINUTE },
      { status: 'Enviado al banco', at: now - 2 * MINUTE, after: now - 2.25 * MINUTE },
    ],
    usual: { count: 5, status: 'Completado', shortest: 8 * MINUTE, longest: 14 * MINUTE },
    now,
    timeZone: 'Europe/Madrid',
  },
} satisfies Meta<typeof StatusStoryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('visto a las 10:32')).toBeVisible();
    await expect(
      canvas.getByText(/^Tus últimos 5 tardaron entre 8 y 14 min en pasar a «Completado»/),
    ).toBeVisible();
  },
};

export const FirstTime: Story = {
  name: 'Un solo estado',
  args: { seen: [{ status: null, at: now, after: null }], usual: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const OtherDays: Story = {
  name: 'En otros días',
  args: {
    seen: [
      { status: 'Recibido', at: Date.UTC(2025, 11, 30, 12), after: null },
      { status: 'Devuelto', at: Date.UTC(2026, 0, 2, 0, 5), after: null },
    ],
    usual: { count: 2, status: 'Completado', shortest: 40 * MINUTE, longest: 190 * MINUTE },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('visto el 30 dic 2025 a las 13:00')).toBeVisible();
    await expect(canvas.getByText('visto el 2 ene a la 1:05')).toBeVisible();
    await expect(canvas.getByText(/^Tus últimos 2 tardaron hasta 4 h en pasar/)).toBeVisible();
  },
};

export const LongTexts: Story = {
  name: 'Textos largos',
  args: {
    seen: [
      {
        status: 'Devuelto por el banco: el número de cuenta no existe o pertenece a otra persona',
        at: now,
        after: null,
      },
      { status: 'x'.repeat(90), at: now, after: null },
    ],
    usual: { count: 3, status: 'Entregado en la oficina de la avenida Miranda', shortest: 1, longest: 2 },
  },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
