import { Money } from '@/ui/Money';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: Money,
  args: { value: '12345.6', currency: 'EUR' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Euros: Story = { name: 'Euros' };
export const Bolivars: Story = { name: 'Bolívares', args: { currency: 'VES' } };
export const Sent: Story = { name: 'Enviado', args: { sign: '−' } };
export const Received: Story = { name: 'Recibido', args: { sign: '+', currency: 'VES' } };
export const OtherCurrency: Story = { name: 'Otra moneda', args: { currency: 'USD' } };
export const NotFinite: Story = { name: 'Sin importe', args: { value: null } };
