import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from '@/ui/page/DateTime';
import type { PieceGuide } from '../guide';

const meta = {
  component: DateTime,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para cualquier momento que venga del servidor.',
      avoid: 'Para duraciones o cuentas atrás. No formatees una fecha a mano.',
      focus: 'No recibe el foco.',
      keyboard: [],
      accessibility: [
        'Es un elemento time con la fecha en formato de máquina.',
        'Si falta la fecha, una raya; nunca «Invalid Date».',
      ],
      pairs: [
        {
          good: {
            says: 'En la zona de quien lee.',
            show: <DateTime instant={Date.UTC(2026, 6, 1, 10, 5)} timeZone="Europe/Madrid" />,
          },
          bad: {
            says: 'La fecha del servidor, sin formato y en otra zona.',
            show: <span>2026-07-01T10:05:00Z</span>,
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },

  args: { instant: Date.UTC(2026, 6, 1, 10, 5), timeZone: 'Europe/Madrid' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Madrid: Story = { name: 'En Madrid' };
export const Caracas: Story = { name: 'En Caracas', args: { timeZone: 'America/Caracas' } };
export const Missing: Story = { name: 'Sin fecha', args: { instant: null } };
