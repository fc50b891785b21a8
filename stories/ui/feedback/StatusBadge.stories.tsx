import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { PieceGuide } from '../guide';

const meta = {
  component: StatusBadge,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para el estado de un envío, con el texto y el color que diga el servidor.',
      avoid: 'Para estados de la propia aplicación: esos tienen sus textos y piezas.',
      focus: 'No recibe el foco.',
      keyboard: [],
      accessibility: [
        'El texto dice el estado; el color solo ayuda.',
        'El texto se vuelve claro u oscuro según la luminosidad del color.',
        'Un color que no sea hexadecimal se ignora; sin estado, «Sin estado».',
      ],
      pairs: [
        {
          good: {
            says: 'El texto dice el estado; el color ayuda.',
            show: <StatusBadge status="Pago pendiente" colour="#F59E0B" />,
          },
          bad: {
            says: 'Una clave interna: solo queda el color.',
            show: <StatusBadge status="P1" colour="#F59E0B" />,
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },

  args: { status: 'Completado', colour: '#15803D' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LightText: Story = { name: 'Texto claro' };
export const DarkText: Story = {
  name: 'Texto oscuro',
  args: { status: 'Pago pendiente', colour: '#F59E0B' },
};
export const Large: Story = { name: 'Grande', args: { size: 'md' } };
export const NoColour: Story = { name: 'Sin color', args: { colour: null } };
/** The badge ignores anything but a plain hex colour. */
export const UnusableColour: Story = { name: 'Color inservible', args: { colour: 'rgb(0 0 0 / 0)' } };
export const NoStatus: Story = { name: 'Sin estado', args: { status: null, colour: null } };

export const LongStatus: Story = {
  name: 'Estado largo',
  args: { status: 'Devuelto por el banco: el número de cuenta no existe' },
};
