import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { App } from '@/app/App';
import { BrowserTab } from './BrowserTab';
import { expectStep1 } from './step1';

const meta = {
  title: 'Recuperar la contraseña',
  component: App,
  tags: ['!autodocs', 'all'],
  args: { router: (routes) => <BrowserTab path="/iniciar">{routes}</BrowserTab> },
  parameters: { wholeApp: true, scenario: 'normal' },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recovered: Story = {
  name: 'De la contraseña olvidada al primer paso del envío',
  play: async ({ canvas, sandbox, step, userEvent }) => {
    await step('No recuerda su contraseña', async () => {
      const contact = await canvas.findByLabelText('Correo electrónico o teléfono');
      await userEvent.type(contact, 'maria@turpial.example');
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Olvidé mi contraseña' }));
    });

    await step('Copia el código que le llega', async () => {
      const code = await canvas.findByLabelText('Código de 6 dígitos');
      await waitFor(() => expect(sandbox.inbox()).toHaveLength(1));
      await userEvent.type(code, sandbox.inbox()[0]?.code ?? 'ningún código');
      await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    });

    await step('Elige otra', async () => {
      await userEvent.type(await canvas.findByLabelText('Contraseña nueva'), 'Nueva2026');
      await userEvent.type(canvas.getByLabelText('Repite la contraseña'), 'Nueva2026');
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar contraseña' }));
    });

    await step('Entra con ella', async () => {
      await waitFor(() => expect(screen.getByText('Contraseña actualizada')).toBeVisible());
      await userEvent.type(await canvas.findByLabelText('Contraseña'), 'Nueva2026');
      const main = within(canvas.getByRole('main'));
      await userEvent.click(main.getByRole('button', { name: 'Iniciar sesión' }));
      await expectStep1(canvas);
    });
  },
};
