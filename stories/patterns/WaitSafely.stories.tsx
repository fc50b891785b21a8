import { BrowserTab } from '@stories/flows/BrowserTab';
import { expectStep1 } from '@stories/flows/step1';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { App } from '@/app/App';

const meta = {
  title: 'Esperar sin perder nada',
  component: App,
  args: { router: (routes) => <BrowserTab path="/envia1">{routes}</BrowserTab> },
  parameters: {
    wholeApp: true,
    scenario: 'aprobada',
    docs: { story: { inline: false, height: '40rem' } },
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flow: Story = {
  name: 'La tasa tarda, y lo escrito se queda',
  play: async ({ canvas, sandbox, step, userEvent }) => {
    const sent = await canvas.findByRole('textbox', { name: 'Envías' });

    await step(
      'Escribe 75 € y acepta; la respuesta no llega, y el botón dice que está en curso',
      async () => {
        await userEvent.clear(sent);
        await userEvent.type(sent, '75');
        const accept = await canvas.findByRole('button', { name: 'Quiero esta tasa' });
        await waitFor(() => expect(accept).toBeEnabled());
        sandbox.fault({ call: 'exchangeRate', kind: 'hold' });
        await userEvent.click(accept);
        await waitFor(() => expect(sandbox.paused().map(({ call }) => call)).toContain('exchangeRate'));
        await expect(accept).toHaveAttribute('data-loading', 'true');
        await expect(sent).toHaveValue('75,00');
      },
    );

    await step('La respuesta llega: se abre el paso 2', async () => {
      sandbox.clearFaults('exchangeRate');
      await expect(await canvas.findByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
    });

    await step('Vuelve al paso 1: los 75 € siguen ahí', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Volver' }));
      await expect(await canvas.findByRole('textbox', { name: 'Envías' })).toHaveValue('75,00');
      await expectStep1(canvas);
    });
  },
};
