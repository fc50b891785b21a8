import { BrowserTab } from '@stories/flows/BrowserTab';
import { MARIA } from '@stories/flows/step1';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { App } from '@/app/App';

const meta = {
  title: 'Confirmar lo que no se puede deshacer',
  component: App,
  args: { router: (routes) => <BrowserTab path="/envia2">{routes}</BrowserTab> },
  parameters: {
    wholeApp: true,
    scenario: 'aprobada',
    docs: { story: { inline: false, height: '40rem' } },
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flow: Story = {
  name: 'Borrar un beneficiario: primero no, después sí',
  play: async ({ canvas, sandbox, step, userEvent }) => {
    const saved = () => sandbox.beneficiaries(MARIA).length;
    const before = saved();
    const dialog = () => screen.findByRole('dialog', { name: '¿Eliminar beneficiario?' });

    await step('Pide borrar a Mamá: la pregunta la nombra, y el foco está en «Cancelar»', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Opciones de Mamá' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Eliminar Mamá' }));
      const asked = await dialog();
      await expect(asked).toHaveTextContent('Se borrará Mamá de tus beneficiarios guardados.');
      await waitFor(() => expect(within(asked).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    });

    await step('Pulsa Intro: no se borra nada, y el foco vuelve al botón', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Eliminar Mamá' })).toHaveFocus());
      await expect(saved()).toBe(before);
    });

    await step('Lo pide otra vez y pulsa «Eliminar»: Mamá ya no está', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Eliminar Mamá' }));
      await userEvent.click(within(await dialog()).getByRole('button', { name: 'Eliminar' }));
      await waitFor(() => expect(canvas.queryByRole('radio', { name: /Mamá/ })).toBeNull());
      await expect(saved()).toBe(before - 1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
