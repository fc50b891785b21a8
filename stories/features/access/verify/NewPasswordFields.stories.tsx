import { TextInput } from '@mantine/core';
import type { PieceGuide } from '@stories/ui/guide';
import { playKeys } from '@stories/ui/playKeys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NewPasswordFields } from '@/features/access/verify/NewPasswordFields';
import { useNewPasswordForm } from '@/features/access/verify/verifyForms';

/** The fields with these texts in their form. */
function Typed({ password = '', confirmation = '' }) {
  return (
    <div style={{ display: 'grid', gap: '1.25rem', padding: '1rem', maxWidth: '24rem' }}>
      <NewPasswordFields form={useNewPasswordForm({ password, confirmation })} />
    </div>
  );
}

const meta = {
  component: NewPasswordFields,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para crear una contraseña: el campo, las reglas que se van cumpliendo y la repetición.',
      avoid: 'Para entrar con una contraseña que ya existe: usa PasswordField.',
      focus: 'Empieza en la primera contraseña.',
      keyboard: [
        {
          keys: 'abc',
          does: 'Escribe; las reglas que se cumplen quedan marcadas.',
          check: (page) => expect(page.getByLabelText('Contraseña nueva')).toHaveValue('abc'),
        },
        {
          keys: '{Tab}',
          does: 'Lleva al botón que la muestra.',
          check: (page) =>
            expect(page.getAllByRole('button', { name: 'Mostrar contraseña' })[0]).toHaveFocus(),
        },
        {
          keys: '{Tab}',
          does: 'Lleva a la repetición.',
          check: (page) => expect(page.getByLabelText('Repite la contraseña')).toHaveFocus(),
        },
        {
          keys: '{Tab}',
          does: 'Lleva al botón que la muestra.',
          check: (page) =>
            expect(page.getAllByRole('button', { name: 'Mostrar contraseña' })[1]).toHaveFocus(),
        },
      ],
      accessibility: [
        'Las reglas están a la vista antes de fallar y unidas al campo.',
        'La contraseña se juzga al salir de su campo; la repetición, no antes de ser igual de larga.',
        'autocomplete=new-password deja que el gestor proponga una.',
      ],
      pairs: [
        {
          good: {
            says: 'Las reglas están a la vista antes de fallar.',
            show: <Typed password="abc" />,
          },
          bad: {
            says: 'Hay que fallar para saber que hay reglas, y no dice cuáles.',
            show: (
              <TextInput
                label="Contraseña nueva"
                type="password"
                value="abc"
                error="La contraseña no cumple los requisitos"
                readOnly
              />
            ),
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
    docs: { story: { inline: false, height: '18rem' } },
  },

  render: () => <Typed />,
} satisfies Meta<typeof NewPasswordFields>;

export default meta;
type Story = StoryObj<typeof NewPasswordFields>;

export const Empty: Story = { name: 'Vacío' };

export const Weak: Story = {
  name: 'Débil',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Contraseña nueva'), 'abc');
    await userEvent.tab();
    await expect(
      canvas.getByText('La contraseña debe tener al menos 8 caracters e incluir un número'),
    ).toBeVisible();
  },
};

export const Different: Story = {
  name: 'No coinciden',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Contraseña nueva'), 'abcdefg1');
    await userEvent.type(canvas.getByLabelText('Repite la contraseña'), 'abcdefg2');
    await expect(canvas.getByText('Las contraseñas no coinciden.')).toBeVisible();
  },
};

export const Good: Story = {
  name: 'Válida',
  render: () => <Typed password="abcdefg1" confirmation="abcdefg1" />,
};

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
