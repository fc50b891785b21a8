import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { EndpointName } from '@/api/endpoints';
import { callsTo, isPaused, letGo, paused } from '../support/calls';
import { arrivesAt } from '../support/hands';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { askForCode, confirmCode, fillPassword } from '../support/signUp';
import { historyEntry, resize } from '../support/window';

const MARIA = 'loginType=1&login=maria%40turpial.example';

const contact = ({ screen }: RenderedApp) => screen.getByLabelText('Correo electrónico o teléfono');
const code = ({ screen }: RenderedApp) => screen.getByLabelText('Código de 6 dígitos');
const confirm = ({ screen }: RenderedApp) => screen.getByRole('button', { name: 'Confirmar' });

async function open(path: string, ...faults: readonly Fault[]) {
  await resize(1280, 800);
  return renderApp({ scenario: scenarioOf('normal', { faults }), path, history: 'browser' });
}

test('the accepted code is the checked one, not one typed meanwhile', async () => {
  const app = await open(`/olvide?${MARIA}`);
  const { screen, sandbox } = app;
  await expect.poll(() => sandbox.inbox()).toHaveLength(1);
  await code(app).click();
  await userEvent.keyboard(sandbox.inbox()[0]?.code ?? '');
  sandbox.fault(paused('verifyPasswordReset'));
  await confirm(app).click();
  await isPaused(app);
  await code(app).click();
  await userEvent.keyboard('{End}{Backspace}1');
  await letGo(app, 'verifyPasswordReset');
  await confirm(app).click();
  await expect.element(code(app)).toHaveAccessibleDescription('Código inválido.');
  await expect.element(screen.getByLabelText('Contraseña nueva')).not.toBeInTheDocument();
});

test('a password changed after the user left the page is reported without navigating', async () => {
  const reset: EndpointName = 'completePasswordReset';
  const app = await open(`/olvide?${MARIA}`, paused(reset));
  const { screen, location } = app;
  await confirmCode(app);
  await fillPassword(app, 'Nueva2026');
  await userEvent.keyboard('{Enter}');
  await isPaused(app);
  await screen.getByRole('link', { name: 'Contacto' }).first().click();
  await arrivesAt(location, '/contacto');
  const entry = historyEntry();
  await letGo(app, reset);
  await expect.element(screen.getByText('Contraseña actualizada')).toBeVisible();
  // Any navigation caused by the answer would happen before this one.
  await screen.getByRole('link', { name: 'Conócenos' }).first().click();
  await arrivesAt(location, '/conocenos');
  history.back();
  await arrivesAt(location, '/contacto');
  expect(historyEntry()).toBe(entry);
});

test('another contact gets its code at once, the same contact after its wait', async () => {
  const app = await open('/registrate');
  const { screen, sandbox, location } = app;
  const again = async (login: string) => {
    await screen.getByRole('link', { name: 'Cámbialo' }).click();
    await arrivesAt(location, '/registrate');
    await contact(app).click();
    await userEvent.keyboard(`{Control>}a{/Control}${login}`);
    await screen.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(code(app)).toBeVisible();
  };
  const asked = (times: number) => expect.poll(() => callsTo(app, 'sendVerificationCode')).toBe(times);

  await askForCode(app);
  await expect.element(code(app)).toBeVisible();
  await asked(1);
  await again('eva@turpial.example');
  await asked(2);
  await again('ana@turpial.example');
  await expect.element(screen.getByRole('button', { name: /^Reenviar código en/ })).toBeDisabled();
  expect(callsTo(app, 'sendVerificationCode')).toBe(2);
  sandbox.advance(90_000);
  await again('ana@turpial.example');
  await asked(3);
});

test('a code that is sent again counts for the wait, though its page was left', async () => {
  const app = await open('/registrate');
  const { screen, sandbox, location } = app;
  await askForCode(app);
  await expect.element(code(app)).toBeVisible();
  sandbox.advance(90_000);
  sandbox.fault(paused('sendVerificationCode'));
  await screen.getByRole('button', { name: 'Reenviar código' }).click();
  await isPaused(app);
  await screen.getByRole('link', { name: 'Cámbialo' }).click();
  await arrivesAt(location, '/registrate');
  await letGo(app, 'sendVerificationCode');
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(code(app)).toBeVisible();
  expect(callsTo(app, 'sendVerificationCode')).toBe(2);
});

test('in a new tab the wait for another code goes on, and ends', async () => {
  const app = await open('/registrate');
  const { screen, sandbox, location, load } = app;
  await askForCode(app);
  await expect.element(code(app)).toBeVisible();
  const resend = screen.getByRole('button', { name: /^Reenviar código/ });
  sandbox.advance(60_000);
  load(location());
  await expect.element(resend).toHaveTextContent(/00:[0-3]\d/);
  sandbox.advance(60_000);
  load(location());
  await expect.element(resend).toBeEnabled();
});

test('while a code is requested no other can be, however old the last one is', async () => {
  const app = await open('/olvide');
  const { screen, sandbox, load } = app;
  const request = async () => {
    await contact(app).fill('maria@turpial.example');
    await screen.getByRole('button', { name: 'Enviar código' }).click();
    await expect.element(code(app)).toBeVisible();
  };
  await request();
  sandbox.advance(5 * 60_000);
  load('/olvide');
  sandbox.fault(paused('requestPasswordReset'));
  await request();
  await isPaused(app);
  await expect.element(screen.getByRole('button', { name: /^Reenviar código/ })).toBeDisabled();
  await letGo(app, 'requestPasswordReset');
});

test("'Cámbialo' keeps the ticked boxes, also after another code and a reload", async () => {
  const app = await open('/registrate');
  const { screen, sandbox, load } = app;
  await askForCode(app);
  await expect.element(code(app)).toBeVisible();
  sandbox.advance(90_000);
  await screen.getByRole('button', { name: 'Reenviar código' }).click();
  await expect.element(screen.getByText('Código reenviado')).toBeVisible();
  load();
  await screen.getByRole('link', { name: 'Cámbialo' }).click();
  await expect.element(contact(app)).toHaveValue('ana@turpial.example');
  for (const box of screen.getByRole('checkbox').all()) await expect.element(box).toBeChecked();
});
