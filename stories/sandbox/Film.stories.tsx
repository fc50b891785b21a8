import type { Sandbox } from '@mocks/engine/sandbox';
import { memoryFilmStore } from '@mocks/page/film/controls';
import type { Film } from '@mocks/page/film/film';
import type { FilmSession } from '@mocks/page/film/session';
import { pageSandbox } from '@mocks/page/pageSandbox';
import { FilmBar } from '@mocks/panel/film/FilmBar';
import { Panel } from '@mocks/panel/Panel';
import { createStore, StoreContext } from '@mocks/panel/store';
import { encodeScenario } from '@mocks/scenarios/link';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

const button = (name: string) => ({ by: 'role' as const, role: 'button', name, nth: 0 });
const clock = { at: '2026-11-22T10:00:00.000Z', frozen: true };

const film: Film = {
  version: 1,
  scenario: encodeScenario(scenarioOf('aprobada', { clock })),
  path: '/envia1',
  steps: [
    { do: 'wait', seconds: 2 },
    { do: 'type', on: { by: 'role', role: 'textbox', name: 'Envías', nth: 0 }, text: '50' },
    { do: 'press', on: button('Quiero esta tasa') },
    { do: 'command', name: 'fault', inputs: { fault: { call: 'createExchange', kind: 'lost' } } },
    { do: 'press', on: button('Confirmar') },
  ],
  end: { address: '/envia3', heading: 'Resumen del envío', accounts: [], state: 'abc' },
};
const session: FilmSession = {
  mode: 'stopped',
  film,
  played: 5,
  until: 5,
  fast: false,
  fresh: false,
  now: Date.parse(clock.at),
  leaving: false,
};

/** The film of a story; null for none. */
interface FilmParameters {
  readonly film: FilmSession | null;
}

const meta = {
  title: 'Película',
  component: Panel,
  parameters: { scenario: 'aprobada', film: session },
  args: { tab: 'pelicula', takeFocus: false, onTab: fn(), onClose: fn() },
  decorators: [
    (Story, { loaded, parameters }) => {
      const films = memoryFilmStore();
      films.set((parameters as FilmParameters).film ?? undefined);
      const { sandbox } = loaded as { readonly sandbox: Sandbox };
      return (
        <StoreContext value={createStore(pageSandbox(sandbox, films))}>
          <Story />
        </StoreContext>
      );
    },
  ],
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { name: 'Sin película', parameters: { film: null } };

export const Recorded: Story = {
  name: 'Grabada',
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByText('Escribe «50» en «Envías»')).toBeVisible();
    const link = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Enlace a la película' });
    await waitFor(() => expect(link.value).toMatch(/\/envia1#pelicula=/));
    await expect(panel.getByRole('group', { name: 'Prueba de Playwright' })).toHaveTextContent(
      'page.getByRole("button", { name: "Confirmar", exact: true })',
    );
  },
};

const bar = (film: FilmSession): Story => ({ render: () => <FilmBar />, parameters: { film } });

export const Recording: Story = { name: 'Barra, grabando', ...bar({ ...session, mode: 'recording' }) };

export const Playing: Story = {
  name: 'Barra, reproduciendo',
  ...bar({ ...session, mode: 'playing', played: 2 }),
};

export const Paused: Story = {
  name: 'Barra, en pausa',
  ...bar({ ...session, mode: 'paused', played: 2 }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Paso 2 de 5. Después: Pulsa «Quiero esta tasa».',
    );
  },
};

export const OtherEnd: Story = {
  name: 'Barra, con otro final',
  ...bar({
    ...session,
    outcome: { isSame: false, text: 'No termina igual: los datos del servidor son otros.' },
  }),
};

export const Phone: Story = {
  name: 'Barra, en un teléfono',
  ...Paused,
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { name: 'De noche', globals: { scheme: 'dark' } };
