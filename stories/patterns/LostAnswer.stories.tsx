import { BrowserTab } from '@stories/flows/BrowserTab';
import { acceptRate, MARIA } from '@stories/flows/step1';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { App } from '@/app/App';

const meta = {
  title: 'Cuando se pierde la respuesta',
  tags: ['all'],
  component: App,
  args: { router: (routes) => <BrowserTab path="/envia1">{routes}</BrowserTab> },
  parameters: {
    wholeApp: true,
    scenario: 'respuesta-perdida',
    docs: { story: { inline: false, height: '40rem' } },
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flow: Story = {
  name: 'Confirmar, no saber, y saberlo sin pulsar nada',
  play: async ({ canvas, sandbox, step, userEvent }) => {
    const before = sandbox.exchanges(MARIA).length;

    await step('Acepta la tasa para 50 € y elige a Mamá', async () => {
      await acceptRate({ canvas, sandbox, userEvent });
      await userEvent.click(await canvas.findByRole('radio', { name: /Mamá/ }));
    });

    await step('Confirma y la respuesta se pierde: la página dice que pudo hacerse', async () => {
      // What the app asks then stays without an answer, so that the reader sees the doubt. A reading that began before
      // the transfer would not know of it.
      const stop = sandbox.subscribe(() => {
        if (sandbox.exchanges(MARIA).length === before) return;
        stop();
        sandbox.fault({ call: 'listExchanges', kind: 'hold' });
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
      await expect(await canvas.findByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
    });

    await step('El historial contesta: el recibo se abre solo, y el envío es uno', async () => {
      sandbox.clearFaults('listExchanges');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent('Resumen del envío'));
      await expect(sandbox.exchanges(MARIA)).toHaveLength(before + 1);
    });
  },
};
