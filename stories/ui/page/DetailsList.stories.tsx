import type { Meta, StoryObj } from '@storybook/react-vite';
import { DetailsList } from '@/ui/page/DetailsList';
import type { PieceGuide } from '../guide';

const meta = {
  component: DetailsList,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para datos con su etiqueta: los del pago en el recibo, los del beneficiario en el resumen.',
      avoid: 'Para datos de muchas filas iguales (una tabla) o que se editan (un formulario).',
      focus: 'No recibe el foco.',
      keyboard: [],
      accessibility: [
        'Es una lista de descripción: cada dato se lee con su etiqueta.',
        'Un valor largo baja de línea y se parte; nunca desborda.',
      ],
      pairs: [
        {
          good: {
            says: 'Cada dato, con su etiqueta.',
            show: <DetailsList details={[{ label: 'Titular', value: 'Rosa Elena Pérez' }]} />,
          },
          bad: {
            says: 'Tres datos bajo una etiqueta: no se pueden leer ni copiar uno a uno.',
            show: (
              <DetailsList details={[{ label: 'Datos', value: 'Rosa Elena Pérez, V4123456, Banesco' }]} />
            ),
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },

  argTypes: { details: { table: { type: { summary: 'readonly Detail[]' } } } },
  args: {
    details: [
      { label: 'Titular', value: 'Rosa Elena Pérez' },
      { label: 'Cédula', value: 'V4123456' },
    ],
  },
} satisfies Meta<typeof DetailsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Normal' };

/** A value that does not fit beside its label moves below it and wraps. */
export const LongValues: Story = {
  name: 'Valores largos',
  args: {
    details: [
      {
        label: 'Dirección de la oficina',
        value: 'Avenida Francisco de Miranda, torre Europa, piso 3, Chacao',
      },
      { label: 'Referencia', value: '0'.repeat(90) },
    ],
  },
};
