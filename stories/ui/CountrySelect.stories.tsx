import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountrySelect } from '@/ui/CountrySelect';

const meta = {
  component: CountrySelect,
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
