import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CountrySelect } from '@/ui/fields/CountrySelect';
import { playKeys } from '../playKeys';

const onChange = fn();
const countries = [
  { id: 1, name: 'España', code: 'ES' },
  { id: 2, name: 'México', code: 'MX' },
  { id: 3, name: 'Venezuela', code: 'VE' },
];

const meta = {
  component: CountrySelect,
  parameters: {
    layout: 'padded',
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva al campo.',
        check: (page) => expect(page.getByRole('combobox')).toHaveFocus(),
      },
      {
        keys: '{ArrowDown}',
        does: 'Abre la lista.',
        check: async (page) => expect(await page.findByRole('option', { name: 'México' })).toBeVisible(),
      },
      {
        keys: '{ArrowDown}{ArrowDown}',
        does: 'Pasa de un país a otro.',
        check: (page) =>
          expect(page.getByRole('option', { name: 'México' })).toHaveAttribute('data-combobox-selected'),
      },
      {
        keys: '{Enter}',
        does: 'Elige el país y cierra la lista.',
        check: () => expect(onChange).toHaveBeenLastCalledWith(2),
      },
      {
        keys: '{Tab}',
        does: 'Lleva a la primera bandera.',
        check: (page) => expect(page.getByRole('button', { name: 'Venezuela' })).toHaveFocus(),
      },
      {
        keys: ' ',
        does: 'Elige su país.',
        check: () => expect(onChange).toHaveBeenLastCalledWith(3),
      },
    ],
    texts: { label: { max: 30, form: 'title' } },
  },

  argTypes: { quick: { table: { type: { summary: 'readonly string[]' } } } },
  args: {
    label: 'País de residencia',
    countries,
    value: null,
    onChange,
    quick: ['VE', 'ES'],
    disabled: false,
  },
} satisfies Meta<typeof CountrySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vacío',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Venezuela' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};

export const Chosen: Story = { name: 'Elegido', args: { value: 3 } };

export const Loading: Story = { name: 'Cargando', args: { countries: undefined } };

export const NoCountries: Story = { name: 'Sin países', args: { countries: [] } };

export const Disabled: Story = { name: 'Deshabilitado', args: { value: 1, disabled: true } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
