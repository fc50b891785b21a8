import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { FieldConfiguration } from '@/api/paymentMethods';
import { LoadingFields } from '@/features/beneficiaries/BeneficiaryEditor';
import { draftOf } from '@/features/beneficiaries/beneficiaryForm';
import { BeneficiaryForm } from '@/features/beneficiaries/BeneficiaryForm';
import { fieldRule } from '@/features/beneficiaries/fieldRules';
import { applyMessage } from '@/features/beneficiaries/paste/applyMessage';
import { parseMessage } from '@/features/beneficiaries/paste/parseMessage';
import { LoadProblem } from '@/ui/feedback/LoadProblem';

const field = (
  systemFieldName: string,
  label: string,
  regex: string,
  options: FieldConfiguration['options'] = [],
): FieldConfiguration => ({
  paymentMethodId: 2,
  paymentMethodName: 'Transferencia bancaria',
  systemFieldName,
  label,
  controlType: options.length > 0 ? 'Combo box' : 'Textbox',
  regex,
  options,
});

const rules = [
  field('alias', 'Alias', '^.{2,30}$'),
  field('titular', 'Titular', '^[A-Za-zÁÉÍÓÚÑáéíóúñ ]{3,60}$'),
  field('rif', 'Cédula o RIF', '^[VEJPG]\\d{6,9}$'),
  field('banco', 'Banco', '^\\d{4}$', [
    { value: '0102', label: '0102 · Banco de Venezuela' },
    { value: '0134', label: '0134 · Banesco' },
  ]),
  field('cuenta', 'Número de cuenta', '^0\\d{19}$'),
].map(fieldRule);

const MESSAGE = 'Cuenta Banesco 01340000882001000001\nTitular: Rosa Elena Pérez\nV-8.223.417';

/** The form's draft of a saved beneficiary with these details. */
const saved = (paymentDetails: Readonly<Record<string, string>>) =>
  draftOf({ id: 1, paymentMethodId: 2, paymentDetails });

const meta = {
  title: 'Formulario de beneficiario (BeneficiaryForm)',
  component: BeneficiaryForm,
  args: {
    methods: [
      { id: 1, name: 'Pago móvil' },
      { id: 2, name: 'Transferencia bancaria' },
    ],
    methodId: 2,
    onMethodChange: fn(),
    rules,
    initialDraft: {},
    initialFilled: {},
    saving: false,
    onSubmit: fn(),
    onRefused: fn(),
    onCancel: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BeneficiaryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoMethodYet: Story = {
  name: 'Sin método todavía',
  args: { methodId: undefined, rules: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar beneficiario' }));
    await expect(args.onRefused).toHaveBeenCalledWith('Selecciona el método', 'Elige un tipo de pago.');
  },
};

export const Ready: Story = {
  name: 'Normal',
  play: async ({ canvas }) => {
    // Also the field with a prefix and the list.
    await expect(canvas.getAllByRole('textbox').every((field) => field.hasAttribute('required'))).toBe(true);
    await expect(canvas.queryByText('*')).toBeNull();
  },
};

export const Editing: Story = {
  name: 'Editando',
  args: {
    initialDraft: saved({
      alias: 'Mamá',
      titular: 'Rosa Pérez',
      rif: 'V5234567',
      banco: '0102',
      cuenta: '01020000890000000001',
    }),
    onCancel: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Titular')).toHaveValue('Rosa Pérez');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar beneficiario' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(args.initialDraft);
  },
};

export const WithErrors: Story = {
  name: 'Con errores',
  args: { initialDraft: saved({ alias: 'M', titular: 'Rosa 2', rif: 'V1', cuenta: '01020000990000000001' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Alias')).toHaveValue('M');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar beneficiario' }));
    await expect(args.onRefused).toHaveBeenCalledWith('Campo inválido: Alias');
    await expect(canvas.getByText('Debe tener entre 2 y 30 caracteres.')).toBeVisible();
    await expect(canvas.getByLabelText('Alias')).toHaveFocus();
  },
};

export const FromMessage: Story = {
  name: 'Rellenado con un mensaje',
  args: {
    initialDraft: {},
    paste: ({ draft, filled, onApply }) => (
      <button
        type="button"
        style={{ minHeight: '2.75rem' }}
        onClick={() => {
          const application = applyMessage(rules, parseMessage(MESSAGE), { draft, filled }, false);
          onApply(application, application);
        }}
      >
        Rellenar
      </button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rellenar' }));
    await expect(canvas.getByLabelText('Titular')).toHaveValue('Rosa Elena Pérez');
    await expect(canvas.getAllByText('Del mensaje')).toHaveLength(5);
  },
};

export const FilledBefore: Story = {
  name: 'Rellenado antes de recargar',
  args: {
    initialDraft: saved({ alias: 'Mamá', titular: 'Rosa Pérez' }),
    initialFilled: saved({ titular: 'Rosa Pérez' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Del mensaje')).toBeVisible();
  },
};

export const Saving: Story = { name: 'Guardando', args: { saving: true } };

export const LoadingTheFields: Story = {
  name: 'Cargando los campos',
  args: { rules: [], instead: <LoadingFields /> },
};

export const FieldsUnavailable: Story = {
  name: 'Los campos no cargan',
  args: { rules: [], instead: <LoadProblem what="los datos que pide este método" onRetry={fn()} /> },
};
