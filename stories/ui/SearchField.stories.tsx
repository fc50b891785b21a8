import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from '@/ui/SearchField';

const meta = {
  component: SearchField,
  args: { label: 'Buscar beneficiario', placeholder: 'Nombre, banco o cédula', value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const Filled: Story = {
  name: 'Relleno',
  args: { value: 'banesco' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Borrar búsqueda' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
};
