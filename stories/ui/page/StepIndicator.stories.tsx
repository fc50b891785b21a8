import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepIndicator } from '@/ui/page/StepIndicator';
import type { PieceGuide } from '../guide';

const meta = {
  component: StepIndicator,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para decir en qué paso de un camino de pocos pasos se está.',
      avoid: 'Para navegar entre pasos o para el avance de una carga.',
      focus: 'No recibe el foco.',
      keyboard: [],
      accessibility: ['«Paso 1 de 3» es texto para todos; la barra es decorativa.'],
      pairs: [
        {
          good: { says: 'Pocos pasos, y cuál es este.', show: <StepIndicator current={2} total={3} /> },
          bad: {
            says: 'Con tantos pasos, la barra desanima y no orienta.',
            show: <StepIndicator current={2} total={12} />,
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },
  args: { current: 1, total: 3 },
} satisfies Meta<typeof StepIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'Primer paso' };

export const Second: Story = { name: 'Segundo paso', args: { current: 2 } };

export const Last: Story = { name: 'Último paso', args: { current: 3 } };
