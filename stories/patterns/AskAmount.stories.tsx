import { BrowserTab } from '@stories/flows/BrowserTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { App } from '@/app/App';

const meta = {
  title: 'Pedir un monto',
  component: App,
  args: { router: (routes) => <BrowserTab path="/envia1">{routes}</BrowserTab> },
  parameters: {
    wholeApp: true,
    scenario: 'bajo-minimo',
    docs: { story: { inline: false, height: '40rem' } },
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flow: Story = {
  name: 'De un monto corto a la tasa aceptada',
  // The hint comes a moment after the last key, and the clock of a picture stands still.
  tags: ['no-picture'],
  play: async ({ canvas, step, userEvent }) => {
    const sent = await canvas.findByRole('textbox', { name: 'Envías' });
    const received = canvas.getByRole('textbox', { name: 'Reciben' });
    const accept = await canvas.findByRole('button', { name: 'Quiero esta tasa' });

    await step('Escribe 30 €, menos que el mínimo de 50: se le dice cuánto falta', async () => {
      await userEvent.clear(sent);
      await userEvent.type(sent, '30');
      await expect(await canvas.findByText(/^Faltan 20,00\s€$/)).toBeVisible();
    });

    await step('Escribe 80 €: ve los bolívares que reciben, y ya no falta nada', async () => {
      await userEvent.clear(sent);
      await userEvent.type(sent, '80');
      await expect(received).not.toHaveValue('');
      await waitFor(() => expect(canvas.queryByText(/^Faltan/)).toBeNull());
    });

    await step('Escribe los bolívares, y los euros se calculan', async () => {
      await userEvent.clear(received);
      await userEvent.type(received, '50000');
      await waitFor(() => expect(sent).not.toHaveValue('80,00'));
      await expect(sent).not.toHaveValue('');
    });

    await step('Acepta la tasa, y elige a quién', async () => {
      await waitFor(() => expect(accept).toBeEnabled());
      await userEvent.click(accept);
      await expect(await canvas.findByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
    });
  },
};
