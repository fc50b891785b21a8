import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { IllustrationName } from '@/ui/feedback/Illustration';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { IconReceiptOff } from '@/ui/icons';
import { playKeys } from '../playKeys';

const meta = {
  component: StateMessage,
  parameters: {
    layout: 'padded',
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva a la acción.',
        check: (page) => expect(page.getByRole('button', { name: 'Ver tus envíos' })).toHaveFocus(),
      },
    ],
    texts: { title: { max: 50, form: 'title' } },
  },

  args: {
    icon: <IconReceiptOff size={36} />,
    title: 'No encontramos este envío en tu historial',
    children: 'Comprueba que el enlace está completo.',
    action: <Button>Ver tus envíos</Button>,
  },
} satisfies Meta<typeof StateMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With an icon, in a small space. */
export const Default: Story = { name: 'Normal' };
export const TitleOnly: Story = { name: 'Solo el título', args: { children: undefined, action: undefined } };

const drawn = (drawing: IllustrationName, title: string, children: string): NonNullable<Story['args']> => ({
  icon: undefined,
  drawing,
  title,
  children,
});

export const InCard: Story = { name: 'En una tarjeta', args: { card: true } };

export const Failure: Story = {
  name: 'Fallo',
  args: {
    ...drawn('error', 'No pudimos cargar tus datos', 'Intenta nuevamente más tarde.'),
    role: 'alert',
    action: <Button>Reintentar</Button>,
  },
};
export const Offline: Story = {
  name: 'Sin conexión',
  args: drawn('offline', 'No hay conexión con el servidor', 'Revisa tu internet e inténtalo de nuevo.'),
};
export const NotFound: Story = {
  name: 'No encontrado',
  args: drawn('notFound', 'Esta página no existe', 'Comprueba que la dirección está completa.'),
};

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
