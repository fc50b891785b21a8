import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '@/ui/money/Money';
import type { PieceGuide } from '../guide';

const meta = {
  component: Money,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para cualquier importe que se muestra, con su moneda.',
      avoid: 'Para un importe que se edita (AmountField) o una tasa (formatRate).',
      focus: 'No recibe el foco.',
      keyboard: [],
      accessibility: [
        'Importe y moneda no se separan en dos líneas.',
        'El signo, y no solo el color, dice si es enviado o recibido.',
        'Las cifras tienen todas el mismo ancho.',
      ],
      pairs: [
        {
          good: {
            says: 'Importe, moneda y signo: se entiende sin color.',
            show: <Money value="12345.6" currency="EUR" sign="−" />,
          },
          bad: {
            says: 'Escrito a mano: el punto parece de millares y el guion no es un menos.',
            show: <span>-12345.6 EUR</span>,
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },

  args: { value: '12345.6', currency: 'EUR' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Euros: Story = { name: 'Euros' };
export const Bolivars: Story = { name: 'Bolívares', args: { currency: 'VES' } };
export const Sent: Story = { name: 'Enviado', args: { sign: '−' } };
export const Received: Story = { name: 'Recibido', args: { sign: '+', currency: 'VES' } };
export const OtherCurrency: Story = { name: 'Otra moneda', args: { currency: 'USD' } };
export const NotFinite: Story = { name: 'Sin importe', args: { value: null } };
