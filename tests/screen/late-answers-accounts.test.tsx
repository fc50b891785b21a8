import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '@/session/current';
import { scenarioOf } from '@mocks/scenarios/presets';
import type { Fault } from '@mocks/scenarios/scenario';
import { arrivesAt } from '../support/arrivesAt';
import { renderApp, type RenderedApp } from '../support/renderApp';

const visitor = (...faults: readonly Fault[]) => scenarioOf('normal', { latencyMs: 0, faults });
const fresh = (...faults: readonly Fault[]) => scenarioOf('cuenta-nueva', { latencyMs: 0, faults });

const count = ({ sandbox }: RenderedApp, call: string) =>
  sandbox.log().filter((entry) => entry.call === call).length;
const isHeld = ({ sandbox }: RenderedApp) => vi.waitFor(() => expect(sandbox.held()).toHaveLength(1));

/** On /contacto, as somebody whose session is known and who may not send yet. */
async function openContact() {
  await page.viewport(1280, 800);
  const app = await renderApp({ scenario: fresh(), path: '/contacto' });
  const { screen, sandbox } = app;
  await vi.waitFor(() => expect(sandbox.log().some(({ call }) => call === 'refreshSession')).toBe(true));
  await vi.waitFor(() => expect(session.getState().status).toBe('signedIn'));
  return {
    ...app,
    async sendMoney() {
      await screen.getByRole('button', { name: 'Menú' }).click();
      await screen.getByRole('button', { name: 'Enviar dinero' }).click();
    },
  };
}

/** At the first step of signing up, filled in. */
async function fillSignUp(faults: readonly Fault[] = []) {
  await page.viewport(1280, 800);
  const app = await renderApp({ scenario: visitor(...faults), path: '/registrate' });
  const { screen } = app;
  await screen.getByLabelText('Correo electrónico o teléfono').fill('ana@turpial.example');
  for (const box of screen.getByRole('checkbox').all()) await box.click();
  return { ...app, next: screen.getByRole('button', { name: 'Continuar' }) };
}

test('a code that is sent after the form was left takes nobody to it', async () => {
  const app = await fillSignUp([{ call: 'sendVerificationCode', kind: 'hold' }]);
  await app.next.click();
  await isHeld(app);
  await app.screen.getByRole('link', { name: 'Contacto' }).first().click();
  await arrivesAt(app.location, '/contacto');
  app.sandbox.release();
  await vi.waitFor(() => expect(app.sandbox.held()).toHaveLength(0));
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  expect(app.location()).toBe('/contacto');
});

test('going back from the code keeps the form, and Continuar sends no second code before its time', async () => {
  const app = await fillSignUp();
  const { screen, next } = app;
  await next.click();
  await screen.getByRole('link', { name: 'Cambiar contacto' }).click();
  await arrivesAt(app.location, '/registrate');
  for (const box of screen.getByRole('checkbox').all()) await expect.element(box).toBeChecked();
  await next.click();
  await expect.element(screen.getByLabelText('Código de 6 dígitos')).toBeVisible();
  expect(count(app, 'sendVerificationCode')).toBe(1);
});

test('a double press on the forgotten password asks for one code, and adds one entry', async () => {
  const app = await renderApp({ scenario: visitor(), path: '/olvide', history: 'browser' });
  const { screen } = app;
  const contact = screen.getByLabelText('Correo electrónico o teléfono');
  await contact.fill('maria@turpial.example');
  const entries = history.length;
  await screen.getByRole('button', { name: 'Enviar código' }).dblClick();
  await expect.element(screen.getByLabelText('Código de 6 dígitos')).toBeVisible();
  await vi.waitFor(() => expect(count(app, 'requestPasswordReset')).toBe(1));
  expect(history.length).toBe(entries + 1);
  history.back();
  await expect.element(contact).toHaveValue('maria@turpial.example');
  await screen.getByRole('button', { name: 'Enviar código' }).click();
  await expect.element(screen.getByLabelText('Código de 6 dígitos')).toBeVisible();
  expect(count(app, 'requestPasswordReset')).toBe(1);
});

test('a recovery code that could not be asked for is told, and can be asked for again', async () => {
  const app = await renderApp({
    scenario: visitor({ call: 'requestPasswordReset', kind: 'network' }),
    path: '/olvide?loginType=1&login=maria%40turpial.example',
  });
  const { screen, sandbox } = app;
  await expect.element(screen.getByText('No se pudo enviar el código', { exact: true })).toBeVisible();
  sandbox.clearFaults();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await vi.waitFor(() => expect(sandbox.inbox()).toHaveLength(1));
  await expect.element(screen.getByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test("'Enviar dinero' leads nobody away from the page they went to meanwhile, and can be pressed there", async () => {
  const app = await openContact();
  const { screen, sandbox, location, sendMoney } = app;
  sandbox.fault({ call: 'refreshSession', kind: 'hold', times: 1 });
  await sendMoney();
  await isHeld(app);
  await screen
    .getByRole('contentinfo')
    .getByRole('link', { name: /aviso legal/i })
    .click();
  await arrivesAt(location, '/aviso-legal');
  await sendMoney();
  expect(location()).toBe('/aviso-legal');
  sandbox.release();
  await arrivesAt(location, '/mis-datos');
});

test("'Enviar dinero' says that the session could not be refreshed", async () => {
  const { screen, sandbox, sendMoney } = await openContact();
  sandbox.fault({ call: 'refreshSession', kind: 'status', status: 503, body: {} });
  await sendMoney();
  await expect.element(screen.getByText('No se pudo actualizar la sesión', { exact: true })).toBeVisible();
});

test('the calculator of the landing page follows the gate of the menu', async () => {
  const { screen, location } = await renderApp({ scenario: fresh(), path: '/' });
  await screen
    .getByRole('region', { name: 'Calcula tu envío' })
    .getByRole('link', { name: 'Enviar dinero' })
    .click();
  await arrivesAt(location, '/mis-datos');
});

test('who is sent to log in reads why', async () => {
  const { screen } = await renderApp({ scenario: visitor(), path: '/envios' });
  await expect.element(screen.getByText('Para ver esa página tienes que iniciar sesión.')).toBeVisible();
  await renderApp({ scenario: 'sesion-caducada', path: '/envios' });
  await expect.element(screen.getByText(/^Tu sesión ha terminado/)).toBeVisible();
});
