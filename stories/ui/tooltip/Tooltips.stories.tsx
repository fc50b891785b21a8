import { ActionIcon, Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconEdit, IconTrash } from '@/ui/icons';
import { Tooltips } from '@/ui/tooltip/Tooltips';
import type { PieceGuide } from '../guide';
import { playKeys } from '../playKeys';

/** Every story already has the tooltip provider, like every page; a button only needs its accessible name. */
const meta = {
  component: Tooltips,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Una sola vez, alrededor de toda la aplicación. Cada botón que solo muestra un icono tiene así el suyo, con su nombre (aria-label).',
      avoid:
        'Para explicar algo que haga falta saber: eso va escrito en la página. Nunca con el atributo title.',
      focus: 'Se queda en el botón; el texto que sale no lo recibe.',
      keyboard: [
        {
          keys: '{Tab}',
          does: 'Lleva al botón y muestra su nombre.',
          check: async (page) => expect(await page.findByText('Editar Mamá')).toBeVisible(),
        },
        {
          keys: '{Tab}',
          does: 'Lleva al botón vecino y muestra el suyo.',
          check: async (page) => expect(await page.findByText('Eliminar Mamá')).toBeVisible(),
        },
        {
          keys: '{Escape}',
          does: 'Lo cierra.',
          check: (page) => waitFor(() => expect(page.queryByText('Eliminar Mamá')).toBeNull()),
        },
      ],
      accessibility: [
        'Repite el nombre del botón y por eso no se anuncia.',
        'Se puede leer con el ratón encima, y Escape lo cierra sin mover el ratón.',
        'Sale a los 700 ms; el del botón vecino, dentro de los 300 ms siguientes, al momento. Con el dedo no sale.',
      ],
      pairs: [
        {
          good: {
            says: 'El nombre dice qué hace y a quién.',
            show: (
              <ActionIcon aria-label="Eliminar Mamá">
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            ),
          },
          bad: {
            says: 'Nombra el dibujo, no lo que hace.',
            show: (
              <ActionIcon aria-label="Papelera">
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            ),
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },
  render: () => (
    <Group pt="xl" pl="xl">
      <ActionIcon aria-label="Editar Mamá">
        <IconEdit size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label="Eliminar Mamá" color="rojo">
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  ),
} satisfies Meta<typeof Tooltips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' }, play: playKeys };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
