import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProblemView } from '@/features/send/receipt/problem/ProblemView';
import { exchange } from './exchange';

const now = Date.UTC(2026, 6, 15, 8, 40);

const meta = {
  title: 'Paso 3: algo no va bien (ProblemView)',
  component: ProblemView,
  args: {
    exchange: { ...exchange, inserted: now - 600_000 },
    seen: [{ status: 'En proceso', at: now, after: null }],
    name: 'María Gabriela Rondón',
    now,
    timeZone: 'Europe/Madrid',
  },
} satisfies Meta<typeof ProblemView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links).toHaveLength(4);
    await expect(decodeURIComponent(links[0]?.href ?? '')).toContain('Hola, soy María Gabriela Rondón.');
  },
};

export const WithoutName: Story = {
  name: 'Sin nombre',
  args: { name: undefined, seen: [] },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(decodeURIComponent(first?.href ?? '')).toContain('text=Hola.\n');
  },
};

export const Later: Story = {
  name: 'Un día después',
  args: { exchange },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Escribir una reclamación' })).toBeVisible();
  },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
