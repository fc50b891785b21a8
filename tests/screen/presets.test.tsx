import { createSandbox } from '@mocks/engine/sandbox';
import { decodeScenario } from '@mocks/scenarios/link';
import { presets, scenarioNames, type ScenarioName } from '@mocks/scenarios/presets/table';
import { logins } from '@mocks/server/seeds/accounts';
import { expect, test, vi } from 'vitest';
import { arrivesAt } from '../support/hands';
import { hurry } from '../support/hurry';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { askForCode } from '../support/signUp';

/** What a user sees or can do after opening a preset's link. A preset without its check does not compile. */
type Promises = Readonly<Record<ScenarioName, (app: RenderedApp) => Promise<unknown>>>;

const heading = ({ screen }: RenderedApp, name: string) =>
  expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
const text = ({ screen }: RenderedApp, what: string | RegExp) =>
  expect.element(screen.getByText(what).first()).toBeVisible();
const alertSays = ({ screen }: RenderedApp, what: string | RegExp) =>
  expect.element(screen.getByRole('alert')).toHaveTextContent(what);
const press = ({ screen }: RenderedApp, name: string) =>
  screen.getByRole('main').getByRole('button', { name }).click();

/** Texts of the browser's alerts so far. */
function alerts(): readonly string[] {
  return vi.mocked(window.alert).mock.calls.map(([message]) => String(message));
}

async function quote(app: RenderedApp, amount: string) {
  await app.screen.getByRole('textbox', { name: 'Envías' }).fill(amount);
  await press(app, 'Quiero esta tasa');
}
async function confirm(app: RenderedApp) {
  await app.screen.getByRole('radio', { name: /Mamá/ }).click();
  await press(app, 'Confirmar');
}
async function typeCode(app: RenderedApp) {
  await app.screen.getByLabelText('Código de 6 dígitos').fill('246810');
  await press(app, 'Confirmar');
}
const answersTo = ({ sandbox }: RenderedApp, call: string) =>
  sandbox.log().flatMap((entry) => (entry.call === call ? [entry.status] : []));
const sent = ({ sandbox }: RenderedApp) => sandbox.exchanges(logins.main).length - 25;

const promises: Promises = {
  async normal(app) {
    await heading(app, 'Envía dinero a Venezuela con confianza');
    await expect.element(app.screen.getByRole('link', { name: 'Enviar dinero ahora' })).toBeVisible();
    expect(answersTo(app, 'refreshSession')).toEqual([]);
  },
  async aprobada(app) {
    await text(app, /1 € = [\d.,]+ Bs/);
    await quote(app, '50');
    await expect.poll(() => app.screen.getByRole('radio').elements().length).toBe(6);
  },
  async 'cuenta-nueva'(app) {
    await text(app, /Para guardar faltan: nombre/);
    await expect.element(app.screen.getByRole('link', { name: 'Enviar ahora!' })).not.toBeInTheDocument();
  },
  async 'en-revision'(app) {
    await text(app, /^Tu perfil está en revisión\./);
    await expect.element(app.screen.getByLabelText('Nombres')).toBeDisabled();
  },
  async 'sin-beneficiarios'(app) {
    await text(app, 'Selecciona el método');
    await expect.element(app.screen.getByRole('tab', { name: 'Seleccionar guardado' })).toBeDisabled();
  },
  async justificante(app) {
    await text(app, 'Total de 2026');
    await text(app, /^2 envíos no cuentan en las sumas/);
    await text(app, /^Meses sin envíos: /);
    await expect.element(app.screen.getByText('Destino 2 · Pago móvil')).toBeVisible();
  },
  'sin-historial': (app) => text(app, 'Aún no tienes envíos registrados'),

  async 'tasa-cambia'(app) {
    await text(app, /1 € = [\d.,]+ Bs/);
    // Calls at the same moment count as one.
    app.sandbox.advance(1000);
    await quote(app, '50');
    await expect.poll(alerts).toEqual(['La tasa ha cambiado. Por favor, vuelve a intentarlo.']);
    await expect.element(app.screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('');
  },
  async 'tasa-no-disponible'(app) {
    await text(app, /No pudimos obtener la tasa/);
    await expect.element(app.screen.getByRole('button', { name: 'Esperando tasa…' })).toBeDisabled();
  },
  async 'bajo-minimo'(app) {
    await quote(app, '49');
    await expect.poll(alerts).toEqual(['El monto mínimo para enviar es 50,00\u00a0€.']);
    await quote(app, '50');
    await heading(app, 'Selecciona el beneficiario');
  },
  async 'envio-rechazado'(app) {
    await confirm(app);
    await expect.poll(alerts).toEqual(['Has alcanzado el límite mensual de envíos.']);
    expect(sent(app)).toBe(0);
  },
  async 'respuesta-perdida'(app) {
    await press(app, 'Confirmar');
    await heading(app, 'Resumen del envío');
    await text(app, 'Tu envío sí se hizo.');
    expect(sent(app)).toBe(1);
  },
  'envio-repetido': ({ screen }) =>
    expect
      .element(screen.getByRole('region', { name: 'Resumen' }))
      .toHaveTextContent(/Ya enviaste 100,00\s€ a Mamá (?:hoy|el \d+\s\S+) a las \d+:\d\d\./),
  async 'cuenta-cambiada'(app) {
    await text(app, 'No es la cuenta de tu último envío a Mamá. Compruébala.');
    await app.screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
    await app.screen.getByRole('radio', { name: /Tío Ramón/ }).click();
    await text(app, 'También guardada con otro documento: Gestor Ramón.');
  },
  'primera-vez': (app) => text(app, 'Primera vez a esta cuenta. Envía solo a quien conoces.'),
  async 'estado-cambia'(app) {
    await app.screen.getByRole('button', { name: 'Más opciones' }).click();
    await expect.element(app.screen.getByRole('button', { name: 'Avísame si cambia' })).toBeVisible();
  },
  async 'metodo-desconocido'(app) {
    await text(app, '10 guardados');
    // The list renders only the visible rows.
    app.screen.getByRole('radio').last().element().scrollIntoView();
    await text(app, 'Método desconocido');
    await text(app, 'Método retirado');
  },

  async 'sesion-caducada'(app) {
    await arrivesAt(app.location, '/iniciar');
    expect(answersTo(app, 'refreshSession')).toEqual([401]);
  },
  async 'refresh-reutilizado'(app) {
    await text(app, 'Total registrados: 25');
    expect(answersTo(app, 'refreshSession')).toEqual([401, 200]);
  },
  async 'credenciales-rechazadas'(app) {
    await app.screen.getByLabelText('Correo electrónico o teléfono').fill(logins.main);
    await press(app, 'Continuar');
    await app.screen.getByLabelText('Contraseña', { exact: true }).fill('Turpial2026');
    await press(app, 'Iniciar sesión');
    await text(app, 'Credenciales inválidas.');
  },
  async 'codigo-incorrecto'(app) {
    await askForCode(app);
    await typeCode(app);
    await text(app, 'Código de verificación inválido.');
    expect(app.sandbox.scenario().faults.map(({ call }) => call)).toContain('verifyPasswordReset');
  },
  async 'correo-registrado'(app) {
    await askForCode(app);
    await text(app, 'Este correo ya está registrado.');
    expect(app.location()).toBe('/registrate');
  },
  async 'perfil-no-se-guarda'(app) {
    await app.screen.getByLabelText('Nombres').fill('Otra');
    await press(app, 'Guardar');
    await text(app, 'No se pudo guardar');
    await text(app, 'El código postal no existe.');
  },

  'historial-falla': (app) => alertSays(app, 'No se pudo cargar el historial'),
  async 'servidor-caido'(app) {
    await alertSays(app, 'El servicio no está disponible en este momento.');
    expect(app.location()).toBe('/envios');
  },
  async 'pasarela-html'(app) {
    await alertSays(app, 'Intenta nuevamente más tarde.');
    await expect.element(app.screen.getByText(/Bad Gateway/)).not.toBeInTheDocument();
  },
  async 'red-lenta'(app) {
    await text(app, 'Total registrados: 25');
    expect(app.sandbox.log().every(({ durationMs }) => durationMs === 3000)).toBe(true);
  },
  async 'red-inestable'(app) {
    await text(app, 'Total registrados: 25');
    expect(answersTo(app, 'listExchanges').slice(0, 3)).toEqual([503, 503, 200]);
  },
  async cargando(app) {
    await expect.poll(() => app.sandbox.paused().at(-1)?.call).toBe('listExchanges');
    await expect.element(app.screen.getByText('Cargando tus envíos…')).toBeInTheDocument();
    app.sandbox.release();
    await text(app, 'Total registrados: 25');
  },
  'sin-conexion': (app) => alertSays(app, /No hay conexión con el servidor/),
  async 'respuestas-raras'(app) {
    await text(app, 'Total registrados: 25');
    await expect.element(app.screen.getByRole('row').nth(1)).toHaveTextContent(/TRP-/);
  },
  async 'respuesta-ilegible'(app) {
    await alertSays(app, 'No se pudo cargar el historial');
    await alertSays(app, 'Respuesta inválida del servidor');
  },
  async 'tipos-equivocados'(app) {
    await heading(app, 'Tus envíos');
    await text(app, 'Total registrados: 25');
  },
  'datos-grandes': (app) => text(app, 'Total registrados: 10000'),
};

/** Presets that show a toast: with fast timers it would close too early. */
const unhurried: readonly ScenarioName[] = ['respuesta-perdida'];

test.each(scenarioNames)('the link of %s shows what it describes', async (name) => {
  if (!unhurried.includes(name)) hurry();
  vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { path, state } = presets[name];
  const { now, rate } = { now: Date.now(), rate: createSandbox({ scenario: name }).rate() };
  const app = await renderApp({ scenario: decodeScenario(name), path, state: state?.({ now, rate }) });
  await promises[name](app);
});
