import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '@/ui/feedback/Illustration';
import type { PieceGuide } from '../guide';

const meta = {
  component: Illustration,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para el dibujo de un estado que ocupa la página; casi siempre a través de StateMessage.',
      avoid: 'Como adorno de una página que ya tiene contenido, o en lugar de un texto.',
      focus: 'No recibe el foco.',
      keyboard: [],
      accessibility: [
        'Es decorativa: el texto de al lado dice lo mismo.',
        'Sus trazos toman los colores del modo claro u oscuro.',
      ],
      pairs: [
        {
          good: {
            says: 'El dibujo acompaña a un texto que lo dice todo.',
            show: (
              <>
                <Illustration name="offline" />
                <p>No hay conexión con el servidor</p>
              </>
            ),
          },
          bad: {
            says: 'Solo el dibujo: quien no lo ve no sabe qué pasa.',
            show: <Illustration name="offline" />,
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },
  args: { name: 'empty' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };
export const Failure: Story = { name: 'Fallo', args: { name: 'error' } };
export const Offline: Story = { name: 'Sin conexión', args: { name: 'offline' } };
export const InReview: Story = { name: 'En revisión', args: { name: 'review' } };
export const Expired: Story = { name: 'Caducado', args: { name: 'expired' } };
export const NotFound: Story = { name: 'No encontrado', args: { name: 'notFound' } };
export const Done: Story = { name: 'Hecho', args: { name: 'done' } };
