import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryFrame } from '@/ui/EntryFrame';

const meta = {
  component: EntryFrame,
  args: {
    title: 'Iniciar sesión',
    lead: 'Escribe el correo o el teléfono con el que te registraste.',
    children: <p style={{ marginTop: '1.5rem' }}>El formulario</p>,
    footer: '¿Aún no tienes cuenta?',
  },
} satisfies Meta<typeof EntryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const WithoutFooter: Story = { name: 'Sin pie', args: { footer: undefined } };

export const WithoutLead: Story = { name: 'Sin entradilla', args: { lead: undefined } };

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
