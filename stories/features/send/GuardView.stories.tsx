import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuardView } from '@/features/send/guards/GuardView';

const now = Date.UTC(2026, 10, 22, 12);
const MINUTE_MS = 60_000;

const meta = {
  title: 'Aviso sobre la cuenta (GuardView)',
  component: GuardView,
  args: {
    guard: { kind: 'known', at: Date.UTC(2026, 9, 12, 9) },
    namesake: undefined,
    by: 'account',
    title: 'Mamá',
    amount: '50',
    now,
    timeZone: 'Europe/Madrid',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '19rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GuardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  name: 'Cuenta conocida',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cuenta conocida: le enviaste el 12 oct.')).toBeVisible();
  },
};

export const KnownWithoutDate: Story = {
  name: 'Datos conocidos, sin fecha',
  args: { by: 'person', guard: { kind: 'known', at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Datos conocidos: ya le enviaste.')).toBeVisible();
  },
};

export const Double: Story = {
  name: 'El mismo envío, hace poco',
  args: { guard: { kind: 'double', name: 'Mamá', at: now - 4 * MINUTE_MS } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ya enviaste 50,00\s€ a Mamá hace 4 min\.$/)).toBeVisible();
  },
};

export const DoubleUnderAnotherName: Story = {
  name: 'El mismo envío, con otro nombre',
  args: { guard: { kind: 'double', name: 'Rosa Elena', at: now - 200 * MINUTE_MS } },
};

export const Changed: Story = { name: 'La cuenta ha cambiado', args: { guard: { kind: 'changed' } } };

export const First: Story = { name: 'Primera vez', args: { guard: { kind: 'first', certain: true } } };

export const NotSeen: Story = {
  name: 'Sin envíos conocidos',
  args: { guard: { kind: 'first', certain: false } },
};

export const SavedTwice: Story = {
  name: 'Guardada con otro nombre',
  args: { namesake: { title: 'Rosa Elena', otherDocument: false } },
};

export const OtherDocument: Story = {
  name: 'Guardada con otro documento',
  args: {
    guard: { kind: 'first', certain: true },
    namesake: { title: 'Inversiones y Suministros Petroleros del Oriente', otherDocument: true },
  },
};

export const Collected: Story = {
  name: 'Entrega en efectivo',
  args: { by: 'person', title: 'Abuela Carmen', guard: { kind: 'first', certain: true } },
};

export const Loading: Story = { name: 'Comprobando', args: { guard: { kind: 'loading' } } };

export const Unknown: Story = { name: 'No se pudo comprobar', args: { guard: { kind: 'unknown' } } };

export const Phone: Story = {
  name: 'En el teléfono',
  args: { guard: { kind: 'changed' } },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = {
  name: 'Oscuro',
  args: { guard: { kind: 'first', certain: true } },
  globals: { scheme: 'dark' },
};
