import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CopyButton } from '@/ui/page/CopyButton';
import type { PieceGuide } from '../guide';
import { playKeys } from '../playKeys';

const meta = {
  component: CopyButton,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para copiar un identificador que se va a pegar en otra parte.',
      avoid: 'Para textos largos, o si copiar es la acción principal: entonces, un botón con texto.',
      focus: 'Se queda en el botón.',
      keyboard: [
        {
          keys: '{Tab}',
          does: 'Lleva al botón.',
          check: (page) => expect(page.getByRole('button')).toHaveFocus(),
        },
        {
          keys: '{Enter}',
          does: 'Copia; el foco se queda.',
          check: async (page) => {
            await waitFor(() =>
              expect(page.getByRole('status')).toHaveTextContent(/^(Copiado|No se pudo copiar)/),
            );
            await expect(page.getByRole('button')).toHaveFocus();
          },
        },
      ],
      accessibility: [
        'Su nombre dice qué copia («Copiar identificador»).',
        '«Copiado» o «No se pudo copiar. Selecciona el texto y cópialo.» se anuncia en una región de estado, y no solo cambia el icono.',
      ],
      pairs: [
        {
          good: {
            says: 'Su nombre dice qué copia.',
            show: (
              <>
                <code>TRP-2026-000025</code>{' '}
                <CopyButton value="TRP-2026-000025" label="Copiar identificador" />
              </>
            ),
          },
          bad: {
            says: 'Con dos en la página, no se sabe cuál es cuál.',
            show: (
              <>
                <code>TRP-2026-000025</code> <CopyButton value="TRP-2026-000025" label="Copiar" />
              </>
            ),
          },
        },
      ],
      texts: { label: { max: 40, form: 'action' } },
    } satisfies PieceGuide,
  },

  args: { value: 'TRP-2026-000025', label: 'Copiar identificador' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Normal' };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
