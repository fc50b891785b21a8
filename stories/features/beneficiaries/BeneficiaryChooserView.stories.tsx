import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BeneficiaryChooserView } from '@/features/beneficiaries/BeneficiaryChooserView';
import { manyItems, someItems } from './beneficiaryItems';

const meta = {
  title: 'Elegir beneficiario (BeneficiaryChooserView)',
  component: BeneficiaryChooserView,
  args: {
    loading: false,
    items: someItems,
    onRetry: undefined,
    retrying: false,
    mode: 'select',
    onModeChange: fn(),
    selectedId: undefined,
    onSelect: fn(),
    listOpen: false,
    onListOpen: fn(),
    onEdit: fn(),
    onDelete: fn(),
    createForm: <p>El formulario de uno nuevo</p>,
    editForm: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BeneficiaryChooserView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Mamá/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(1);
  },
};

export const Selected: Story = {
  name: 'Seleccionado',
  args: { selectedId: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar beneficiario' }));
    await expect(args.onListOpen).toHaveBeenCalledWith(true);
  },
};

export const Changing: Story = { name: 'Cambiando', args: { selectedId: 2, listOpen: true } };

export const Many: Story = {
  name: 'Quinientos',
  args: { items: manyItems(500), selectedId: 12, listOpen: true },
};

export const Loading: Story = { name: 'Cargando', args: { loading: true } };

export const Empty: Story = { name: 'Vacío', args: { items: [] } };

export const Failed: Story = { name: 'No carga', args: { items: [], onRetry: fn() } };

export const Retrying: Story = {
  name: 'Cargando otra vez',
  args: { items: [], onRetry: fn(), retrying: true },
};

export const Editing: Story = {
  name: 'Editando',
  args: { mode: 'edit', editForm: <p>El formulario de Mamá</p> },
};

export const Creating: Story = { name: 'Creando', args: { mode: 'create' } };

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
