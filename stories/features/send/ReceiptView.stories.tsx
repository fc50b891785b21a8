import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReceiptView } from '@/features/send/receipt/ReceiptView';
import { exchange } from './exchange';

const ready = {
  kind: 'ready',
  exchange,
  configurations: [],
  readAt: Date.UTC(2026, 6, 1, 10, 8),
  login: 'maria@turpial.example',
  seen: [{ status: 'En proceso', at: Date.UTC(2026, 6, 1, 10, 8), after: null }],
  now: Date.UTC(2026, 6, 1, 10, 9),
  sender: {
    name: 'María Gabriela Rondón',
    address: 'Calle del Ejemplo 12, Madrid',
    login: 'maria@turpial.example',
  },
  isNew: false,
  story: undefined,
  notice: 'off',
} as const;

const meta = {
  title: 'Paso 3: recibo (ReceiptView)',
  component: ReceiptView,
  args: {
    state: ready,
    timeZone: 'Europe/Madrid',
    onRetry: fn(),
    onPrint: fn(),
    onNotice: fn(),
  },
} satisfies Meta<typeof ReceiptView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tasa: 1 EUR = 612,4837 VES')).toBeVisible();
    await expect(canvas.getByText('Teléfono')).toBeVisible();
  },
};

export const New: Story = {
  name: 'Recién hecho',
  args: { state: { ...ready, isNew: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Paso 3 de 3')).toBeVisible();
    await expect(canvas.getByText(/^Tu envío de 100,00\s€ a Mamá está hecho$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Repetir envío' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Más opciones' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Avísame si cambia' }));
    await expect(args.onNotice).toHaveBeenCalledOnce();
  },
};

export const NewOnPhone: Story = {
  ...New,
  name: 'Recién hecho, en el teléfono',
  globals: { viewport: { value: 'phone' } },
};

export const Told: Story = { name: 'Con avisos', args: { state: { ...ready, notice: 'on' } } };

export const NotAllowed: Story = {
  name: 'Avisos no permitidos',
  args: { state: { ...ready, notice: 'refused' } },
};

const notSent = { ...exchange, status: 'Devuelto', statusColour: '#B45309' };

export const NotSent: Story = {
  name: 'No salió adelante',
  args: { state: { ...ready, exchange: notSent } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Este envío no salió adelante')).toBeVisible();
    await expect(canvasElement.querySelectorAll('s')).toHaveLength(2);
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName('Algo no va bien');
  },
};

export const NotSentDark: Story = {
  ...NotSent,
  name: 'No salió adelante, oscuro',
  globals: { scheme: 'dark' },
};

export const Sharing: Story = {
  name: 'Compartir',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }));
    await expect(canvas.getByRole('button', { name: 'Imagen para quien recibe' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const LittleKnown: Story = {
  name: 'Casi sin datos',
  args: {
    state: {
      ...ready,
      readAt: null,
      login: undefined,
      notice: 'impossible',
      exchange: {
        ...exchange,
        status: null,
        statusColour: null,
        beneficiary: null,
        amountSend: null,
        rate: null,
        currencySend: null,
        inserted: null,
        paymentMethod: null,
        paymentDetails: {},
      },
    },
  },
};

export const GreatAmounts: Story = {
  name: 'Montos enormes',
  args: {
    state: {
      ...ready,
      exchange: { ...exchange, amountSend: '999999999999.99', amountReceive: '999999999999.99' },
    },
  },
};

export const Loading: Story = { name: 'Cargando', args: { state: { kind: 'loading' } } };

export const NotFound: Story = { name: 'No encontrado', args: { state: { kind: 'notFound' } } };

export const Failed: Story = {
  name: 'No carga',
  args: { state: { kind: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Absent: Story = { name: 'Sin envío', args: { state: { kind: 'absent' } } };

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = {
  name: 'Textos largos',
  args: {
    state: {
      ...ready,
      exchange: {
        ...exchange,
        status: 'Devuelto por el banco: el número de cuenta no existe',
        currencySend: 'Wmqx'.repeat(75),
        beneficiary: 'Inversiones y Suministros Petroleros del Oriente Venezolano, C. A.',
        paymentDetails: {
          direccion_de_la_oficina:
            'Avenida Francisco de Miranda, torre Europa, piso 3, Chacao, estado Miranda',
          referencia: '0'.repeat(90),
        },
      },
    },
  },
};

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
