import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeAndPassword } from '@/ui/CodeAndPassword';
import { useCodeAndPassword } from '@/ui/useCodeAndPassword';
import type { PieceGuide } from './guide';

const meta = {
  component: CodeAndPassword,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para las dos pantallas de quien recibe un código y crea con él una contraseña: registro y recuperación. Su estado lo lleva `useCodeAndPassword`.',
      avoid: 'Para pedir solo un código (usa CodeStep) o solo una contraseña (usa NewPasswordStep).',
      keyboard:
        'Intro confirma el código y, en la segunda pantalla, guarda la contraseña. «Volver al código» está al final del orden del tabulador.',
      accessibility: [
        'Cada pantalla tiene su h1.',
        'Lo que se rechaza se dice donde se escribió, y deja de decirse al escribir otra cosa.',
        'El nombre de usuario acompaña a la contraseña para el gestor de contraseñas.',
      ],
    } satisfies PieceGuide,
    docs: { story: { inline: false, height: '36rem' } },
  },
  args: {
    username: 'ana@turpial.example',
    codeTexts: {
      title: 'Verifica tu contacto',
      lead: 'Enviamos un código de 6 dígitos a ana@turpial.example.',
      footer: undefined,
    },
    passwordTexts: {
      title: 'Crea tu contraseña',
      lead: 'La usarás para entrar como ana@turpial.example.',
      submitLabel: 'Crear cuenta',
    },
    step: 'code',
    code: '246810',
    onCodeChange: fn(),
    onConfirm: fn(),
    resend: { sentAt: 0, pending: false, onResend: fn() },
    newPassword: { password: 'Secreta12', confirmation: 'Secreta12' },
    onPasswordChange: fn(),
    onComplete: fn(),
    onOtherCode: fn(),
    error: undefined,
    pending: false,
  },
} satisfies Meta<typeof CodeAndPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = { name: 'Código' };

export const CodeRefused: Story = { name: 'Código rechazado', args: { error: 'Código inválido.' } };

export const Password: Story = { name: 'Contraseña', args: { step: 'password' } };

export const Saving: Story = { name: 'Guardando', args: { step: 'password', pending: true } };

/** With its hook: the first code is refused, the second one opens the password's screen. */
export const Played: Story = {
  name: 'Con su estado',
  render: function Render(args) {
    const { screens } = useCodeAndPassword({
      sentAt: undefined,
      verify: (code) => (code === '246810' ? Promise.resolve() : Promise.reject(new Error('código'))),
      refusalOfCode: () => 'Código inválido.',
      resend: () => Promise.resolve(),
      onResent: fn(),
      onNotResent: fn(),
      complete: (code, password) => {
        args.onCodeChange(`${code} ${password}`);
        return Promise.reject(new Error('contraseña'));
      },
      onCompleted: fn(),
      onCompletedLate: fn(),
      refusalOfPassword: () => 'No se pudo registrar. Inténtalo de nuevo.',
    });
    return <CodeAndPassword {...args} {...screens} />;
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Código de 6 dígitos');
    await userEvent.type(field, '111111{Enter}');
    await expect(await canvas.findByText('Código inválido.')).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.queryByText('Código inválido.')).not.toBeInTheDocument();
    await userEvent.type(field, '246810{Enter}');

    await userEvent.type(await canvas.findByLabelText('Contraseña nueva'), 'Secreta12');
    await userEvent.type(canvas.getByLabelText('Repite la contraseña'), 'Secreta12{Enter}');
    await expect(args.onCodeChange).toHaveBeenCalledWith('246810 Secreta12');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se pudo registrar.');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver al código' }));
    await expect(canvas.queryByText(/No se pudo registrar/)).not.toBeInTheDocument();
  },
};
