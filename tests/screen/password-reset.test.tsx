import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import { callsTo } from '@tests/support/calls';
import { arrivesAt } from '@tests/support/hands';
import { renderApp } from '@tests/support/renderApp';
import { confirmCode, fillPassword } from '@tests/support/signUp';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { storageKeys } from '@/lib/storage';

const MARIA = 'loginType=1&login=maria%40turpial.example';

async function open(path: string, ...faults: readonly Fault[]) {
  const app = await renderApp({ scenario: scenarioOf('normal', { faults }), path });
  const { screen, sandbox } = app;
  return {
    ...app,
    code: screen.getByLabelText('Código de 6 dígitos'),
    confirm: screen.getByRole('button', { name: 'Confirmar' }),
    resend: screen.getByRole('button', { name: /^Reenviar código/ }),
    requests: () => callsTo({ sandbox }, 'requestPasswordReset'),
  };
}

/** Opens the new password step with the code accepted. */
async function openPassword(...faults: readonly Fault[]) {
  const app = await open(`/olvide?${MARIA}`, ...faults);
  await confirmCode(app);
  await fillPassword(app, 'Nueva2026');
  return { ...app, save: app.screen.getByRole('button', { name: 'Guardar contraseña' }) };
}

test('a link asks for one code, however often it is opened, until the wait is over', async () => {
  const link = `/olvide?${MARIA}`;
  const { code, resend, requests, load, sandbox } = await open(link);
  await expect.element(code).toBeVisible();
  // The answer has come.
  await expect.poll(() => localStorage.getItem(storageKeys.codesSent)).not.toBeNull();
  for (let opens = 0; opens < 3; opens += 1) {
    load(link);
    await expect.element(resend).toHaveTextContent(/^Reenviar código en/);
  }
  expect(requests()).toBe(1);
  sandbox.advance(90_000);
  load(link);
  await expect.poll(() => requests()).toBe(2);
});

test('without an identity the form asks for it', async () => {
  const { screen, code, location, requests } = await open('/olvide');
  const send = screen.getByRole('button', { name: 'Enviar código' });
  await expect.element(send).toBeDisabled();
  await screen.getByLabelText('Correo electrónico o teléfono').fill('+34 600 000 001');
  await send.click();
  await expect.element(code).toBeVisible();
  expect(location()).toBe('/olvide/verifica?loginType=2&loginCountry=%2B34&phone=600000001');
  await expect.poll(() => requests()).toBe(1);
});

test('nothing reveals whether the account exists', { tags: 'core' }, async () => {
  const { screen, code } = await open('/olvide', {
    call: 'requestPasswordReset',
    kind: 'status',
    status: 404,
    body: { error: 'No existe' },
  });
  await screen.getByLabelText('Correo electrónico o teléfono').fill('nadie@turpial.example');
  await screen.getByRole('button', { name: 'Enviar código' }).click();
  await expect.element(code).toBeVisible();
  await expect.element(screen.getByText(/^Si existe una cuenta con/)).toBeVisible();
  await expect.element(screen.getByText('No existe')).not.toBeInTheDocument();
});

test('a code in the address is filled in', async () => {
  const { code, confirm } = await open(`/olvide/verifica?${MARIA}&code=123456`);
  await expect.element(code).toHaveValue('123456');
  await expect.element(confirm).toBeEnabled();
});

test('only a code in the address is filled in, not the digits of a text', async () => {
  const { code } = await open(`/olvide/verifica?${MARIA}&code=Llama+al+600+111+222`);
  await expect.element(code).toBeVisible();
  await expect.element(code).toHaveValue('');
});

test('a wrong code is shown under the field', async () => {
  const { code, confirm } = await open(`/olvide/verifica?${MARIA}`, {
    call: 'verifyPasswordReset',
    kind: 'status',
    status: 400,
    body: {},
  });
  await code.fill('000000');
  await confirm.click();
  await expect.element(code).toHaveAccessibleDescription('Código inválido.');
});

test('another code can be requested after 90 seconds, and the notice reveals nothing', async () => {
  const { screen, code, resend, sandbox, requests, load } = await open(
    `/olvide/verifica?${MARIA}&code=123456`,
  );
  await expect.element(resend).toBeDisabled();
  await expect.element(code).toHaveValue('123456');
  sandbox.advance(90_000);
  sandbox.fault({ call: 'requestPasswordReset', kind: 'status', status: 404, body: { error: 'No existe' } });
  await resend.click();
  await expect.element(screen.getByText('Código reenviado')).toBeVisible();
  await expect.element(screen.getByText('Si existe una cuenta, te enviaremos un código.')).toBeVisible();
  await expect.element(resend).toBeDisabled();
  load();
  await expect.element(code).toHaveValue('');
  await expect.element(resend).toBeDisabled();
  expect(requests()).toBe(1);
});

test('a password that was corrected is compared with its repetition', async () => {
  const { screen } = await openPassword();
  await fillPassword({ screen }, 'contrasena');
  const password = screen.getByLabelText('Contraseña nueva');
  await password.click();
  await userEvent.keyboard('{End}1{Tab}');
  await expect
    .element(screen.getByLabelText('Repite la contraseña'))
    .toHaveAccessibleDescription('Las contraseñas no coinciden.');
});

test('one of the commonest passwords is warned about, and not refused', async () => {
  const { screen, save, location } = await openPassword();
  const password = screen.getByLabelText('Contraseña nueva');
  const warning = screen.getByText(/^Mucha gente usa esta contraseña/);
  await expect.element(password).toHaveAttribute('passwordrules', expect.stringContaining('minlength: 8'));
  await expect.element(warning).not.toBeInTheDocument();
  const repeated = screen.getByLabelText('Repite la contraseña');
  await repeated.fill('');
  await password.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(repeated).toHaveFocus();
  await fillPassword({ screen }, 'Venezuela123');
  await expect.element(warning).toBeVisible();
  await save.click();
  await arrivesAt(location, `/iniciar/password?${MARIA}`);
});

test('a failed password change is shown', async () => {
  const { screen, save } = await openPassword({
    call: 'completePasswordReset',
    kind: 'status',
    status: 500,
    body: {},
  });
  await save.click();
  await expect
    .element(screen.getByRole('alert').getByText('No se pudo actualizar la contraseña.'))
    .toBeVisible();
});
