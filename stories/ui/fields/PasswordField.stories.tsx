import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from '@/ui/fields/PasswordField';
import { playKeys } from '../playKeys';

const meta = {
  component: PasswordField,
  parameters: {
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva al campo.',
        check: (page) => expect(page.getByLabelText('Contraseña')).toHaveFocus(),
      },
      {
        keys: '{Tab}',
        does: 'Lleva al botón.',
        check: (page) => expect(page.getByRole('button', { name: 'Mostrar contraseña' })).toHaveFocus(),
      },
      {
        keys: '{Enter}',
        does: 'Muestra la contraseña.',
        check: (page) => expect(page.getByLabelText('Contraseña')).toHaveAttribute('type', 'text'),
      },
      {
        keys: ' ',
        does: 'La oculta.',
        check: (page) => expect(page.getByLabelText('Contraseña')).toHaveAttribute('type', 'password'),
      },
    ],
    texts: { label: { max: 30, form: 'title' } },
  },

  args: { label: 'Contraseña', autoComplete: 'current-password', value: 'Turpial2026', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { name: 'Oculta' };

export const Shown: Story = {
  name: 'A la vista',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
  },
};

export const WithError: Story = { name: 'Con error', args: { error: 'Credenciales inválidas.' } };

/** A password manager that makes a password keeps to the rules of the field. */
export const New: Story = {
  name: 'Contraseña nueva',
  args: { autoComplete: 'new-password', passwordrules: 'minlength: 8; required: digit;' },
};

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
