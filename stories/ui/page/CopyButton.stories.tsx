import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CopyButton } from '@/ui/page/CopyButton';
import { playKeys } from '../playKeys';

const meta = {
  component: CopyButton,
  parameters: {
    layout: 'padded',
    keys: [
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
    texts: { label: { max: 40, form: 'action' } },
  },

  args: { value: 'TRP-2026-000025', label: 'Copiar identificador' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Normal' };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
