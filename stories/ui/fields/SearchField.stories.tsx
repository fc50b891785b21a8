import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from '@/ui/fields/SearchField';
import type { PieceGuide } from '../guide';
import { playKeys } from '../playKeys';

const onChange = fn();

const meta = {
  component: SearchField,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para filtrar al momento lo que hay debajo.',
      avoid: 'Para elegir un valor de una lista (SearchSelect) o para enviar una búsqueda al servidor.',
      focus: 'Pasa del campo al aspa, que solo está mientras hay texto.',
      keyboard: [
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
      accessibility: [
        'Su nombre es una etiqueta para lectores de pantalla; el icono lo dice a los demás.',
        'El número de resultados lo anuncia quien lo usa, en una región de estado.',
      ],
      pairs: [
        {
          good: {
            says: 'Dice por qué datos se puede buscar.',
            show: (
              <SearchField
                label="Buscar beneficiario"
                placeholder="Nombre, banco o cédula"
                value=""
                onChange={fn()}
              />
            ),
          },
          bad: {
            says: 'No dice qué se busca ni por qué datos.',
            show: <SearchField label="Buscar" placeholder="Buscar..." value="" onChange={fn()} />,
          },
        },
      ],
      texts: { label: { max: 50, form: 'action' }, placeholder: { max: 30, form: 'title' } },
    } satisfies PieceGuide,
  },

  args: { label: 'Buscar beneficiario', placeholder: 'Nombre, banco o cédula', value: '', onChange },
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

export const Keyboard: Story = { name: 'Con el teclado', args: { value: 'banesco' }, play: playKeys };
