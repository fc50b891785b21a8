import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountCheckView } from '@/features/send/account-check/AccountCheckView';

const now = Date.UTC(2026, 10, 22, 12);
const MINUTE_MS = 60_000;

const meta = {
  title: 'Aviso sobre la cuenta (AccountCheckView)',
  component: AccountCheckView,
  args: {
    finding: { kind: 'known', at: Date.UTC(2026, 9, 12, 9) },
    sharedAccount: undefined,
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
} satisfies Meta<typeof AccountCheckView>;

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
  args: { by: 'person', finding: { kind: 'known', at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Datos conocidos: ya le enviaste.')).toBeVisible();
  },
};

export const Double: Story = {
  name: 'El mismo envío, hace poco',
  args: { finding: { kind: 'double', name: 'Mamá', at: now - 4 * MINUTE_MS } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ya enviaste 50,00\s€ a Mamá hoy a las 12:56\.$/)).toBeVisible();
  },
};

export const DoubleUnderAnotherName: Story = {
  name: 'El mismo envío, con otro nombre',
  args: { finding: { kind: 'double', name: 'Rosa Elena', at: now - 200 * MINUTE_MS } },
};

export const Changed: Story = { name: 'La cuenta ha cambiado', args: { finding: { kind: 'changed' } } };

export const First: Story = { name: 'Primera vez', args: { finding: { kind: 'first', certain: true } } };

export const NotSeen: Story = {
  name: 'Sin envíos conocidos',
  args: { finding: { kind: 'first', certain: false } },
};

export const SavedTwice: Story = {
  name: 'Guardada con otro nombre',
  args: { sharedAccount: { title: 'Rosa Elena', other: 'nombre' } },
};

export const OtherDocument: Story = {
  name: 'Guardada con otro documento',
  args: {
    finding: { kind: 'first', certain: true },
    sharedAccount: { title: 'Inversiones y Suministros Petroleros del Oriente', other: 'documento' },
  },
};

export const Collected: Story = {
  name: 'Entrega en efectivo',
  args: { by: 'person', title: 'Abuela Carmen', finding: { kind: 'first', certain: true } },
};

export const Loading: Story = { name: 'Comprobando', args: { finding: { kind: 'loading' } } };

export const Unknown: Story = { name: 'No se pudo comprobar', args: { finding: { kind: 'unknown' } } };

export const Phone: Story = {
  name: 'En el teléfono',
  args: { finding: { kind: 'changed' } },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = {
  name: 'Oscuro',
  args: { finding: { kind: 'first', certain: true } },
  globals: { scheme: 'dark' },
};
