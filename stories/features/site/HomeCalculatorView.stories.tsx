import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HomeCalculatorView } from '@/features/site/home/HomeCalculatorView';

const meta = {
  title: 'Calculadora de la portada (HomeCalculatorView)',
  component: HomeCalculatorView,
  args: { rate: '612.4837' },
} satisfies Meta<typeof HomeCalculatorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const SignedIn: Story = {
  name: 'Con la sesión abierta',
  args: { onSendMoney: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enviar dinero' }));
    await expect(args.onSendMoney).toHaveBeenCalledWith({ side: 'send', text: '100', amount: '100' });
  },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
