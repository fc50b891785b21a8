import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Calculator, type CalculatorProps } from '@/ui/Calculator';
import { DateTime } from '@/ui/DateTime';
import type { PieceGuide } from './guide';

function Controlled(props: CalculatorProps) {
  const [input, setInput] = useState(props.input);
  return (
    <div style={{ maxWidth: '30rem', padding: '1rem' }}>
      <Calculator {...props} input={input} onChange={setInput} />
    </div>
  );
}

const meta = {
  component: Calculator,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para cotizar: euros que se envían, bolívares que se reciben y la tasa entre ambos.',
      avoid: 'Para un solo importe (usa AmountField) o para el resumen de un envío ya cotizado (usa Money).',
      keyboard:
        'Tabulador: euros, actualizar tasa, bolívares. Mientras se actualiza, el botón conserva el foco y no hace nada.',
      accessibility: [
        'La tasa es una región de estado: se anuncia al llegar y al cambiar.',
        'El botón de actualizar tiene nombre y, ocupado, aria-disabled en lugar de disabled.',
        'Lo que está mal con los euros se dice bajo su campo.',
        'Si la tasa no se pudo actualizar, la misma región de estado lo dice y desde cuándo se conoce.',
      ],
    } satisfies PieceGuide,
  },

  render: (args) => <Controlled {...args} />,
  args: {
    input: { side: 'send', text: '50' },
    onChange: fn(),
    rate: '612.4837',
    refreshing: false,
    onRefreshRate: fn(),
  },
} satisfies Meta<typeof Calculator>;

export default meta;
type Story = StoryObj<typeof Calculator>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Reciben' })).toHaveValue('30.624,18');
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar tasa' }));
    await expect(args.onRefreshRate).toHaveBeenCalledOnce();
  },
};

export const WaitingForTheRate: Story = {
  name: 'Esperando la tasa',
  args: { rate: undefined, refreshing: true },
};

export const RateUnavailable: Story = {
  name: 'Sin tasa',
  args: {
    rate: undefined,
    rateError: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.',
  },
};

export const OutdatedRate: Story = {
  name: 'Sin actualizar la tasa',
  args: {
    outdatedSince: <DateTime instant={Date.UTC(2026, 6, 15, 9, 58)} timeZone="Europe/Madrid" />,
  },
  play: async ({ canvasElement }) => {
    const rate = within(canvasElement)
      .getAllByRole('status')
      .find((status) => status.textContent.startsWith('Tasa actual'));
    await expect(rate).toHaveTextContent('1 € = 612,4837 Bs');
    await expect(rate).toHaveTextContent(
      'No pudimos actualizar la tasa. La que ves es del 15 jul 2026, 11:58.',
    );
    await expect(within(canvasElement).getByRole('button', { name: 'Actualizar tasa' })).toBeEnabled();
  },
};

export const Refreshing: Story = { name: 'Actualizando', args: { refreshing: true } };

export const UnderTheMinimum: Story = {
  name: 'Por debajo del mínimo',
  args: { input: { side: 'send', text: '5' }, sendError: 'El monto mínimo para enviar es 10,00 €.' },
};

export const Empty: Story = { name: 'Vacío', args: { input: { side: 'send', text: '' } } };

/** On the landing page: nothing there asks for the rate again. */
export const WithoutRefresh: Story = { name: 'Sin actualizar', args: { onRefreshRate: undefined } };

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
