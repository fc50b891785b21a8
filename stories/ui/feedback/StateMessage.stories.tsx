import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { IllustrationName } from '@/ui/feedback/Illustration';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { IconReceiptOff } from '@/ui/icons';
import type { PieceGuide } from '../guide';
import { playKeys } from '../playKeys';

const meta = {
  component: StateMessage,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para una página o sección vacía, fallida, sin conexión, en revisión o caducada: una frase, una explicación y una acción.',
      avoid:
        'Para un error de un campo (va junto a él) o para algo que salió bien y se cierra solo (un aviso).',
      focus: 'No recibe el foco; su acción, sí.',
      keyboard: [
        {
          keys: '{Tab}',
          does: 'Lleva a la acción.',
          check: (page) => expect(page.getByRole('button', { name: 'Ver tus envíos' })).toHaveFocus(),
        },
      ],
      accessibility: [
        'role=alert para fallos y role=status para lo demás, cuando aparece sin recargar.',
        'El dibujo o icono es decorativo: el título lo dice todo.',
        '`level` da al título su lugar en la página; 1 si es la página entera.',
      ],
      pairs: [
        {
          good: {
            says: 'Una frase, una explicación y una acción.',
            show: (
              <StateMessage
                drawing="empty"
                title="Aún no tienes envíos registrados"
                action={<Button>Hacer un envío</Button>}
              >
                Cuando envíes dinero, aquí verás cada envío.
              </StateMessage>
            ),
          },
          bad: {
            says: 'No dice qué falta ni cómo seguir.',
            show: <StateMessage drawing="empty" title="Sin resultados" />,
          },
        },
      ],
      texts: { title: { max: 50, form: 'title' } },
    } satisfies PieceGuide,
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

export const Empty: Story = {
  name: 'Vacío',
  args: drawn('empty', 'Aún no tienes envíos registrados', 'Cuando envíes dinero, aquí verás cada envío.'),
};
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
export const InReview: Story = {
  name: 'En revisión',
  args: drawn('review', 'Tu perfil está en revisión', 'Te avisaremos cuando se habilite la edición.'),
};
export const Expired: Story = {
  name: 'Caducado',
  args: drawn('expired', 'La tasa que aceptaste ha caducado', 'Cada tasa vale 20 minutos.'),
};
export const NotFound: Story = {
  name: 'No encontrado',
  args: drawn('notFound', 'Esta página no existe', 'Comprueba que la dirección está completa.'),
};
export const Done: Story = {
  name: 'Hecho',
  args: drawn('done', 'Contraseña actualizada', 'Ahora puedes iniciar sesión.'),
};

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
