import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BeneficiaryChooser } from '@/features/beneficiaries/BeneficiaryChooser';
import { AccountCheckView } from '@/features/send/account-check/AccountCheckView';
import { SendBeneficiaryView } from '@/features/send/SendBeneficiaryView';
import { OpenTransfers } from '@/features/send/transfer/OpenTransfers';
import { TransferProblem } from '@/features/send/transfer/TransferProblem';

const rosa = {
  title: 'Mamá',
  fields: [
    { key: 'titular', label: 'Titular', value: 'Rosa Elena Pérez' },
    { key: 'bankCode', label: 'Banco', value: '0102 · Banco de Venezuela' },
    { key: 'cedula', label: 'Cédula', value: 'V4123456' },
    { key: 'telefono', label: 'Teléfono', value: '0414\u00a0000\u00a00001' },
  ],
};

const chooser = (selectedId: number | undefined) => (
  <BeneficiaryChooser selectedId={selectedId} onSelect={fn()} onReplace={fn()} />
);

/** The first beneficiary of the seed is chosen. */
const chosen = { beneficiary: rosa, chooser: chooser(1) };

const meta = {
  title: 'Paso 2: beneficiario (SendBeneficiaryView)',
  component: SendBeneficiaryView,
  parameters: { scenario: 'aprobada' },
  args: {
    chooser: chooser(undefined),
    onBack: fn(),
    check: null,
    notice: null,
    quote: { id: 'q', amount: '50', rate: '612.4837', receive: '30624.18', expiresAt: 0 },
    beneficiary: undefined,
    timer: null,
    savedId: undefined,
    problem: null,
    unsure: false,
    correcting: false,
    confirming: false,
    onConfirm: fn(),
  },
} satisfies Meta<typeof SendBeneficiaryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {
  name: 'Nadie seleccionado',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirmar' })).toBeDisabled();
  },
};

export const Ready: Story = {
  name: 'Normal',
  args: chosen,
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Mamá/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Volver' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const JustSaved: Story = {
  name: 'Recién guardado',
  args: { ...chosen, savedId: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Resumen' })).toHaveFocus());
  },
};

export const Checked: Story = {
  name: 'Con aviso sobre la cuenta',
  args: {
    ...chosen,
    check: (
      <AccountCheckView
        finding={{ kind: 'double', name: 'Mamá', at: 0 }}
        sharedAccount={undefined}
        by="account"
        title="Mamá"
        amount="50"
        now={4 * 60_000}
        timeZone="Europe/Madrid"
      />
    ),
  },
};

export const Confirming: Story = { name: 'Confirmando', args: { ...chosen, confirming: true } };

export const Correcting: Story = {
  name: 'Guardando una corrección',
  args: { ...chosen, correcting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirmar' })).toBeDisabled();
  },
};

export const Refused: Story = {
  name: 'Rechazado',
  args: {
    ...chosen,
    problem: <TransferProblem message="Has alcanzado el límite mensual de envíos." stage="refused" />,
  },
};

export const ConnectionLost: Story = {
  name: 'Conexión perdida',
  args: {
    ...chosen,
    unsure: true,
    problem: (
      <TransferProblem
        message="No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo."
        stage="unknown"
      />
    ),
  },
};

export const UnknownAfterReload: Story = {
  name: 'Sin respuesta, tras recargar',
  args: { ...chosen, unsure: true, problem: <TransferProblem message={undefined} stage="unknown" /> },
};

export const NotMade: Story = {
  name: 'No se hizo',
  args: { ...chosen, problem: <TransferProblem message={undefined} stage="notFound" /> },
};

export const AnotherInDoubt: Story = {
  name: 'Otro envío sin respuesta',
  args: {
    ...chosen,
    notice: <OpenTransfers transfers={[{ key: 'otro', amountSend: '50', title: 'Tía Carmen' }]} />,
  },
};

export const Phone: Story = {
  name: 'En el teléfono',
  args: chosen,
  globals: { viewport: { value: 'phone' } },
};

export const LongTexts: Story = {
  name: 'Textos largos',
  args: {
    quote: {
      id: 'q',
      amount: '999999999999.99',
      rate: '612.483712',
      receive: '999999999999.99',
      expiresAt: 0,
    },
    beneficiary: {
      title: 'Inversiones y Suministros Petroleros del Oriente Venezolano, C. A.',
      fields: [{ key: 'referencia', label: 'Referencia de la oficina de cobro', value: '0'.repeat(90) }],
    },
  },
};

export const Dark: Story = { name: 'Oscuro', args: chosen, globals: { scheme: 'dark' } };
