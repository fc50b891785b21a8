import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchSelect } from '@/ui/fields/SearchSelect';
import { playKeys } from '../playKeys';

const cities = ['Barquisimeto', 'Caracas', 'Coro', 'Maracaibo', 'Mérida', 'San Cristóbal', 'Valencia'];

const onChange = fn();

const meta = {
  component: SearchSelect,
  parameters: {
    layout: 'padded',
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva al campo.',
        check: (page) => expect(page.getByRole('combobox')).toHaveFocus(),
      },
      {
        keys: 'cristobal',
        does: 'Busca, sin importar tildes, y señala la primera opción.',
        check: (page) =>
          expect(page.getByRole('option', { name: 'San Cristóbal' })).toHaveAttribute(
            'data-combobox-selected',
          ),
      },
      {
        keys: '{Enter}',
        does: 'Elige la opción señalada.',
        check: () => expect(onChange).toHaveBeenLastCalledWith('San Cristóbal', expect.anything()),
      },
      {
        keys: '{ArrowDown}',
        does: 'Abre la lista.',
        check: async (page) => expect((await page.findAllByRole('option')).length).toBeGreaterThan(0),
      },
      {
        keys: '{Escape}',
        does: 'Cierra la lista sin elegir.',
        check: async (page) => {
          await waitFor(() => expect(page.queryByRole('option')).toBeNull());
          await expect(onChange).toHaveBeenCalledOnce();
        },
      },
    ],
    texts: { label: { max: 30, form: 'title' }, placeholder: { max: 30, form: 'title' } },
  },

  argTypes: { data: { table: { type: { summary: 'readonly ComboboxItem[]' } } } },
  args: { label: 'Ciudad', data: cities.map((city) => ({ value: city, label: city })), onChange },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchedWithoutAccents: Story = {
  name: 'Buscado sin tildes',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cristobal');
    await userEvent.click(canvas.getByRole('option', { name: 'San Cristóbal' }));
    await expect(args.onChange).toHaveBeenCalledWith('San Cristóbal', expect.anything());
  },
};

export const Short: Story = {
  name: 'Lista corta',
  args: {
    data: [
      { value: 'A', label: 'Ahorro' },
      { value: 'C', label: 'Corriente' },
    ],
  },
};

export const WithError: Story = { name: 'Con error', args: { error: 'Selecciona una opción válida.' } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
