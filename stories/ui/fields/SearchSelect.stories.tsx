import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchSelect } from '@/ui/fields/SearchSelect';
import type { PieceGuide } from '../guide';
import { playKeys } from '../playKeys';

const cities = ['Barquisimeto', 'Caracas', 'Coro', 'Maracaibo', 'Mérida', 'San Cristóbal', 'Valencia'];

const onChange = fn();

const meta = {
  component: SearchSelect,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para elegir una opción de una lista; con más de seis, se busca tecleando, sin importar tildes.',
      avoid: 'Para dos o tres opciones que caben a la vista, o para países (CountrySelect).',
      focus: 'Se queda en el campo mientras se recorre la lista.',
      keyboard: [
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
      accessibility: [
        'La etiqueta visible es el nombre del campo.',
        'Sin coincidencias, lo dice.',
        'El error queda unido al campo.',
      ],
      pairs: [
        {
          good: {
            says: 'Una lista larga, que se busca al teclear.',
            show: (
              <SearchSelect
                label="Ciudad"
                data={cities.map((city) => ({ value: city, label: city }))}
                onChange={fn()}
              />
            ),
          },
          bad: {
            says: 'Dos opciones que caben a la vista no se esconden en una lista.',
            show: (
              <SearchSelect
                label="¿Tienes cuenta?"
                data={['Sí', 'No'].map((word) => ({ value: word, label: word }))}
                onChange={fn()}
              />
            ),
          },
        },
      ],
      texts: { label: { max: 30, form: 'title' }, placeholder: { max: 30, form: 'title' } },
    } satisfies PieceGuide,
  },

  argTypes: { data: { table: { type: { summary: 'readonly ComboboxItem[]' } } } },
  args: { label: 'Ciudad', data: cities.map((city) => ({ value: city, label: city })), onChange },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchedWithoutAccents: Story = {
  name: 'Buscado sin tildes',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
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
