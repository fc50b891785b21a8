import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BeneficiaryChooserView } from '@/features/beneficiaries/BeneficiaryChooserView';
import { manyItems, someItems } from './beneficiaryItems';

const meta = {
  component: BeneficiaryChooserView,
  args: {
    loading: false,
    items: someItems,
    onRetry: undefined,
    mode: 'select',
    onModeChange: fn(),
    selectedId: undefined,
    onSelect: fn(),
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
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: /Mamá/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(1);
  },
};

export const Selected: Story = { args: { selectedId: 2 } };

export const Many: Story = { args: { items: manyItems(500), selectedId: 12 } };

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { items: [] } };

export const Failed: Story = { args: { items: [], onRetry: fn() } };

export const Editing: Story = { args: { mode: 'edit', editForm: <p>El formulario de Mamá</p> } };
