import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CodeStep } from '@/ui/CodeStep';

const meta = {
  component: CodeStep,
  args: {
    title: 'Verifica tu correo',
    lead: 'Te enviamos un código a ana@turpial.example.',
    footer: null,
    code: '',
    onChange: fn(),
    error: undefined,
    pending: false,
    onConfirm: fn(),
    resend: { sentAt: 0, pending: false, onResend: fn() },
  },
} satisfies Meta<typeof CodeStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const Complete: Story = { name: 'Completo', args: { code: '246810' } };

export const Refused: Story = { name: 'Rechazado', args: { code: '246811', error: 'Código inválido.' } };

export const Confirming: Story = { name: 'Confirmando', args: { code: '246810', pending: true } };
