import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchSelect } from '@/ui/fields/SearchSelect';
import type { PieceGuide } from '../guide';

const cities = ['Barquisimeto', 'Caracas', 'Coro', 'Maracaibo', 'Mérida', 'San Cristóbal', 'Valencia'];

const meta = {
  component: SearchSelect,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para elegir una opción de una lista; con más de seis, se busca tecleando, sin importar tildes.',
      avoid: 'Para dos o tres opciones que caben a la vista, o para países (CountrySelect).',
      keyboard: 'Flechas para moverse, Intro para elegir, Escape para cerrar.',
      accessibility: [
        'La etiqueta visible es el nombre del campo.',
        'Sin coincidencias, lo dice.',
        'El error queda unido al campo.',
      ],
    } satisfies PieceGuide,
  },

  argTypes: { data: { table: { type: { summary: 'readonly ComboboxItem[]' } } } },
  args: { label: 'Ciudad', data: cities.map((city) => ({ value: city, label: city })), onChange: fn() },
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
