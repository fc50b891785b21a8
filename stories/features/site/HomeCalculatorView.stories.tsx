import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeCalculatorView } from '@/features/site/home/HomeCalculatorView';

const meta = {
  title: 'Calculadora de la portada (HomeCalculatorView)',
  component: HomeCalculatorView,
  args: { rate: '612.4837' },
} satisfies Meta<typeof HomeCalculatorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
