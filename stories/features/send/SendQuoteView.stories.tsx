import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoubtNotice } from '@/features/send/DoubtNotice';
import { DateTime } from '@/ui/DateTime';
import { SendQuoteView } from '@/features/send/SendQuoteView';

const meta = {
  title: 'Paso 1: calculadora (SendQuoteView)',
  component: SendQuoteView,
  args: {
    input: { side: 'send', text: '50' },
    onChange: fn(),
    rate: '612.4837',
    rateError: undefined,
    outdatedSince: null,
    refreshing: false,
    onRefreshRate: fn(),
    problem: undefined,
    notice: null,
    nothingInDoubt: true,
    accepting: false,
    onAccept: fn(),
  },
} satisfies Meta<typeof SendQuoteView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Quiero esta tasa' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { name: 'Cargando', args: { rate: undefined, refreshing: true } };

export const InDoubt: Story = {
  name: 'Un envío sin respuesta',
  args: {
    notice: <DoubtNotice doubts={[{ key: 'otro', amountSend: '50', title: 'Mamá' }]} />,
    problem: { kind: 'refusedRate' },
    nothingInDoubt: false,
  },
};

export const OutdatedRate: Story = {
  name: 'Sin actualizar la tasa',
  args: { outdatedSince: <DateTime instant={Date.UTC(2026, 6, 15, 9, 58)} timeZone="Europe/Madrid" /> },
};

export const Empty: Story = { name: 'Vacío', args: { input: { side: 'send', text: '' } } };

export const RateUnavailable: Story = {
  name: 'Sin tasa',
  args: {
    rate: undefined,
    rateError: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.',
  },
};

export const RateChanged: Story = {
  name: 'La tasa ha cambiado',
  args: {
    input: { side: 'send', text: '' },
    problem: {
      kind: 'rateChanged',
      message: 'La tasa ha cambiado. Por favor, vuelve a intentarlo.',
      from: '612.4837',
      to: '618.4837',
    },
  },
};

export const UnderTheMinimum: Story = {
  name: 'Por debajo del mínimo',
  args: {
    input: { side: 'send', text: '5' },
    problem: { kind: 'minimum', message: 'El monto mínimo para enviar es 10,00 €.' },
  },
};

export const Expired: Story = { name: 'Caducado', args: { problem: { kind: 'expired' } } };

export const Idle: Story = {
  name: 'Veinte minutos sin actividad',
  args: { input: { side: 'send', text: '' }, problem: { kind: 'idle' } },
};

export const Accepting: Story = { name: 'Aceptando', args: { accepting: true } };

export const CheckFailed: Story = {
  name: 'No se pudo comprobar',
  args: { problem: { kind: 'check', message: 'No pudimos comprobar el importe. Inténtalo de nuevo.' } },
};

export const RefusedRate: Story = {
  name: 'Tasa rechazada al confirmar',
  args: { problem: { kind: 'refusedRate' } },
};

export const LongAmount: Story = {
  name: 'Importe largo',
  args: { input: { side: 'send', text: '999999999999,99' } },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
