import { Button, Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import type { PieceGuide } from '../guide';
import { playKeys } from '../playKeys';

const onCancel = fn();

const meta = {
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para preguntar antes de algo que no tiene vuelta atrás, como borrar un beneficiario.',
      avoid:
        'Para avisar de que algo salió bien (un aviso) o mal (StateMessage o el error del campo). Si se puede deshacer, no preguntes.',
      focus: 'Empieza en la respuesta inofensiva y no sale del diálogo. Al cerrar, vuelve a donde estaba.',
      keyboard: [
        {
          keys: '{Enter}',
          does: 'Da la respuesta inofensiva, que tiene el foco al abrir.',
          from: async (page) =>
            waitFor(() => expect(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus()),
          check: () => expect(onCancel).toHaveBeenCalledOnce(),
        },
        {
          keys: '{Tab}',
          does: 'Lleva a la otra respuesta.',
          check: (page) => expect(page.getByRole('button', { name: 'Eliminar' })).toHaveFocus(),
        },
        {
          keys: '{Tab}',
          does: 'Del último control vuelve al primero: el foco no sale.',
          check: (page) => expect(page.getByRole('button', { name: 'Cerrar' })).toHaveFocus(),
        },
        {
          keys: '{Escape}',
          does: 'Cancela desde cualquier sitio.',
          check: () => expect(onCancel).toHaveBeenCalledTimes(2),
        },
      ],
      accessibility: [
        'El título es la pregunta y da nombre al diálogo.',
        'Los botones dicen lo que hacen, no «Sí» y «No».',
        'Mientras la tarea está en curso, el botón lo muestra y no se puede repetir.',
      ],
      pairs: [
        {
          good: {
            says: 'Cada botón dice lo que hace.',
            show: (
              <Group>
                <Button variant="default">Cancelar</Button>
                <Button color="rojo">Eliminar</Button>
              </Group>
            ),
          },
          bad: {
            says: 'Sin leer la pregunta, nadie sabe qué acepta.',
            show: (
              <Group>
                <Button variant="default">No</Button>
                <Button color="rojo">Aceptar</Button>
              </Group>
            ),
          },
        },
      ],
      texts: {
        title: { max: 40, form: 'title' },
        confirmLabel: { max: 24, form: 'action' },
        cancelLabel: { max: 24, form: 'action' },
      },
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
    onCancel,
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

export const Preloaded: Story = {
  name: 'Cerrado, con su código listo',
  args: { opened: false, preload: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
  },
};

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
