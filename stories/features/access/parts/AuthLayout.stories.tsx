import type { PieceGuide } from '@stories/ui/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthLayout } from '@/features/access/parts/AuthLayout';

const meta = {
  component: AuthLayout,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para las pantallas de entrada: iniciar sesión, registrarse, recuperar la contraseña.',
      avoid: 'Para pantallas con la sesión iniciada: usa PageContainer.',
      focus: 'No recibe el foco; lo recibe lo que contiene.',
      keyboard: [],
      accessibility: [
        'El título es el único h1.',
        'Las promesas de al lado son una región con nombre, que en el móvil no estorba al formulario.',
      ],
      pairs: [
        {
          good: {
            says: 'Un título, una frase y el formulario.',
            show: (
              <AuthLayout
                title="Iniciar sesión"
                lead="Escribe el correo o el teléfono con el que te registraste."
              >
                <p>El formulario</p>
              </AuthLayout>
            ),
          },
          bad: {
            says: 'El título no dice qué se hace aquí.',
            show: (
              <AuthLayout title="Bienvenido a la plataforma">
                <p>El formulario</p>
              </AuthLayout>
            ),
          },
        },
      ],
      texts: { title: { max: 30, form: 'title' }, lead: { max: 100, form: 'sentence' } },
    } satisfies PieceGuide,
  },

  args: {
    title: 'Iniciar sesión',
    lead: 'Escribe el correo o el teléfono con el que te registraste.',
    children: <p style={{ marginTop: '1.5rem' }}>El formulario</p>,
    footer: '¿Aún no tienes cuenta?',
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const WithoutFooter: Story = { name: 'Sin pie', args: { footer: undefined } };

export const WithoutLead: Story = { name: 'Sin entradilla', args: { lead: undefined } };

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
