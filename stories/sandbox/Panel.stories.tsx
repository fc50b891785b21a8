import type { Sandbox } from '@mocks/engine/sandbox';
import { DemoBadge } from '@mocks/panel/DemoBadge';
import type { TabName } from '@mocks/panel/openTab';
import { Panel } from '@mocks/panel/Panel';
import { profileOf } from '@mocks/server/rules/profile';
import { logins } from '@mocks/server/seeds/accounts';
import { countryId } from '@mocks/server/seeds/countries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { formatDateTime } from '@/lib/dates';
import { withPanelStore } from './withPanelStore';

/** The panel with the story's own sandbox, after `before` has changed it. */
function play(tab: TabName, before: (sandbox: Sandbox) => unknown = () => undefined): Story {
  return {
    args: { tab },
    beforeEach: async ({ sandbox }) => {
      await before(sandbox);
    },
  };
}

const meta = {
  title: 'Panel',
  tags: ['all'],
  component: Panel,
  parameters: { scenario: 'aprobada' },
  args: { tab: 'escenarios', takeFocus: false, onTab: fn(), onClose: fn() },
  decorators: [withPanelStore],
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A call for the log, as the page would make it. */
const call = (sandbox: Sandbox, path: string) =>
  sandbox.respond(new Request(new URL(path, location.origin))).catch(() => undefined);

export const Scenarios: Story = {
  name: 'Escenarios',
  ...play('escenarios'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Cuenta aprobada/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    // The chosen one alone is described.
    await expect(canvas.getByText(/^Sesión iniciada/)).toBeVisible();
    await expect(canvas.queryByText(/^Los datos están completos/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Primeros pasos'));
    await expect(canvas.getByRole('button', { name: 'Empezar' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar la demo' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Server: Story = { name: 'Servidor, sin fallos', ...play('servidor') };

export const NewFaults: Story = {
  name: 'Servidor, poniendo fallos',
  ...play('servidor'),
  play: async ({ canvas, sandbox, userEvent }) => {
    const card = async (call: string) => {
      const title = canvas.getByText(call, { selector: 'strong' });
      await userEvent.click(title);
      return within(title.closest('details') ?? document.body);
    };
    // Each press applies at once.
    const history = await card('Lista de envíos');
    await userEvent.selectOptions(history.getByLabelText('Qué pasa'), 'Responde con un error');
    await userEvent.click(history.getByRole('button', { name: '503' }));
    await expect(history.getByText('Error 503')).toBeVisible();
    const minimum = await card('Comprobar el mínimo');
    await userEvent.selectOptions(minimum.getByLabelText('Qué pasa'), 'Tarda');
    await expect(minimum.getByText('Tarda, 3 s más')).toBeVisible();
    await userEvent.click(minimum.getByRole('button', { name: '31 s' }));
    await expect(minimum.getByText('Tarda, 31 s más')).toBeVisible();
    const { faults } = sandbox.scenario();
    await expect(faults).toHaveLength(2);
    await expect(faults).toContainEqual(
      expect.objectContaining({ call: 'listExchanges', kind: 'status', status: 503 }),
    );
    await expect(faults).toContainEqual(
      expect.objectContaining({ call: 'checkMinimum', kind: 'slow', delayMs: 31_000 }),
    );
  },
};

export const FailingServer: Story = {
  name: 'Servidor, con fallos',
  ...play('servidor', (sandbox) => {
    sandbox.fault({ call: 'createExchange', kind: 'lost', times: 1 });
    sandbox.fault({ call: 'login', kind: 'status', status: 503, body: { msg: 'En mantenimiento.' } });
    sandbox.change({ latencyMs: 3000 });
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar todos los fallos (2)' }));
    await expect(canvas.queryByText(/Error 503/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer: quitar fallos' }));
    await expect(canvas.getByText('Error 503')).toBeInTheDocument();
  },
};

export const HeldAnswer: Story = {
  name: 'Servidor, con una respuesta retenida',
  ...play('servidor', async (sandbox) => {
    sandbox.fault({ call: 'listCountries', kind: 'hold' });
    const paused = new Promise<void>((resolve) => {
      sandbox.subscribe(() => sandbox.paused().length > 0 && resolve());
    });
    void call(sandbox, '/api/countries');
    await paused;
  }),
};

export const EditedAnswer: Story = {
  name: 'Servidor, cambiando una respuesta retenida',
  ...HeldAnswer,
  play: async ({ canvas, sandbox, userEvent }) => {
    await userEvent.click(await canvas.findByText('Cambiar la respuesta'));
    const status = canvas.getByRole('textbox', { name: 'Estado' });
    await userEvent.clear(status);
    await userEvent.type(status, '503{Enter}');
    await expect(sandbox.paused()[0]?.answer.status).toBe(503);
  },
};

export const UnstableServer: Story = {
  name: 'Servidor, con fallos al azar y con condición',
  ...play('servidor', (sandbox) => {
    sandbox.fault({ call: '*', kind: 'status', status: 503, body: {}, chance: 0.3 });
    sandbox.fault({
      call: 'createExchange',
      kind: 'status',
      status: 422,
      body: {},
      when: 'amountSend > 1000',
    });
    sandbox.change({ jitter: { kind: 'longTail', medianMs: 300, p95Ms: 2000 }, randomSeed: 7 });
  }),
  play: async ({ canvas, sandbox, userEvent }) => {
    await expect(canvas.getByText('Error 422, si amountSend > 1000')).toBeVisible();
    await userEvent.click(canvas.getByText('Error 503, 30 %'));
    const chance = canvas.getAllByRole('textbox', { name: 'Probabilidad (%)' })[0];
    await userEvent.type(chance ?? document.body, '{Control>}a{/Control}45{Enter}');
    await expect(canvas.getByText('Error 503, 45 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Otra semilla' }));
    await expect(sandbox.scenario().randomSeed).toBe(8);
  },
};

export const ClockAndData: Story = { name: 'Reloj y datos', ...play('datos') };

export const FrozenClock: Story = {
  name: 'Reloj y datos, parado y adelantado',
  ...play('datos', (sandbox) => {
    sandbox.advance(3 * 24 * 60 * 60_000);
    sandbox.freeze();
  }),
};

export const ClockOfAnotherZone: Story = {
  name: 'Reloj y datos, de quien vive en Venezuela',
  ...play('datos', (sandbox) => {
    sandbox.freeze();
    for (const user of sandbox.users().filter(({ login }) => login === logins.main)) {
      const profile = profileOf(user);
      const address = { ...profile.address, country: countryId('VE') };
      sandbox.updateUser(user.login, { profile: JSON.stringify({ ...profile, address }) });
    }
  }),
  play: async ({ canvas, sandbox }) => {
    const now = sandbox.clock.now();
    const shown = new RegExp(`^${formatDateTime(now, 'America/Caracas')}`);
    await expect(canvas.getByText(shown, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Día y hora' })).toHaveTextContent(shown);
    await expect(
      canvas.getByText(new RegExp(`America/Caracas.* UTC: ${formatDateTime(now, 'UTC')}`)),
    ).toBeVisible();
  },
};

export const ChangedData: Story = {
  name: 'Reloj y datos, con cambios que se pueden deshacer',
  ...play('datos', (sandbox) => {
    sandbox.setRate(620);
    sandbox.createExchange(logins.main, 50);
  }),
};

export const EmptyLog: Story = {
  name: 'Registro, vacío',
  ...play('registro', (sandbox) => sandbox.clearLog()),
};

export const Log: Story = {
  name: 'Registro, con llamadas y un código',
  ...play('registro', async (sandbox) => {
    await call(sandbox, '/api/csrf');
    sandbox.fault({ call: 'listCountries', kind: 'malformed' });
    await call(sandbox, '/api/countries');
    await call(sandbox, '/api/beneficiaries');
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Solo las que fallaron' }));
    await expect(canvas.queryByText(/\/api\/csrf/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/\/api\/beneficiaries/)).toBeInTheDocument();
  },
};

export const Why: Story = {
  name: 'Registro, por qué se rechazó una llamada',
  ...play('registro', async (sandbox) => {
    const authorization = `Bearer ${logins.main}`;
    const path = '/api/exchange/checkMinimum?fkCurrencySend=43&amountSend=2.50';
    await sandbox.respond(new Request(new URL(path, location.origin), { headers: { authorization } }));
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), '2.50');
    await userEvent.click(canvas.getByText(/amountSend=2\.50$/));
    const why = within(await canvas.findByRole('region', { name: '¿Por qué?' }));
    await expect(why.getByText('minimum')).toBeVisible();
    await expect(why.getByText(/Un envío de 10,00/)).toBeVisible();
    await userEvent.click(why.getByRole('button', { name: 'Repetir con este cambio' }));
    await expect(await canvas.findByText('Repetida: 200')).toBeVisible();
  },
};

export const WhyFault: Story = {
  name: 'Registro, por qué falló una llamada',
  ...play('registro', async (sandbox) => {
    sandbox.fault({ call: '*', kind: 'malformed' });
    await call(sandbox, '/api/countries');
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/countries$/));
    const why = within(await canvas.findByRole('region', { name: '¿Por qué?' }));
    await expect(why.getByText('faults[0]: malformed')).toBeVisible();
  },
};

export const RecordedAnswers: Story = {
  name: 'Registro, con las respuestas de un archivo HAR',
  ...play('registro', async (sandbox) => {
    await call(sandbox, '/api/countries');
    sandbox.playHar(sandbox.har());
    await call(sandbox, '/api/countries');
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Archivo HAR'));
    await expect(canvas.getByText(/^\d+ respuestas? grabadas?$/)).toBeVisible();
    const wrong = new File(['{"log":{"entries":[]}}'], 'vacio.har', { type: 'application/json' });
    await userEvent.upload(canvasElement.querySelector('input[type=file]') ?? document.body, wrong);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ninguna llamada a la API');
  },
};

export const More: Story = {
  name: 'Más',
  // It shows the address of the page, which is another one in each run.
  tags: ['no-picture'],
  ...play('mas'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el guion' }));
    await expect(args.onTab).toHaveBeenCalledWith('guion');
  },
};

export const BadgeWithCode: Story = {
  name: 'La marca, con el código que se acaba de enviar',
  beforeEach: async ({ sandbox }) => {
    const contact = { loginType: 1, login: 'nadie@turpial.example' } as const;
    await sandbox.call('sendVerificationCode', { body: contact });
  },
  render: () => <DemoBadge onOpen={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Demo Código 246810/ })).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'En un teléfono',
  ...play('servidor'),
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { name: 'De noche', ...play('escenarios'), globals: { scheme: 'dark' } };
