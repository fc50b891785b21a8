import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emptyContact, typeContact } from '@/lib/phone/contact';
import { callsTo, isPaused } from '../support/calls';
import { arrivesAt } from '../support/hands';
import { renderApp } from '../support/renderApp';
import { askForCode, confirmCode, fillPassword, fillSignUp } from '../support/signUp';
import { catchPageLoad } from '../support/watchPage';

const scenario = (...faults: readonly Fault[]) => scenarioOf('normal', { faults });

async function openForm(faults: readonly Fault[] = [], state?: object) {
  const app = await renderApp({ scenario: scenario(...faults), path: '/registrate', state });
  const { screen, sandbox } = app;
  const contact = screen.getByLabelText('Correo electrónico o teléfono');
  await expect.element(contact).toBeVisible();
  return {
    ...app,
    contact,
    terms: screen.getByRole('checkbox', { name: /^Acepto los términos/ }),
    owner: screen.getByRole('checkbox', { name: /titular de la cuenta en euros/ }),
    next: screen.getByRole('button', { name: 'Continuar' }),
    sends: () => callsTo({ sandbox }, 'sendVerificationCode'),
  };
}

/** Opens the code step; the code was sent. */
async function openCode(...faults: readonly Fault[]) {
  const app = await openForm(faults);
  const { screen } = app;
  await askForCode(app, 'Ana@Turpial.example');
  const code = screen.getByLabelText('Código de 6 dígitos');
  await expect.element(code).toBeVisible();
  return {
    ...app,
    code,
    confirm: screen.getByRole('button', { name: 'Confirmar' }),
    resend: screen.getByRole('button', { name: /^Reenviar código/ }),
  };
}

/** Opens the password step with the code accepted. */
async function openPassword(...faults: readonly Fault[]) {
  const app = await openCode(...faults);
  const { screen } = app;
  await confirmCode(app);
  const password = screen.getByLabelText('Contraseña nueva');
  await expect.element(password).toBeVisible();
  return {
    ...app,
    password,
    confirmation: screen.getByLabelText('Repite la contraseña'),
    create: screen.getByRole('button', { name: 'Crear cuenta' }),
  };
}

test('missing fields are named, the first is focused, and nothing is sent', async () => {
  const { contact, terms, owner, next, screen, sends } = await openForm();
  await next.click();
  await expect.element(screen.getByText('Correo inválido')).toBeVisible();
  await expect.element(contact).toHaveAccessibleDescription('Introduce un correo válido.');
  await expect.element(contact).toHaveFocus();
  await contact.fill('ana@turpial.example');
  await next.click();
  await expect.element(terms).toHaveFocus();
  await terms.click();
  await next.click();
  await expect.element(owner).toHaveFocus();
  expect(sends()).toBe(0);
});

test('whoever comes from another page types at once; a filled form is read first', async () => {
  const { screen, location } = await renderApp({ scenario: scenario(), path: '/iniciar' });
  await screen.getByRole('main').getByRole('link', { name: 'Regístrate' }).click();
  const contact = screen.getByLabelText('Correo electrónico o teléfono');
  await arrivesAt(location, '/registrate');
  await expect.element(contact).toHaveFocus();
  // The focus lies in the page, so the name of the page is heard.
  await expect.element(screen.getByRole('main', { name: /^Regístrate/ })).toBeVisible();
  await fillSignUp({ screen });
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await screen.getByRole('link', { name: 'Cámbialo' }).click();
  await expect.element(contact).toHaveValue('ana@turpial.example');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('the legal texts open with one click and keep the form', async () => {
  const { screen } = await openForm();
  for (const [name, path] of [
    ['términos y condiciones', '/terminos-condiciones'],
    ['política de privacidad', '/politica-privacidad'],
    ['aviso legal', '/aviso-legal'],
  ] as const) {
    const link = screen.getByRole('main').getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', path);
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
});

test('the code is sent once, however often Continuar is pressed', { tags: 'core' }, async () => {
  const { screen, next, location, sends } = await openForm();
  await fillSignUp({ screen }, '600 12 34 56');
  await next.dblClick();
  await arrivesAt(location, '/registrate/verifica?loginType=2&loginCountry=%2B34&phone=600123456');
  expect(sends()).toBe(1);
});

test('a press that waits keeps the focus, and Enter sends nothing more', async () => {
  const { contact, next, screen, sandbox, sends } = await openForm([
    { call: 'sendVerificationCode', kind: 'hold' },
  ]);
  await fillSignUp({ screen }, '600 12 34 56');
  await userEvent.tab();
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await isPaused({ sandbox });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toHaveFocus();
  await contact.click();
  await userEvent.keyboard('{Enter}');
  sandbox.release('sendVerificationCode');
  await expect.element(screen.getByLabelText('Código de 6 dígitos')).toBeVisible();
  expect(sends()).toBe(1);
});

test('a registered contact is reported beside the field', async () => {
  const state = {
    contact: typeContact(emptyContact, 'maria@turpial.example'),
    acceptsTerms: true,
    ownsAccount: true,
  };
  const { contact, next, location } = await openForm([], state);
  await next.click();
  await expect.element(contact).toHaveAccessibleDescription('Este correo ya está registrado.');
  await expect.element(contact).toHaveFocus();
  expect(location()).toBe('/registrate');
});

test('an English refusal of the contact is marked as such', async () => {
  const error = 'Missing authentication tokens';
  const { screen, terms, next } = await openForm([
    { call: 'sendVerificationCode', kind: 'status', status: 409, body: { error } },
  ]);
  await fillSignUp({ screen }, 'nadie@turpial.example');
  await next.click();
  await expect.element(screen.getByText(error)).toHaveAttribute('lang', 'en');
  // The refusal takes the focus once, and not again with each change of the form.
  await terms.click();
  await expect.element(terms).toHaveFocus();
});

test('a code that could not be sent says so', async () => {
  const state = { contact: typeContact(emptyContact, 'a@b.example'), acceptsTerms: true, ownsAccount: true };
  const { next, screen } = await openForm(
    [{ call: 'sendVerificationCode', kind: 'status', status: 500, body: {} }],
    state,
  );
  await next.click();
  await expect.element(screen.getByText('No se pudo enviar el código', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No se pudo enviar el código. Inténtalo de nuevo.')).toBeVisible();
});

test('the code accepts six digits only, also pasted ones', async () => {
  const { code, confirm } = await openCode();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await code.click();
  await userEvent.keyboard('12a3-45');
  await expect.element(code).toHaveValue('12345');
  await expect.element(confirm).toBeDisabled();
  await userEvent.keyboard('678');
  await expect.element(code).toHaveValue('123456');
  await expect.element(confirm).toBeEnabled();
  await code.fill('987 654');
  await expect.element(code).toHaveValue('987654');
});

test('a wrong code is shown under the field', async () => {
  const { code, confirm, screen } = await openCode({
    call: 'verifyCode',
    kind: 'status',
    status: 400,
    body: {},
  });
  await code.fill('000000');
  await confirm.click();
  await expect.element(code).toHaveAccessibleDescription('Código de verificación inválido.');
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('1');
  await expect.element(screen.getByText('Código de verificación inválido.')).not.toBeInTheDocument();
});

test('another code can be requested after 90 seconds, and again after 90 more', async () => {
  const { code, confirm, resend, screen, sandbox, sends } = await openCode();
  await code.fill('000000');
  await confirm.click();
  await expect.element(screen.getByText('Código de verificación inválido.')).toBeVisible();
  await expect.element(resend).toBeDisabled();
  await expect.element(resend).toHaveTextContent(/0[01]:\d\d/);
  sandbox.advance(90_000);
  await expect.element(resend).toHaveTextContent('Reenviar código');
  await expect.element(resend).toBeEnabled();
  await resend.click();
  await expect.element(screen.getByText('Código reenviado')).toBeVisible();
  await expect.element(screen.getByText('Te enviamos un nuevo código a ana@turpial.example.')).toBeVisible();
  await expect.element(resend).toBeDisabled();
  await expect.element(screen.getByText('Código de verificación inválido.')).not.toBeInTheDocument();
  expect(sends()).toBe(2);
});

test('a failed resend can be retried at once', async () => {
  const { resend, screen, sandbox } = await openCode();
  sandbox.fault({ call: 'sendVerificationCode', kind: 'status', status: 500, body: {} });
  sandbox.advance(90_000);
  await resend.click();
  await expect.element(screen.getByText('No se pudo reenviar', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No se pudo reenviar el código.')).toBeVisible();
  await expect.element(resend).toBeEnabled();
});

test('opening the code step sends nothing, and without an identity leads to the form', async () => {
  const { screen, sandbox, location } = await renderApp({
    scenario: scenario(),
    path: '/registrate/verifica?loginType=1&login=ana%40turpial.example',
  });
  await expect.element(screen.getByLabelText('Código de 6 dígitos')).toBeVisible();
  expect(sandbox.inbox()).toHaveLength(0);
  expect(location()).toContain('/registrate/verifica');
  const other = await renderApp({ scenario: scenario(), path: '/registrate/verifica' });
  await arrivesAt(other.location, '/registrate');
});

test('a signed-in user does not see the code step', async () => {
  const { location } = await renderApp({
    scenario: 'aprobada',
    path: '/registrate/verifica?loginType=1&login=maria%40turpial.example',
  });
  await arrivesAt(location, '/mis-datos');
});

test('the password has to follow the rules and be repeated', async () => {
  const { screen, password, confirmation, create } = await openPassword();
  const weak = 'La contraseña debe tener al menos 8 caracters e incluir un número';
  await password.fill('abcdefgh');
  await confirmation.fill('abc');
  await expect.element(screen.getByText(weak)).toBeVisible();
  await expect.element(create).toBeDisabled();
  await password.fill('abcdefg1');
  await expect.element(screen.getByText(weak)).not.toBeInTheDocument();
  await confirmation.fill('abcdefg2');
  await expect.element(screen.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await expect.element(create).toBeDisabled();
  await confirmation.fill('abcdefg1');
  await expect.element(create).toBeEnabled();
});

test('the account is created, logged in and opened with a full page load', { tags: 'core' }, async () => {
  const loaded = catchPageLoad();
  const { screen, create, sandbox } = await openPassword();
  await fillPassword({ screen }, 'abcdefg1');
  await create.click();
  await expect.poll(() => loaded()).toBe('/mis-datos');
  expect(sandbox.users().map(({ login }) => login)).toContain('ana@turpial.example');
  expect(localStorage.getItem('turpial.session')).toContain('ana@turpial.example');
});

test('a refused sign-up shows the reason, and the code can be typed again', async () => {
  const { screen, create, code } = await openPassword({
    call: 'register',
    kind: 'status',
    status: 500,
    body: {},
  });
  await fillPassword({ screen }, 'abcdefg1');
  await create.click();
  await expect
    .element(screen.getByRole('alert').getByText('No se pudo registrar. Inténtalo de nuevo.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Volver al código' }).click();
  await expect.element(code).toBeVisible();
  await expect.element(screen.getByText(/No se pudo registrar/)).not.toBeInTheDocument();
});

test('if only the login after it fails, the user can log in to the new account', async () => {
  const { screen, create, location } = await openPassword({
    call: 'login',
    kind: 'network',
  });
  await fillPassword({ screen }, 'abcdefg1');
  await create.click();
  await arrivesAt(location, '/iniciar/password?loginType=1&login=ana%40turpial.example');
  await expect.element(screen.getByText('Cuenta creada')).toBeVisible();
});
