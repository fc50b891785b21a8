import { BrowserTab } from '@stories/flows/BrowserTab';
import { MARIA } from '@stories/flows/step1';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { App } from '@/app/App';

const meta = {
  title: 'Estado libre del servidor',
  component: App,
  args: { router: (routes) => <BrowserTab path="/envios">{routes}</BrowserTab> },
  parameters: {
    wholeApp: true,
    scenario: 'aprobada',
    docs: { story: { inline: false, height: '40rem' } },
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flow: Story = {
  name: 'Un estado que nadie conocía, y uno que falta',
  play: async ({ canvas, sandbox, step, userEvent }) => {
    const sent = sandbox.exchanges(MARIA).at(-1);
    const row = async () => canvas.findByRole('row', { name: new RegExp(sent?.exchangeId ?? '—') });
    const serverSays = async (status: string | null, statusColour: string | null) => {
      sandbox.updateExchange(sent?.id ?? 0, { alive: false, status, statusColour });
      await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }));
    };

    await step('Ve su último envío, con el estado que escribe el servidor', async () => {
      await expect(await row()).toHaveTextContent(sent?.status ?? '—');
    });

    await step('El servidor escribe un estado nuevo: se lee con sus palabras y su color', async () => {
      await serverSays('Esperando al banco', '#0F766E');
      await waitFor(async () => expect(await row()).toHaveTextContent('Esperando al banco'));
      await expect(within(await row()).getByText('Esperando al banco')).toHaveStyle({
        backgroundColor: '#0F766E',
      });
    });

    await step('Filtra por ese estado, aunque la aplicación no lo conocía', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
      await userEvent.selectOptions(canvas.getByLabelText('Filtrar por estado'), 'Esperando al banco');
      await expect(await canvas.findByText('· Se muestran 1')).toBeVisible();
      await userEvent.selectOptions(canvas.getByLabelText('Filtrar por estado'), 'Todos los estados');
    });

    await step('El servidor deja de decirlo: se lee «Sin estado»', async () => {
      await serverSays(null, null);
      await waitFor(async () => expect(await row()).toHaveTextContent('Sin estado'));
    });
  },
};
