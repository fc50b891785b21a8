import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageContainer, PageHeading } from '@/ui/page/PageContainer';
import type { PieceGuide } from '../guide';

const meta = {
  component: PageContainer,
  subcomponents: { PageHeading },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para el contenido de toda página con márgenes normales; con PageHeading, su título.',
      avoid: 'Para pantallas de entrada (AuthLayout) o secciones a todo el ancho de la portada.',
      focus: 'No recibe el foco.',
      keyboard: [],
      accessibility: [
        'PageHeading pone el único h1 de la página.',
        '`text` acorta las líneas para leerlas sin perderse.',
      ],
      pairs: [
        {
          good: {
            says: 'Un texto para leer, con líneas cortas.',
            show: (
              <PageContainer size="text">
                <p>Te enviaremos un código de 6 dígitos. Escríbelo aquí para seguir con tu registro.</p>
              </PageContainer>
            ),
          },
          bad: {
            says: 'En una pantalla ancha, la línea es tan larga que se pierde el renglón.',
            show: (
              <PageContainer>
                <p>Te enviaremos un código de 6 dígitos. Escríbelo aquí para seguir con tu registro.</p>
              </PageContainer>
            ),
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },

  args: {
    children: (
      <>
        <PageHeading
          eyebrow="Paso 1 de 3"
          title="Inicia tu envío"
          lead="Ves la tasa antes de confirmar, y lo que reciben es lo que dice aquí."
        />
        <p>El contenido de la página.</p>
      </>
    ),
  },
} satisfies Meta<typeof PageContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: 'Página entera' };
export const Text: Story = { name: 'Para leer', args: { size: 'text' } };
export const Form: Story = { name: 'Para formularios', args: { size: 'form' } };
