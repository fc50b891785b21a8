import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { readExchangeDetail, type Exchange } from '@/api/exchanges';
import { destinationsOf } from '@/features/history/statement/destinations';
import { beneficiariesOf, statementOf } from '@/features/history/statement/statement';
import type { StatementContent } from '@/features/history/statement/StatementDocument';
import { StatementView, type StatementState } from '@/features/history/statement/StatementView';
import type { DetailState } from '@/features/history/statement/useExchangeDetails';

const calendar = { today: '2026-07-01', timeZone: 'Europe/Madrid' };
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 6, 1, 10);
const COUNT = 44;
const EVERY_DAYS = 16;
/** Two gaps of six weeks. */
const missing: ReadonlySet<number> = new Set([10, 11, 30, 31]);

const exchanges: readonly Exchange[] = Array.from({ length: COUNT }, (_, index) => index)
  .filter((index) => !missing.has(index))
  .map((index) => ({
    exchangeId: `TRP-2026-${String(COUNT - index).padStart(6, '0')}`,
    status: index === 7 ? 'Fallido' : index === 21 ? 'Cancelado por el cliente' : 'Completado',
    statusColour: '#15803D',
    beneficiary: index === 3 ? 'Tío Ramón' : 'Mamá',
    amountSend: `${60 + index}.25`,
    currencySend: 'EUR',
    amountReceive: `${30_000 - 500 * index}.37`,
    currencyReceive: 'VES',
    rate: '612.4837',
    inserted: NOW - index * EVERY_DAYS * DAY_MS,
  }));

/** The detail of each row; `cedulas` are in turn those of the accounts. */
function contentOf(change: Partial<StatementContent> = {}, cedulas = ['V4123456']): StatementContent {
  const statement = statementOf(exchanges, { beneficiary: 'Mamá', period: '' }, calendar);
  const details = statement.rows.map(({ exchange }, index): DetailState => ({
    kind: 'ready',
    exchange: readExchangeDetail({
      ...exchange,
      fkPaymentMethod: 1,
      paymentMethod: 'Pago móvil',
      paymentDetails: {
        titular: 'Rosa Elena Pérez',
        banco: index < 12 ? '0134' : '0102',
        cedula: cedulas[index < 12 ? 0 : cedulas.length - 1] ?? '',
        telefono: '04140000001',
      },
    }),
  }));
  return {
    statement,
    details,
    destinations: destinationsOf(
      details.flatMap((detail) => (detail.kind === 'ready' ? [detail.exchange] : [])),
      [],
    ),
    sender: {
      name: 'María Gabriela Rondón Pérez',
      address: 'Calle del Ejemplo 12, 3.º B, 28001 Madrid, España',
      login: 'maria@turpial.example',
    },
    readAt: NOW,
    counted: exchanges.length,
    listed: exchanges.length,
    ...change,
  };
}

const ready = (content: StatementContent | undefined): StatementState => ({
  kind: 'ready',
  beneficiaries: beneficiariesOf(exchanges),
  content,
});

const meta = {
  title: 'Justificante (StatementView)',
  tags: ['all'],
  component: StatementView,
  args: {
    state: ready(contentOf()),
    choice: { beneficiary: 'Mamá', period: '' },
    today: calendar.today,
    timeZone: calendar.timeZone,
    onChoose: fn(),
    onRetry: fn(),
    onRetrySender: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof StatementView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Dos años',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^2 envíos no cuentan en las sumas/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir o guardar como PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  name: 'Sin beneficiario',
  args: { state: ready(undefined), choice: { beneficiary: '', period: '' } },
};

export const NothingInPeriod: Story = {
  name: 'Sin envíos en las fechas',
  args: {
    choice: { beneficiary: 'Mamá', period: '2023-01-01..2023-12-31' },
    state: ready(
      contentOf({
        statement: statementOf(
          exchanges,
          { beneficiary: 'Mamá', period: '2023-01-01..2023-12-31' },
          calendar,
        ),
      }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas las fechas' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ beneficiary: 'Mamá', period: '' });
  },
};

export const ReadingDetails: Story = {
  name: 'Leyendo los envíos',
  args: {
    state: ready(
      contentOf({
        details: contentOf().details.map((detail, at) => (at < 5 ? detail : { kind: 'loading' })),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Imprimir o guardar como PDF' })).toBeDisabled();
  },
};

const retryOne = fn();

export const DetailFailed: Story = {
  name: 'Un envío no se pudo leer',
  args: {
    state: ready(
      contentOf({
        details: contentOf().details.map((detail, at) =>
          at === 2 ? { kind: 'failed', onRetry: retryOne } : detail,
        ),
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^Reintentar/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Reintentar/ }));
    await expect(retryOne).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Imprimir o guardar como PDF' })).toBeEnabled();
  },
};

export const TwoIdentities: Story = {
  name: 'Dos cédulas con un nombre',
  args: { state: ready(contentOf({}, ['V4123456', 'V19345678'])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/V4123456 y V19345678/)).toBeVisible();
  },
};

export const MoreCounted: Story = {
  name: 'El servidor cuenta más envíos',
  args: { state: ready(contentOf({ counted: 44, listed: 40 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Puede faltar algún envío')).toBeVisible();
  },
};

export const SenderLoading: Story = {
  name: 'Cargando tus datos',
  args: { state: ready(contentOf({ sender: 'loading' })) },
};

export const SenderFailed: Story = {
  name: 'Tus datos no cargan',
  args: { state: ready(contentOf({ sender: 'failed' })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetrySender).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { name: 'Cargando', args: { state: { kind: 'loading' } } };

export const Empty: Story = { name: 'Sin historial', args: { state: { kind: 'empty' } } };

export const Failed: Story = {
  name: 'No carga',
  args: { state: { kind: 'failed', error: 'Intenta nuevamente más tarde.' } },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
