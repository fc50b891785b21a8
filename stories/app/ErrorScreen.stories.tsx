import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from '@/app/ErrorScreen';

const meta = {
  title: 'Error de la aplicación (ErrorScreen)',
  component: ErrorScreen,
  args: { error: new Error('No se pudo leer la página') },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const WithoutAMessage: Story = { name: 'Sin mensaje', args: { error: new Error('') } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
