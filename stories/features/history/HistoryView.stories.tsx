import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { Exchange } from '@/api/exchanges';
import { noFilter } from '@/features/history/historyFilter';
import { HistoryView } from '@/features/history/HistoryView';

const exchange = (change: Partial<Exchange>): Exchange => ({
  exchangeId: 'TRP-2026-000025',
  status: 'Completado',
  statusColour: '#15803D',
  beneficiary: 'Mamá',
  amountSend: '100',
  currencySend: 'EUR',
  amountReceive: '61248.37',
  currencyReceive: 'VES',
  rate: '612.4837',
  inserted: Date.UTC(2026, 6, 1, 10, 5),
  ...change,
});

const exchanges: readonly Exchange[] = [
  exchange({ status: 'En proceso', statusColour: '#6D28D9' }),
  exchange({ exchangeId: 'TRP-2026-000024', beneficiary: 'Tío Ramón', amountSend: '42.35' }),
  exchange({ exchangeId: 'TRP-2026-000023', status: null, statusColour: null, beneficiary: null }),
  exchange({ exchangeId: 'TRP-2026-000022', statusColour: 'verde', inserted: null }),
  exchange({ exchangeId: 'TRP-2026-000021', amountSend: null, amountReceive: null, currencySend: null }),
];

const meta = {
  title: 'Tus envíos (HistoryView)',
  component: HistoryView,
  args: {
    list: { exchanges, count: exchanges.length },
    error: undefined,
    loading: false,
    filter: noFilter,
    timeZone: 'Europe/Madrid',
    today: '2026-07-01',
    onFilter: fn(),
    onRefresh: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof HistoryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('cell', { name: 'Sin estado' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Más opciones' }));
    // The list is outside the story's element.
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
    await expect(args.onDownload).toHaveBeenCalledWith(exchanges);
  },
};

export const Loading: Story = {
  name: 'Cargando',
  args: { list: undefined, loading: true },
  play: async ({ canvas }) => {
    const refresh = canvas.getByRole('button', { name: 'Actualizar' });
    await expect(refresh).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Empty: Story = { name: 'Vacío', args: { list: { exchanges: [], count: 0 } } };

export const Failed: Story = {
  name: 'No carga',
  args: { list: undefined, error: 'Intenta nuevamente más tarde.' },
};

export const RefreshFailed: Story = {
  name: 'No se actualiza',
  args: { error: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.' },
};

export const NothingFound: Story = {
  name: 'Sin resultados',
  args: { filter: { ...noFilter, search: 'nadie' } },
};

export const InPeriod: Story = {
  name: 'Con fechas elegidas',
  args: { filter: { ...noFilter, period: '2026-06-28..2026-07-01' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Filtrar por periodo' })).toHaveDisplayValue(
      'Otras fechas',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir fechas: 28 jun 2026 – 1 jul 2026' }));
    // The popover is outside the story's element.
    const calendar = await screen.findByRole('dialog', { name: /^Elegir fechas/ });
    await userEvent.click(within(calendar).getByRole('button', { name: 'Mes anterior' }));
    await userEvent.click(within(calendar).getByRole('button', { name: '29 junio 2026' }));
    await expect(within(calendar).getByText('Ahora elige el último día.')).toBeVisible();
    await userEvent.click(within(calendar).getByRole('button', { name: '30 junio 2026' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...noFilter, period: '2026-06-29..2026-06-30' });
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir fechas: 28 jun 2026 – 1 jul 2026' }));
  },
};

export const TenThousand: Story = {
  name: 'Diez mil envíos',
  args: {
    list: {
      exchanges: Array.from({ length: 10_000 }, (_, index) =>
        exchange({ exchangeId: `TRP-${10_000 - index}` }),
      ),
      count: 10_000,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const Filters: Story = {
  name: 'Con los filtros abiertos',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    await expect(canvas.getByRole('combobox', { name: 'Filtrar por estado' })).toBeVisible();
  },
};

export const FiltersOnPhone: Story = {
  ...Filters,
  name: 'Con los filtros abiertos, en el teléfono',
  globals: { viewport: { value: 'phone' } },
};

export const NotSent: Story = {
  name: 'Uno no salió adelante',
  args: {
    list: {
      exchanges: [exchange({ status: 'Devuelto', statusColour: '#B45309' }), ...exchanges.slice(1)],
      count: exchanges.length,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('s')).toHaveLength(2);
  },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = {
  name: 'Textos largos',
  args: {
    list: {
      exchanges: [
        exchange({
          beneficiary: 'Inversiones y Suministros Petroleros del Oriente Venezolano, C. A.',
          status: 'Devuelto por el banco: el número de cuenta no existe',
          amountSend: '999999999999.99',
          amountReceive: '999999999999.99',
        }),
      ],
      count: 1,
    },
  },
};

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
