import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '@/ui/money/Money';

const meta = {
  component: Money,
  parameters: {
    layout: 'padded',
  },

  args: { value: '12345.6', currency: 'EUR' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Euros: Story = { name: 'Euros' };
export const Bolivars: Story = { name: 'Bolívares', args: { currency: 'VES' } };
export const Sent: Story = { name: 'Enviado', args: { sign: '−' } };
export const Received: Story = { name: 'Recibido', args: { sign: '+', currency: 'VES' } };
export const Struck: Story = { name: 'De un envío que no salió', args: { sign: '−', struck: true } };
export const NotStruck: Story = { name: 'De un envío que salió', args: { sign: '−', struck: false } };
export const OtherCurrency: Story = { name: 'Otra moneda', args: { currency: 'USD' } };
export const LongCurrency: Story = {
  name: 'Texto largo',
  args: { currency: 'Wmqx'.repeat(75) },
  globals: { viewport: { value: 'phone' } },
};
export const NotFinite: Story = { name: 'Sin monto', args: { value: null } };
