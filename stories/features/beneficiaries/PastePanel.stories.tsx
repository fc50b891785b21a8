import '@mantine/core/styles/Group.layer.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PastePanel } from '@/features/beneficiaries/paste/PastePanel';

const meta = {
  title: 'Pegar datos (PastePanel)',
  component: PastePanel,
  args: {
    methods: [
      { id: 1, name: 'Pago móvil' },
      { id: 2, name: 'Transferencia bancaria' },
    ],
    methodId: undefined,
    onMethodChange: fn(),
    rules: [],
    draft: {},
    filled: {},
    messageText: '',
    onMessageTextChange: fn(),
    unread: false,
    applied: undefined,
    onApply: fn(),
    onFocusNext: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PastePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Normal' };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };

export const Phone: Story = { name: 'En un teléfono', globals: { viewport: { value: 'phone' } } };

const dictated = 'pago móvil banesco 8.223.417';

export const Dictated: Story = {
  name: 'Mensaje escrito',
  args: { messageText: dictated },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rellenar los campos' }));
    await expect(args.onMethodChange).toHaveBeenCalledWith(1);
    await expect(args.onMessageTextChange).toHaveBeenLastCalledWith('');
  },
};

export const Unread: Story = {
  name: 'Guardar sin leer el mensaje',
  args: { messageText: dictated, unread: true },
};

export const UnreadDark: Story = { ...Unread, name: 'Sin leer, oscuro', globals: { scheme: 'dark' } };
