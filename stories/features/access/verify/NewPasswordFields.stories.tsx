import { playKeys } from '@stories/ui/playKeys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  parameters: {
    keys: [
      {
        keys: 'abc',
        does: 'Escribe; las reglas que se cumplen quedan marcadas.',
        check: (page) => expect(page.getByLabelText('Contraseña nueva')).toHaveValue('abc'),
      },
      {
        keys: '{Tab}',
        does: 'Lleva al botón que la muestra.',
        check: (page) => expect(page.getAllByRole('button', { name: 'Mostrar contraseña' })[0]).toHaveFocus(),
      },
      {
        keys: '{Tab}',
        does: 'Lleva a la repetición.',
        check: (page) => expect(page.getByLabelText('Repite la contraseña')).toHaveFocus(),
      },
      {
        keys: '{Tab}',
        does: 'Lleva al botón que la muestra.',
        check: (page) => expect(page.getAllByRole('button', { name: 'Mostrar contraseña' })[1]).toHaveFocus(),
      },
    ],
    docs: { story: { inline: false, height: '18rem' } },
  },

  render: () => <Typed />,
} satisfies Meta<typeof NewPasswordFields>;

export default meta;
type Story = StoryObj<typeof NewPasswordFields>;

export const Empty: Story = { name: 'Vacío' };

export const Weak: Story = {
  name: 'Débil',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña nueva'), 'abc');
    await userEvent.tab();
    await expect(
      canvas.getByText('La contraseña debe tener al menos 8 caracters e incluir un número'),
    ).toBeVisible();
  },
};

export const Different: Story = {
  name: 'No coinciden',
  play: async ({ canvas, userEvent }) => {
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
