/** @module-tag core */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { originState } from '@/lib/origin';
import { draftKeys, storageKeys } from '@/lib/storage';
import { callsTo, isPaused, paused } from '../support/calls';
import { arrivesAt, enterPassword } from '../support/hands';
import { openLogin, visitor } from '../support/openLogin';
import { renderApp } from '../support/renderApp';
import { historyEntry } from '../support/window';

async function openPassword(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({
    scenario: visitor,
    path: '/iniciar/password?loginType=1&login=maria%40turpial.example',
    ...options,
  });
  const { screen } = app;
  const password = screen.getByLabelText('Contraseña', { exact: true });
  await expect.element(password).toBeVisible();
  return { ...app, password, submit: screen.getByRole('button', { name: 'Iniciar sesión' }).last() };
}

test('an e-mail needs an @, then leads to the password step with the identity in the query', async () => {
  const { contact, next, screen, location } = await openLogin();
  await expect.element(next).toBeDisabled();
  await contact.fill('maria');
  await expect.element(next).toBeDisabled();
  await contact.fill('Maria@Turpial.example');
  await next.click();
  await arrivesAt(location, '/iniciar/password?loginType=1&login=maria%40turpial.example');
  await expect.element(screen.getByText('maria@turpial.example')).toBeVisible();
});

test('two presses on Continuar make one navigation, which Back undoes', async () => {
  const { contact, next, location } = await openLogin({ history: 'browser' });
  await contact.fill('maria@turpial.example');
  const steps = vi.spyOn(history, 'pushState');
  await expect.element(next).toBeEnabled();
  const button = next.element() as HTMLButtonElement;
  // A second press finds that the page is gone.
  button.click();
  await new Promise(requestAnimationFrame);
  button.click();
  await arrivesAt(location, '/iniciar/password?loginType=1&login=maria%40turpial.example');
  expect(steps).toHaveBeenCalledOnce();
  history.back();
  await expect.element(contact).toHaveValue('maria@turpial.example');
  await next.click();
  await arrivesAt(location, '/iniciar/password?loginType=1&login=maria%40turpial.example');
});

test('what a visitor typed survives a reload, and neither a login nor a logout', async () => {
  const { contact, next, screen, location, load } = await openLogin({ history: 'browser' });
  const isKept = () => sessionStorage.getItem(draftKeys.visitor) !== null;
  const goOn = async () => {
    await next.click();
    await arrivesAt(location, '/iniciar/password?loginType=1&login=maria%40turpial.example');
  };
  await contact.fill('maria@turpial.example');
  await goOn();
  load();
  await expect.element(screen.getByLabelText('Contraseña', { exact: true })).toBeVisible();
  history.back();
  await expect.element(contact).toHaveValue('maria@turpial.example');
  await goOn();
  await screen.getByLabelText('Contraseña', { exact: true }).fill('Turpial2026');
  expect(isKept()).toBe(true);
  await userEvent.keyboard('{Enter}');
  await arrivesAt(location, '/envia1');
  expect(isKept()).toBe(false);

  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('button', { name: 'Cerrar sesión' }).click();
  await arrivesAt(location, '/iniciar');
  await expect.element(contact).toHaveValue('');
  // The entries of step 1, which leads here, and of what was typed.
  for (const _ of [1, 2]) {
    const entry = historyEntry();
    history.back();
    await expect.poll(historyEntry).not.toBe(entry);
    await expect.element(contact).toHaveValue('');
  }
});

test.each(['button', 'Enter'])('a password that was filled in without an event is sent (%s)', async (by) => {
  const { password, submit, location } = await openPassword();
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(password.element(), 'Turpial2026');
  await expect.element(submit).toBeDisabled();
  // A person presses a button that is disabled for the page alone.
  if (by === 'button') await submit.click({ force: true });
  else await userEvent.type(password, '{Enter}');
  await arrivesAt(location, '/envia1');
});

test('a stored device id that no header may carry is made anew', async () => {
  const { password, submit, location } = await openPassword();
  localStorage.setItem(storageKeys.deviceId, 'ñandú€');
  await password.fill('Turpial2026');
  await submit.click();
  await arrivesAt(location, '/envia1');
  expect(localStorage.getItem(storageKeys.deviceId)).toMatch(/^[\da-f-]{36}$/);
});

test('a wrong password is shown under the field and cleared by typing', async () => {
  const { screen, password, submit, location } = await openPassword();
  await expect.element(submit).toBeDisabled();
  await password.fill('mal');
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription('Credenciales inválidas.');
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('o');
  await expect.element(screen.getByText('Credenciales inválidas.')).not.toBeInTheDocument();
  await password.fill('Turpial2026');
  await userEvent.keyboard('{Enter}');
  await arrivesAt(location, '/envia1');
});

test('a wrong password is selected, also after Enter, and cannot be changed before its answer', async () => {
  const { screen, sandbox, password } = await openPassword();
  sandbox.fault(paused('login'));
  await password.fill('equivocada1');
  await userEvent.keyboard('{Enter}');
  await isPaused({ sandbox });
  await userEvent.keyboard('2');
  sandbox.release('login');
  await expect.element(screen.getByText('Credenciales inválidas.')).toBeVisible();
  await expect.element(password).toHaveValue('equivocada1');
  await userEvent.keyboard('x');
  await expect.element(password).toHaveValue('x');
});

test('the password can be shown, and password managers get its user name', async () => {
  const { screen, password } = await openPassword();
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
    'maria@turpial.example',
  );
  await screen.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

test('Enter and a double click at once make one login', async () => {
  const { password, submit, sandbox, location } = await openPassword();
  await password.fill('Turpial2026');
  sandbox.fault({ call: 'login', kind: 'hold', times: 1 });
  await userEvent.keyboard('{Enter}');
  await isPaused({ sandbox });
  submit.element().closest('form')?.requestSubmit();
  await submit.dblClick({ force: true });
  sandbox.release();
  await arrivesAt(location, '/envia1');
  expect(callsTo({ sandbox }, 'login')).toBe(1);
});

test("an answer without tokens shows the catalogue's text, marked as English", async () => {
  const { screen, password, submit } = await openPassword({
    scenario: { ...visitor, faults: [{ call: 'login', kind: 'answer', body: { user: { id: 7 } } }] },
  });
  await password.fill('Turpial2026');
  await submit.click();
  await expect.element(screen.getByText('Missing authentication tokens')).toHaveAttribute('lang', 'en');
});

test('the requested page opens after both steps', async () => {
  const state = originState({ pathname: '/envios', search: '?pagina=2', state: null });
  const { contact, next, screen, location } = await openLogin({ state });
  await contact.fill('maria@turpial.example');
  await next.click();
  await screen.getByLabelText('Contraseña', { exact: true }).fill('Turpial2026');
  await userEvent.keyboard('{Enter}');
  await arrivesAt(location, '/envios?pagina=2');
});

test('a link with an international phone shows and sends its dial code once', async () => {
  const { screen, sandbox } = await renderApp({
    path: '/iniciar/password?loginType=2&loginCountry=%2B34&phone=%2B34600000001',
  });
  await expect.element(screen.getByText('+34 600 000 001', { exact: true })).toBeVisible();
  await enterPassword({ screen });
  await expect.poll(() => sandbox.signedIn()?.login).toBe('+34600000001');
});

test.each([
  ['without an identity', ''],
  ['that a link gives a sentence', '?loginType=1&login=Llama%20al%20900%20o%20escribe@aqui'],
])('the password step %s leads back to the identity step', async (_, search) => {
  const { contact, location, screen } = await openLogin({ path: `/iniciar/password${search}` });
  await expect.element(contact).toBeVisible();
  await expect.element(screen.getByText(/Llama al 900/)).not.toBeInTheDocument();
  expect(location()).toBe('/iniciar');
});

test('the user can change the identity, or reset the password with the same one', async () => {
  const { screen, sandbox, location } = await openPassword();
  await expect
    .element(screen.getByRole('link', { name: 'Cambiar usuario' }))
    .toHaveAttribute('href', '/iniciar');
  await screen.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await arrivesAt(location, '/olvide/verifica?loginType=1&login=maria%40turpial.example');
  await expect.poll(() => sandbox.inbox()).toHaveLength(1);
});

test('a login that the server could not answer does not blame the password', async () => {
  const { screen, sandbox, password } = await openPassword();
  sandbox.change({
    faults: [{ call: 'login', kind: 'status', status: 502, body: '<html>Bad gateway</html>' }],
  });
  await password.fill('Turpial2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^El servicio no responde ahora\..*HTTP 502$/)).toBeVisible();
  await expect.element(screen.getByText('Credenciales inválidas.')).not.toBeInTheDocument();
});
