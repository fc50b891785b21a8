import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { playKeys } from '../playKeys';

const onCancel = fn();

const meta = {
  component: ConfirmDialog,
  parameters: {
    keys: [
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
    texts: {
      title: { max: 40, form: 'title' },
      confirmLabel: { max: 24, form: 'action' },
      cancelLabel: { max: 24, form: 'action' },
    },
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
  play: async ({ args, userEvent }) => {
    // The dialog renders in a portal outside the story's element.
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { name: 'En curso', args: { pending: true } };

export const Staying: Story = {
  name: 'Lo normal es quedarse',
  args: {
    staying: true,
    onUnavailable: fn(),
    title: '¿Sigues ahí?',
    children: 'Por tu seguridad, dentro de un minuto te pediremos la contraseña.',
    confirmLabel: 'Cerrar sesión',
    cancelLabel: 'Sigo aquí',
  },
};

export const Preloaded: Story = {
  name: 'Cerrado, con su código listo',
  args: { opened: false, preload: true },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
