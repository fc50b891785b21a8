import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { formatAmount, parseAmount, spellMoney } from '@/lib/money';
import { AmountField, type AmountFieldProps } from '@/ui/money/AmountField';
import { playKeys } from '../playKeys';

function Controlled(props: AmountFieldProps) {
  const [{ text, amount }, setTyped] = useState(() => parseAmount(props.text));
  return (
    <div style={{ maxWidth: '22rem', padding: '1rem' }}>
      <AmountField
        {...props}
        text={text}
        restingText={amount === null ? '' : formatAmount(amount)}
        spelled={amount === null ? '' : spellMoney(amount, 'EUR')}
        onType={setTyped}
      />
    </div>
  );
}

const meta = {
  component: AmountField,
  parameters: {
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva al campo y selecciona el monto.',
        check: (page) =>
          waitFor(() => {
            const field = page.getByRole<HTMLInputElement>('textbox');
            return expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
          }),
      },
      {
        keys: '7,5',
        does: 'Sustituye el monto.',
        check: (page) => expect(page.getByRole('textbox')).toHaveValue('7,5'),
      },
      {
        keys: 'x',
        does: 'No entra: solo cifras y una coma.',
        check: (page) => expect(page.getByRole('textbox')).toHaveValue('7,5'),
      },
      {
        keys: '{Tab}',
        does: 'Sale del campo, que muestra el monto con dos decimales.',
        check: (page) => expect(page.getByRole('textbox')).toHaveValue('7,50'),
      },
    ],
    texts: { label: { max: 20, form: 'title' } },
  },

  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Envías',
    currency: 'EUR',
    text: '50',
    restingText: '',
    spelled: '',
    onType: () => undefined,
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const Empty: Story = { name: 'Vacío', args: { text: '' } };

export const LongAmount: Story = { name: 'Monto largo', args: { text: '999999999999,99' } };

/** Its text stays large enough for a phone not to zoom into it (`.storybook/phoneFields.ts`). */
export const LongAmountNarrow: Story = {
  name: 'Monto largo en 320 px',
  args: { text: '999999999999,99' },
  globals: { viewport: { value: 'narrow' } },
};

export const Invalid: Story = {
  name: 'Con error',
  args: { text: '5', error: 'El monto mínimo para enviar es 10,00 €.' },
};

export const Noted: Story = {
  name: 'Con nota junto al nombre',
  args: { text: '8', note: 'Faltan 2,00\u00a0€' },
};

/** Pasted, because the meaning of a typed dot depends on the browser's language. */
export const PastedDot: Story = {
  name: 'Con un punto pegado',
  args: { text: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Envías' }));
    await userEvent.paste('10.50');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Usa la coma para los decimales\. 1\.050,00\s€/,
    );
  },
};

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
