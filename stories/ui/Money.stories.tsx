import { Money } from '@/ui/Money';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: Money,
  args: { value: '12345.6', currency: 'EUR' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Euros: Story = {};
export const Bolivars: Story = { args: { currency: 'VES' } };
export const Sent: Story = { args: { sign: '−' } };
export const Received: Story = { args: { sign: '+', currency: 'VES' } };
export const OtherCurrency: Story = { args: { currency: 'USD' } };
export const NotFinite: Story = { args: { value: null } };
