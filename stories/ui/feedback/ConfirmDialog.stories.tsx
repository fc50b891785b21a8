import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import type { PieceGuide } from '../guide';

const meta = {
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para preguntar antes de algo que no tiene vuelta atrás, como borrar un beneficiario.',
      avoid:
        'Para avisar de que algo salió bien (un aviso) o mal (StateMessage o el error del campo). Si se puede deshacer, no preguntes.',
      keyboard:
        'El foco empieza en la respuesta inofensiva y no sale del diálogo. Escape la da. Al cerrar, vuelve a donde estaba.',
      accessibility: [
        'El título es la pregunta y da nombre al diálogo.',
        'Los botones dicen lo que hacen, no «Sí» y «No».',
        'Mientras la tarea está en curso, el botón lo muestra y no se puede repetir.',
      ],
    } satisfies PieceGuide,
    docs: { story: { inline: false, height: '24rem' } },
  },

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
  play: async ({ canvasElement, args }) => {
    // The dialog renders in a portal outside the story's element.
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Eliminar' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { name: 'En curso', args: { pending: true } };
