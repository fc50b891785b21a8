import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordField } from '@/ui/fields/PasswordField';
import type { PieceGuide } from '../guide';
import { playKeys } from '../playKeys';

const meta = {
  component: PasswordField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para una contraseña que se escribe, con la posibilidad de verla.',
      avoid: 'Para crear una nueva: NewPasswordFields añade las reglas y la repetición.',
      focus: 'Pasa del campo a su botón.',
      keyboard: [
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
      accessibility: [
        'El botón se llama «Mostrar contraseña» u «Ocultar contraseña», según lo que hará.',
        'Se puede pegar.',
        'autocomplete dice si es la actual o una nueva.',
      ],
      pairs: [
        {
          good: {
            says: 'El error dice qué escribir.',
            show: (
              <PasswordField
                label="Contraseña"
                autoComplete="current-password"
                value=""
                onChange={fn()}
                error="Escribe tu contraseña."
              />
            ),
          },
          bad: {
            says: 'No nombra lo que falta.',
            show: (
              <PasswordField
                label="Contraseña"
                autoComplete="current-password"
                value=""
                onChange={fn()}
                error="Campo obligatorio"
              />
            ),
          },
        },
      ],
      texts: { label: { max: 30, form: 'title' } },
    } satisfies PieceGuide,
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
  },
};

export const WithError: Story = { name: 'Con error', args: { error: 'Credenciales inválidas.' } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
