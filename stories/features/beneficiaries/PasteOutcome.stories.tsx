import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fieldRule } from '@/features/beneficiaries/fieldRules';
import type { Application } from '@/features/beneficiaries/paste/applyMessage';
import { parseMessage } from '@/features/beneficiaries/paste/parseMessage';
import { PasteOutcome } from '@/features/beneficiaries/paste/PasteOutcome';

const phone = fieldRule({
  paymentMethodId: 1,
  paymentMethodName: 'Pago móvil',
  systemFieldName: 'telefono',
  label: 'Teléfono',
  controlType: 'Textbox',
  regex: '^0\\d{10}$',
  options: [],
});

const done: Application = {
  data: parseMessage(''),
  draft: {},
  filled: { 'f-titular': 'Rosa Elena Pérez' },
  changed: {},
  kept: [],
};

const meta = {
  title: 'Resultado de pegar datos (PasteOutcome)',
  component: PasteOutcome,
  args: {
    problem: undefined,
    cut: false,
    waiting: false,
    needsMethod: false,
    done: undefined,
    missing: [],
    onUndo: fn(),
    onOverwrite: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '0.75rem', maxWidth: '40rem', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasteOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  name: 'No falta nada',
  args: { done },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Missing: Story = { name: 'Faltan datos', args: { done, missing: ['Teléfono'] } };

export const MissingPhoneDark: Story = {
  ...Missing,
  name: 'Faltan datos, teléfono, oscuro',
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
};

export const Kept: Story = {
  name: 'Con datos ya escritos',
  args: { done: { ...done, kept: [{ rule: phone, value: '04140001122' }] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usar los datos del mensaje' }));
    await expect(args.onOverwrite).toHaveBeenCalledOnce();
  },
};

export const Cut: Story = { name: 'Mensaje muy largo', args: { done, cut: true } };

export const NothingToFill: Story = {
  name: 'Nada para este método',
  args: { done: { ...done, filled: {} }, missing: ['Ciudad', 'Dirección'] },
};

export const NeedsMethod: Story = { name: 'Sin método claro', args: { waiting: true, needsMethod: true } };

export const NothingFound: Story = {
  name: 'Sin datos seguros',
  args: { problem: 'No encontramos datos seguros en el mensaje. Rellena los campos a mano.' },
};
