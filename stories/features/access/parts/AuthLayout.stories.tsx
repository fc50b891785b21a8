import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthLayout } from '@/features/access/parts/AuthLayout';

const meta = {
  component: AuthLayout,
  parameters: {
    texts: { title: { max: 30, form: 'title' }, lead: { max: 100, form: 'sentence' } },
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
