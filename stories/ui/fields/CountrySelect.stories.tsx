import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountrySelect } from '@/ui/fields/CountrySelect';
import type { PieceGuide } from '../guide';

const meta = {
  component: CountrySelect,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para elegir un país de la lista del servidor, con botones de bandera para los más probables.',
      avoid:
        'Para el prefijo de un teléfono (DialCodePicker) o para pocas opciones que no son países (SearchSelect).',
      keyboard:
        'Se teclea para buscar, flechas para moverse, Intro para elegir, Escape para cerrar. Las banderas son botones tras el campo.',
      accessibility: [
        'Cada bandera se llama como su país y dice si es la elegida (aria-pressed).',
        'Las banderas son un grupo con nombre.',
        'Cargando o sin países, el campo está deshabilitado y lo dice.',
      ],
    } satisfies PieceGuide,
  },

  argTypes: { quick: { table: { type: { summary: 'readonly string[]' } } } },
  args: {
    label: 'País de residencia',
    countries: [
      { id: 1, name: 'España', code: 'ES' },
      { id: 2, name: 'México', code: 'MX' },
      { id: 3, name: 'Venezuela', code: 'VE' },
    ],
    value: null,
    onChange: fn(),
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
