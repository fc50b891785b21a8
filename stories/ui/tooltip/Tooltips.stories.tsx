import '@mantine/core/styles/Group.layer.css';
import { ActionIcon, Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconCopy, IconDots } from '@/ui/icons';
import { Tooltips } from '@/ui/tooltip/Tooltips';
import { playKeys } from '../playKeys';

/** Every story already has the tooltip provider, like every page; a button only needs its accessible name. */
const meta = {
  component: Tooltips,
  parameters: {
    layout: 'padded',
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva al botón y muestra su nombre.',
        check: async (page) => expect(await page.findByText('Copiar identificador')).toBeVisible(),
      },
      {
        keys: '{Tab}',
        does: 'Lleva al botón vecino y muestra el suyo.',
        check: async (page) => expect(await page.findByText('Opciones de Mamá')).toBeVisible(),
      },
      {
        keys: '{Escape}',
        does: 'Lo cierra.',
        check: (page) => waitFor(() => expect(page.queryByText('Opciones de Mamá')).toBeNull()),
      },
    ],
  },
  render: () => (
    <Group pt="xl" pl="xl">
      <ActionIcon aria-label="Copiar identificador">
        <IconCopy size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label="Opciones de Mamá">
        <IconDots size={20} aria-hidden />
      </ActionIcon>
    </Group>
  ),
} satisfies Meta<typeof Tooltips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' }, play: playKeys };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
