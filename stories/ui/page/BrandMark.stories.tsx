import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '@/ui/page/BrandMark';
import type { PieceGuide } from '../guide';

const meta = {
  component: BrandMark,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para el pájaro de la marca junto a su nombre, desde 16 px; `mono` para imprimir o sobre un color.',
      avoid:
        'Como único nombre de un enlace: es decorativo y no dice nada. Para estados de una página, usa Illustration.',
      focus: 'No recibe el foco.',
      keyboard: [],
      accessibility: [
        'Está oculto para los lectores de pantalla: el nombre de la marca está al lado, en texto.',
      ],
      pairs: [
        {
          good: {
            says: 'Junto al nombre.',
            show: (
              <>
                <BrandMark /> Turpial
              </>
            ),
          },
          bad: { says: 'Solo: un lector de pantalla no lee nada.', show: <BrandMark /> },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const Small: Story = { name: 'Pequeño', args: { size: 16 } };

export const OneColour: Story = { name: 'De un color', args: { size: 96, mono: true } };
