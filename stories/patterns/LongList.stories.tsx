import { BrowserTab } from '@stories/flows/BrowserTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { App } from '@/app/App';

const meta = {
  title: 'Lista larga',
  tags: ['all'],
  component: App,
  args: { router: (routes) => <BrowserTab path="/envios">{routes}</BrowserTab> },
  parameters: {
    wholeApp: true,
    scenario: 'datos-grandes',
    docs: { story: { inline: false, height: '40rem' } },
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flow: Story = {
  name: 'Diez mil envíos: buscar, no encontrar y volver a todos',
  play: async ({ canvas, step, userEvent }) => {
    await step('Ve cuántos envíos hay', async () => {
      await expect(await canvas.findByText('Total registrados: 10000')).toBeVisible();
    });

    await step('Busca uno por su número: se le dice cuántos se muestran', async () => {
      await userEvent.type(canvas.getByLabelText(/^Buscar por/), '009999');
      await expect(await canvas.findByText('· Se muestran 1')).toBeVisible();
    });

    await step('Busca a quien no está: se le dice, con una sola salida', async () => {
      await userEvent.clear(canvas.getByLabelText(/^Buscar por/));
      await userEvent.type(canvas.getByLabelText(/^Buscar por/), 'nadie');
      await expect(await canvas.findByText('Ningún envío coincide con tu búsqueda')).toBeVisible();
    });

    await step('Vuelve a verlos todos', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ver todos los envíos' }));
      await expect(await canvas.findByText('Total registrados: 10000')).toBeVisible();
      await expect(canvas.getByLabelText(/^Buscar por/)).toHaveValue('');
    });
  },
};
