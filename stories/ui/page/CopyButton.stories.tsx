import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '@/ui/page/CopyButton';
import type { PieceGuide } from '../guide';

const meta = {
  component: CopyButton,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para copiar un identificador que se va a pegar en otra parte.',
      avoid: 'Para textos largos, o si copiar es la acción principal: entonces, un botón con texto.',
      keyboard: 'Intro o espacio copian; el foco se queda.',
      accessibility: [
        'Su nombre dice qué copia («Copiar identificador»).',
        '«Copiado» o «No se pudo copiar. Selecciona el texto y cópialo.» se anuncia en una región de estado, y no solo cambia el icono.',
      ],
    } satisfies PieceGuide,
  },

  args: { value: 'TRP-2026-000025', label: 'Copiar identificador' },
} satisfies Meta<typeof CopyButton>;

export default meta;

export const Default: StoryObj<typeof meta> = { name: 'Normal' };
