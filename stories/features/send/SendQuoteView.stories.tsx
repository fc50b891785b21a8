import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SendAgainView } from '@/features/send/again/SendAgainView';
import { RateContextView } from '@/features/send/hints/RateContextView';
import { OutdatedRate as Outdated } from '@/features/send/OutdatedRate';
import { SendQuoteView } from '@/features/send/SendQuoteView';
import { OpenTransfers } from '@/features/send/transfer/OpenTransfers';
import { calculate, inputOf } from '@/lib/calculator';

const atRate = (text: string) => calculate(inputOf('send', text), '612.4837');
const withoutRate = calculate(inputOf('send', '50'), undefined);

const meta = {
  title: 'Paso 1: calculadora (SendQuoteView)',
  component: SendQuoteView,
  args: {
    calculation: atRate('50'),
    onChange: fn(),
    rateError: undefined,
    outdated: null,
    refreshing: false,
    onRefreshRate: fn(),
    problem: undefined,
    notice: null,
    underMinimum: '',
    hints: null,
    accepting: false,
    onAccept: fn(),
  },
} satisfies Meta<typeof SendQuoteView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quiero esta tasa' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { name: 'Cargando', args: { calculation: withoutRate, refreshing: true } };

export const InDoubt: Story = {
  name: 'Un envío sin respuesta',
  args: {
    notice: <OpenTransfers transfers={[{ key: 'otro', amountSend: '50', title: 'Mamá' }]} />,
    problem: { kind: 'refusedRate' },
  },
};

export const OutdatedRate: Story = {
  name: 'Sin actualizar la tasa',
  args: { outdated: <Outdated since={Date.UTC(2026, 6, 15, 9, 58)} country="ES" /> },
  // Its code loads late.
  play: async ({ canvas }) => {
    await canvas.findByText(/No pudimos actualizar la tasa/);
  },
};

export const Empty: Story = { name: 'Vacío', args: { calculation: atRate('') } };

export const RateUnavailable: Story = {
  name: 'Sin tasa',
  args: {
    calculation: withoutRate,
    rateError: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.',
  },
};

export const RateChanged: Story = {
  name: 'La tasa ha cambiado',
  args: {
    calculation: atRate(''),
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
    calculation: atRate('5'),
    problem: { kind: 'minimum', message: 'El monto mínimo para enviar es 10,00 €.' },
  },
};

export const TypedTooLittle: Story = {
  name: 'Falta para el mínimo, al escribir',
  args: { calculation: atRate('8'), underMinimum: 'Faltan 2,00\u00a0€' },
};

export const WithHistory: Story = {
  name: 'Con envíos anteriores',
  args: {
    hints: (
      <>
        <RateContextView
          context={{ send: '50', difference: '1230', at: Date.UTC(2026, 9, 12, 9) }}
          now={Date.UTC(2026, 10, 22)}
          timeZone="Europe/Madrid"
        />
        <SendAgainView
          people={[
            { id: 1, name: 'Mamá', amount: '50' },
            { id: 2, name: 'Tío Ramón', amount: '150' },
          ]}
          chosenId={1}
          onChoose={fn()}
        />
      </>
    ),
  },
};

export const Expired: Story = { name: 'Caducado', args: { problem: { kind: 'expired' } } };

export const Idle: Story = {
  name: 'Veinte minutos sin actividad',
  args: { calculation: atRate(''), problem: { kind: 'idle' } },
};

export const AmountKept: Story = {
  name: 'Un enlace con otro monto',
  args: { problem: { kind: 'kept', amount: '150' } },
};

export const Accepting: Story = { name: 'Aceptando', args: { accepting: true } };

export const CheckFailed: Story = {
  name: 'No se pudo comprobar',
  args: { problem: { kind: 'check', message: 'No pudimos comprobar el monto. Inténtalo de nuevo.' } },
};

export const RefusedRate: Story = {
  name: 'Tasa rechazada al confirmar',
  args: { problem: { kind: 'refusedRate' } },
};

export const LongAmount: Story = {
  name: 'Monto largo',
  args: { calculation: atRate('999999999999,99') },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
