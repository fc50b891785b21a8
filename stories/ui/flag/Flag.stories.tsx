import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from '@/ui/flag/Flag';
import type { PieceGuide } from '../guide';

const meta = {
  component: Flag,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para una bandera junto al nombre de su país o moneda.',
      avoid: 'Para señalar un idioma: una bandera no es un idioma.',
      focus: 'No recibe el foco.',
      keyboard: [],
      accessibility: [
        'Sin `label` es decorativa; con él, una imagen con ese nombre.',
        'Si no hay imagen, hay un dibujo propio o las letras del país: nunca un hueco.',
      ],
      pairs: [
        {
          good: {
            says: 'Acompaña al nombre del país.',
            show: (
              <>
                <Flag code="VE" size={24} /> Venezuela
              </>
            ),
          },
          bad: {
            says: 'Una bandera no es un idioma.',
            show: (
              <>
                <Flag code="ES" size={24} /> Español
              </>
            ),
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },
  args: { code: 'VE' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal', args: { label: 'Venezuela' } };

export const EuropeanUnion: Story = {
  name: 'Unión Europea',
  args: { code: 'EU', label: 'Unión Europea', size: 48 },
};

/** There is no drawing for this country, so its letters appear. */
export const NotDrawn: Story = { name: 'Sin dibujo', args: { code: 'NZ', label: 'Nueva Zelanda', size: 48 } };

/** Next to a text that already names the country. */
export const Decorative: Story = { name: 'Decorativa', args: { size: 24 } };
