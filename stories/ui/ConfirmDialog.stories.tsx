import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

const meta = {
  component: ConfirmDialog,
  args: {
    opened: true,
    title: '¿Eliminar beneficiario?',
    children: 'Se borrará de tus beneficiarios guardados.',
    confirmLabel: 'Eliminar',
    cancelLabel: 'Cancelar',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: 'Pregunta',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { name: 'En curso', args: { pending: true } };
