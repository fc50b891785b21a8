import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { App } from '@/app/App';
import { BrowserTab } from './BrowserTab';

const meta = {
  title: 'Registrarse',
  component: App,
  tags: ['!autodocs'],
  args: { router: (routes) => <BrowserTab path="/registrate">{routes}</BrowserTab> },
  parameters: { wholeApp: true, scenario: 'normal' },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByEmail: Story = {
  name: 'Con un correo, hasta los datos personales',
  play: async ({ canvas, sandbox, step, userEvent }) => {
    await step('Escribe su correo y acepta las condiciones', async () => {
      const contact = await canvas.findByLabelText('Correo electrónico o teléfono');
      await userEvent.type(contact, 'ana@turpial.example');
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Acepto los términos/ }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /titular de la cuenta en euros/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    });

    await step('Copia el código que le llega', async () => {
      const code = await canvas.findByLabelText('Código de 6 dígitos');
      await userEvent.type(code, sandbox.inbox().at(-1)?.code ?? 'ningún código');
      await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    });

    await step('Crea su contraseña', async () => {
      await userEvent.type(await canvas.findByLabelText('Contraseña nueva'), 'Secreta12');
      await userEvent.type(canvas.getByLabelText('Repite la contraseña'), 'Secreta12');
      await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    });

    await step('La página se carga de nuevo, con la sesión iniciada', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Tus datos personales' })).toBeVisible();
      await expect(await canvas.findByText('ana@turpial.example', { selector: 'strong' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Guardar' })).toBeDisabled();
      await expect(sandbox.users().map(({ login }) => login)).toContain('ana@turpial.example');
    });
  },
};
