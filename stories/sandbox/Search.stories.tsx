import type { Sandbox } from '@mocks/engine/sandbox';
import { pageSandbox } from '@mocks/page/pageSandbox';
import { search } from '@mocks/panel/found';
import type { TabName } from '@mocks/panel/openTab';
import { Panel } from '@mocks/panel/Panel';
import { createStore, StoreContext } from '@mocks/panel/store';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

/** The panel with its tabs. */
function WholePanel({ sandbox }: { readonly sandbox: Sandbox }) {
  const [store] = useState(() => createStore(pageSandbox(sandbox)));
  const [tab, setTab] = useState<TabName>('escenarios');
  return (
    <StoreContext value={store}>
      <Panel tab={tab} onTab={setTab} onClose={fn()} takeFocus={false} />
    </StoreContext>
  );
}

const meta = {
  title: 'Buscador',
  tags: ['all'],
  parameters: { scenario: 'aprobada' },
  render: (_args, { sandbox }) => <WholePanel sandbox={sandbox} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: StoryContext['canvas']) =>
  canvas.getByRole('searchbox', { name: 'Buscar en la demo' });

export const Found: Story = {
  name: 'Con resultados',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'perdida');
    await expect(canvas.getByRole('list', { name: 'Encontrado' })).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Sin resultados',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'xyzzy');
    await expect(canvas.getByText('No hay nada con esas palabras.')).toBeVisible();
  },
};

export const OpensPlaces: Story = {
  name: 'Abre cada ajuste y cada llamada',
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Headings of an empty list are missing, and presets leave the page.
    const places = search('').filter(({ kind, title }) => kind === 'place' && title !== 'Códigos enviados');
    for (const { title } of places) {
      await userEvent.clear(field(canvas));
      await userEvent.paste(title);
      const list = within(await canvas.findByRole('list', { name: 'Encontrado' }));
      const [choice] = list.getAllByText(title, { selector: 'strong' });
      await userEvent.click(choice ?? canvasElement);
      await waitFor(() => {
        const { activeElement, body } = document;
        // Until the place is on screen, the body has the focus, and its text contains everything.
        if (activeElement === body) throw new Error('nothing has the focus');
        const label =
          activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement
            ? activeElement.labels?.[0]?.textContent
            : activeElement?.textContent;
        return expect(label ?? '').toContain(title);
      });
    }
  },
};
