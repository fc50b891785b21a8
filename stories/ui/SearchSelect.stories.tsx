import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchSelect } from '@/ui/SearchSelect';

const cities = ['Barquisimeto', 'Caracas', 'Coro', 'Maracaibo', 'Mérida', 'San Cristóbal', 'Valencia'];

const meta = {
  component: SearchSelect,
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
