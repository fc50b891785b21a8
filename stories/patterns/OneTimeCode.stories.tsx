import { BrowserTab } from '@stories/flows/BrowserTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { App } from '@/app/App';

const meta = {
  title: 'Código de un solo uso',
  tags: ['all'],
  component: App,
  args: { router: (routes) => <BrowserTab path="/registrate">{routes}</BrowserTab> },
  parameters: {
    wholeApp: true,
    scenario: 'normal',
    docs: { story: { inline: false, height: '40rem' } },
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flow: Story = {
  name: 'Un código equivocado, otro nuevo y pegarlo',
  play: async ({ canvas, sandbox, step, userEvent }) => {
    await step('Escribe su correo, y el código sale hacia allí', async () => {
      const contact = await canvas.findByLabelText('Correo electrónico o teléfono');
      await userEvent.type(contact, 'ana@turpial.example');
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Acepto los términos/ }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /titular de la cuenta en euros/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
      await expect(await canvas.findByLabelText('Código de 6 dígitos')).toHaveFocus();
    });

    await step('Escribe otro código: se le dice bajo el campo', async () => {
      await userEvent.type(canvas.getByLabelText('Código de 6 dígitos'), '000001');
      await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
      await expect(await canvas.findByText('Código de verificación inválido.')).toBeVisible();
    });

    await step('Pasan 90 segundos y pide uno nuevo', async () => {
      sandbox.advance(91_000);
      await userEvent.click(await canvas.findByRole('button', { name: 'Reenviar código' }));
      await waitFor(() => expect(sandbox.inbox()).toHaveLength(2));
    });

    await step('Lo pega con su espacio, y puede elegir contraseña', async () => {
      const code = sandbox.inbox().at(-1)?.code ?? 'ningún código';
      await userEvent.clear(canvas.getByLabelText('Código de 6 dígitos'));
      await userEvent.click(canvas.getByLabelText('Código de 6 dígitos'));
      await userEvent.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
      await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
      await expect(await canvas.findByLabelText('Contraseña nueva')).toBeVisible();
    });
  },
};
