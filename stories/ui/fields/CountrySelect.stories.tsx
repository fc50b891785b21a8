import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountrySelect } from '@/ui/fields/CountrySelect';
import type { PieceGuide } from '../guide';
import { playKeys } from '../playKeys';

const onChange = fn();
const countries = [
  { id: 1, name: 'España', code: 'ES' },
  { id: 2, name: 'México', code: 'MX' },
  { id: 3, name: 'Venezuela', code: 'VE' },
];

const meta = {
  component: CountrySelect,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para elegir un país de la lista del servidor, con botones de bandera para los más probables.',
      avoid:
        'Para el prefijo de un teléfono (DialCodePicker) o para pocas opciones que no son países (SearchSelect).',
      focus: 'Pasa del campo a las banderas.',
      keyboard: [
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
      accessibility: [
        'Cada bandera se llama como su país y dice si es la elegida (aria-pressed).',
        'Las banderas son un grupo con nombre.',
        'Cargando o sin países, el campo está deshabilitado y lo dice.',
      ],
      pairs: [
        {
          good: {
            says: 'Con banderas para los dos países más probables.',
            show: (
              <CountrySelect
                label="País de residencia"
                countries={countries}
                value={3}
                onChange={fn()}
                quick={['VE', 'ES']}
                disabled={false}
              />
            ),
          },
          bad: {
            says: '¿Qué país? Y todos hay que buscarlos.',
            show: (
              <CountrySelect
                label="País"
                countries={countries}
                value={3}
                onChange={fn()}
                quick={[]}
                disabled={false}
              />
            ),
          },
        },
      ],
      texts: { label: { max: 30, form: 'title' } },
    } satisfies PieceGuide,
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
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Venezuela' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};

export const Chosen: Story = { name: 'Elegido', args: { value: 3 } };

export const Loading: Story = { name: 'Cargando', args: { countries: undefined } };

export const NoCountries: Story = { name: 'Sin países', args: { countries: [] } };

export const Disabled: Story = { name: 'Deshabilitado', args: { value: 1, disabled: true } };

export const WithHelp: Story = {
  name: 'Con ayuda',
  args: { description: 'Como figura en tu documento de identidad.' },
};

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
