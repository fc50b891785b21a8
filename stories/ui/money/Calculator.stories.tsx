import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { calculate, inputOf } from '@/lib/calculator';
import { Calculator, type CalculatorProps } from '@/ui/money/Calculator';
import { playKeys } from '../playKeys';

function Controlled(props: CalculatorProps) {
  const { input: initial, rate } = props.calculation;
  const [input, setInput] = useState(initial);
  return (
    <div style={{ maxWidth: '30rem', padding: '1rem' }}>
      <Calculator {...props} calculation={calculate(input, rate)} onChange={setInput} />
    </div>
  );
}

const withoutRate = calculate(inputOf('send', '50'), undefined);

const onRefreshRate = fn();

const meta = {
  component: Calculator,
  parameters: {
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva a los euros.',
        check: (page) => expect(page.getByRole('textbox', { name: 'Envías' })).toHaveFocus(),
      },
      {
        keys: '80',
        does: 'Calcula los bolívares.',
        from: (page) =>
          waitFor(() => {
            const field = page.getByRole<HTMLInputElement>('textbox', { name: 'Envías' });
            return expect([field.selectionStart, field.selectionEnd]).toEqual([0, '50'.length]);
          }),
        check: (page) => expect(page.getByRole('textbox', { name: 'Reciben' })).toHaveValue('48.998,69'),
      },
      {
        keys: '{Tab}',
        does: 'Lleva a «Actualizar tasa».',
        check: (page) => expect(page.getByRole('button', { name: 'Actualizar tasa' })).toHaveFocus(),
      },
      {
        keys: '{Enter}',
        does: 'Pide la tasa de ahora; el foco se queda.',
        check: async (page) => {
          await expect(onRefreshRate).toHaveBeenCalledOnce();
          await expect(page.getByRole('button', { name: 'Actualizar tasa' })).toHaveFocus();
        },
      },
      {
        keys: '{Tab}',
        does: 'Lleva a los bolívares.',
        check: (page) => expect(page.getByRole('textbox', { name: 'Reciben' })).toHaveFocus(),
      },
      {
        keys: '{Shift>}{Tab}{/Shift}',
        does: 'Vuelve a «Actualizar tasa».',
        check: (page) => expect(page.getByRole('button', { name: 'Actualizar tasa' })).toHaveFocus(),
      },
    ],
  },

  render: (args) => <Controlled {...args} />,
  args: {
    calculation: calculate(inputOf('send', '50'), '612.4837'),
    onChange: fn(),
    refreshing: false,
    onRefreshRate,
  },
} satisfies Meta<typeof Calculator>;

export default meta;
type Story = StoryObj<typeof Calculator>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Reciben' })).toHaveValue('30.624,18');
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar tasa' }));
    await expect(args.onRefreshRate).toHaveBeenCalledOnce();
  },
};

export const WaitingForTheRate: Story = {
  name: 'Esperando la tasa',
  args: { calculation: withoutRate, refreshing: true },
};

export const RateUnavailable: Story = {
  name: 'Sin tasa',
  args: {
    calculation: withoutRate,
    rateError: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.',
  },
};

export const OutdatedRate: Story = {
  name: 'Sin actualizar la tasa',
  args: {
    outdated: 'No pudimos actualizar la tasa. La que ves es del 15 jul 2026, 11:58.',
  },
  play: async ({ canvas }) => {
    const rate = canvas.getAllByRole('status').find((status) => status.textContent.startsWith('Tasa actual'));
    await expect(rate).toHaveTextContent('1 € = 612,4837 Bs');
    await expect(rate).toHaveTextContent(
      'No pudimos actualizar la tasa. La que ves es del 15 jul 2026, 11:58.',
    );
    await expect(canvas.getByRole('button', { name: 'Actualizar tasa' })).toBeEnabled();
  },
};

export const Refreshing: Story = { name: 'Actualizando', args: { refreshing: true } };

export const UnderTheMinimum: Story = {
  name: 'Por debajo del mínimo',
  args: {
    calculation: calculate(inputOf('send', '5'), '612.4837'),
    sendError: 'El monto mínimo para enviar es 10,00 €.',
  },
};

export const Noted: Story = {
  name: 'Con nota junto al nombre',
  args: { calculation: calculate(inputOf('send', '8'), '612.4837'), sendNote: 'Faltan 2,00\u00a0€' },
};

export const Empty: Story = {
  name: 'Vacío',
  args: { calculation: calculate(inputOf('send', ''), '612.4837') },
};

/** As on the landing page, which does not refresh the rate. */
export const WithoutRefresh: Story = { name: 'Sin actualizar', args: { onRefreshRate: undefined } };

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
