import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from '@/ui/fields/SearchField';
import { playKeys } from '../playKeys';

const onChange = fn();

const meta = {
  component: SearchField,
  parameters: {
    layout: 'padded',
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva al campo.',
        check: (page) => expect(page.getByRole('searchbox')).toHaveFocus(),
      },
      {
        keys: 'o',
        does: 'Filtra con cada letra.',
        check: () => expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('o')),
      },
      {
        keys: '{Tab}',
        does: 'Lleva al aspa.',
        check: (page) => expect(page.getByRole('button', { name: 'Borrar búsqueda' })).toHaveFocus(),
      },
      {
        keys: '{Enter}',
        does: 'Borra el texto y devuelve el foco al campo.',
        check: async (page) => {
          await expect(onChange).toHaveBeenLastCalledWith('');
          await expect(page.getByRole('searchbox')).toHaveFocus();
        },
      },
    ],
    texts: { label: { max: 50, form: 'action' }, placeholder: { max: 30, form: 'title' } },
  },

  args: { label: 'Buscar beneficiario', placeholder: 'Nombre, banco o cédula', value: '', onChange },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const Filled: Story = {
  name: 'Relleno',
  args: { value: 'banesco' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
};

export const Keyboard: Story = { name: 'Con el teclado', args: { value: 'banesco' }, play: playKeys };
