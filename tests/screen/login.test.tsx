import { scenarioOf } from '@mocks/scenarios/presets/table';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { originState } from '@/lib/origin';
import { arrivesAt } from '../support/arrivesAt';
import { renderApp } from '../support/renderApp';

const visitor = scenarioOf('normal', { latencyMs: 0 });

async function openLogin(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({ scenario: visitor, path: '/iniciar', ...options });
  const { screen } = app;
  const contact = screen.getByLabelText('Correo electrónico o teléfono');
  await expect.element(contact).toBeVisible();
  return {
    ...app,
    contact,
    next: screen.getByRole('button', { name: 'Continuar' }),
    picker: screen.getByRole('button', { name: /^Prefijo del país/ }),
  };
}

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
  // Faster than the next page appears.
  button.click();
  button.click();
  await arrivesAt(location, '/iniciar/password?loginType=1&login=maria%40turpial.example');
  expect(steps).toHaveBeenCalledOnce();
  history.back();
  await expect.element(contact).toHaveValue('maria@turpial.example');
  await next.click();
  await arrivesAt(location, '/iniciar/password?loginType=1&login=maria%40turpial.example');
});

test('three digits show the country picker, and focus and caret stay in the field', async () => {
  const { contact, picker, next, location } = await openLogin();
  await contact.click();
  await userEvent.keyboard('60');
  await expect.element(picker).not.toBeInTheDocument();
  await userEvent.keyboard('0');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: España, +34');
  await userEvent.keyboard('0001{ArrowLeft}{ArrowLeft}x5');
  await expect.element(contact).toHaveValue('60000501');
  await expect.element(contact).toHaveFocus();
  await next.click();
  await arrivesAt(location, '/iniciar/password?loginType=2&loginCountry=%2B34&phone=60000501');
});

test('a phone that becomes too short says so; an @ turns it into an e-mail with all its text', async () => {
  const { contact, picker, next, screen } = await openLogin();
  await contact.click();
  await userEvent.keyboard('600{Backspace}');
  await expect.element(screen.getByText('Introduce al menos 3 dígitos del teléfono.')).toBeVisible();
  await expect.element(next).toBeDisabled();
  await userEvent.keyboard('7bond@x.example');
  await expect.element(contact).toHaveValue('607bond@x.example');
  await expect.element(picker).not.toBeInTheDocument();
});

test('the picker can be searched without accents and used by keyboard alone', async () => {
  const { contact, picker, screen } = await openLogin();
  await contact.fill('4121234567');
  await picker.click();
  const search = screen.getByRole('combobox', { name: 'Buscar país o prefijo' });
  await expect.element(search).toHaveFocus();
  await expect
    .element(screen.getByRole('option', { name: /España/ }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('option', { name: /España/ })).toBeInViewport();
  expect(scrollY).toBe(0);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const { id } = screen.getByRole('option', { name: /Estonia/ }).element();
  await expect.element(search).toHaveAttribute('aria-activedescendant', id);
  await userEvent.keyboard('peru');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Perú+51');
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Perú, +51');
  await expect.element(contact).toHaveFocus();
  await picker.click();
  await search.fill('+58');
  await userEvent.keyboard('{Escape}');
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(picker).toHaveFocus();
  await picker.click();
  await search.fill('58');
  await screen.getByRole('option', { name: /Venezuela/ }).click();
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Venezuela, +58');
  await picker.click();
  await expect.element(search).toHaveFocus();
  await picker.click();
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(picker).toHaveFocus();
});

test('a pasted international number sets the country', async () => {
  const { contact, picker } = await openLogin();
  await contact.fill('+58 412 1234567');
  await expect.element(contact).toHaveValue('412 1234567');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Venezuela, +58');
});

test('an international number typed by hand sets the country key by key, also over another number', async () => {
  const { contact, picker, next, location } = await openLogin();
  await contact.click();
  await userEvent.keyboard('600');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: España, +34');
  await userEvent.keyboard('{Control>}a{/Control}+58');
  await expect.element(contact).toHaveValue('+58');
  await userEvent.keyboard('{Backspace}7412');
  await expect.element(contact).toHaveValue('412');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Colombia, +57');
  // At the start of the typed number.
  await userEvent.keyboard('1234567{Home}+5');
  await expect.element(contact).toHaveValue('+54121234567');
  await userEvent.keyboard('8');
  await expect.element(contact).toHaveValue('4121234567');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Venezuela, +58');
  await userEvent.keyboard('0');
  await expect.element(contact).toHaveValue('04121234567');
  await next.click();
  await arrivesAt(location, '/iniciar/password?loginType=2&loginCountry=%2B58&phone=04121234567');
});

test('a dial code alone moves to the picker on blur', async () => {
  const { contact, picker, next } = await openLogin();
  await contact.click();
  await userEvent.keyboard('+351');
  await expect.element(contact).toHaveValue('+351');
  await expect.element(next).toBeDisabled();
  await userEvent.tab();
  await expect.element(contact).toHaveValue('');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Portugal, +351');
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
  await expect.poll(() => sandbox.paused()).toHaveLength(1);
  submit.element().closest('form')?.requestSubmit();
  await submit.dblClick({ force: true });
  sandbox.release();
  await arrivesAt(location, '/envia1');
  expect(sandbox.log().filter(({ call }) => call === 'login')).toHaveLength(1);
});

test('without a connection the message names the connection, not the password', async () => {
  const { screen, password, submit } = await openPassword({
    scenario: { ...visitor, faults: [{ call: 'login', kind: 'network' }] },
  });
  await password.fill('Turpial2026');
  await submit.click();
  await expect.element(screen.getByText(/No hay conexión con el servidor/)).toBeVisible();
});

test("an answer without tokens shows the catalogue's text, marked as English", async () => {
  const { screen, password, submit } = await openPassword({
    scenario: { ...visitor, faults: [{ call: 'login', kind: 'answer', body: { user: { id: 7 } } }] },
  });
  await password.fill('Turpial2026');
  await submit.click();
  await expect.element(screen.getByText('Missing authentication tokens')).toHaveAttribute('lang', 'en');
});

test("a locked account shows the server's text", async () => {
  const { screen, password, submit } = await openPassword({
    path: '/iniciar/password?loginType=1&login=bloqueada%40turpial.example',
  });
  await password.fill('Turpial2026');
  await submit.click();
  await expect
    .element(screen.getByText('Tu cuenta está bloqueada. Escríbenos para recuperarla.'))
    .toBeVisible();
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

test('a user who may not send goes to the personal data', async () => {
  const { password, location } = await openPassword({
    path: '/iniciar/password?loginType=1&login=nueva%40turpial.example',
  });
  await password.fill('Turpial2026');
  await userEvent.keyboard('{Enter}');
  await arrivesAt(location, '/mis-datos');
});

test('a link with an international phone shows and sends its dial code once', async () => {
  const { screen, sandbox } = await renderApp({
    path: '/iniciar/password?loginType=2&loginCountry=%2B34&phone=%2B34600000001',
  });
  await expect.element(screen.getByText('+34 600000001', { exact: true })).toBeVisible();
  await screen.getByLabelText('Contraseña', { exact: true }).click();
  await userEvent.keyboard('Turpial2026{Enter}');
  await expect.poll(() => sandbox.signedIn()?.login).toBe('+34600000001');
});

test('the password step without an identity leads back to the identity step', async () => {
  const { contact, location } = await openLogin({ path: '/iniciar/password' });
  await expect.element(contact).toBeVisible();
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

test('a signed-in user is redirected', async () => {
  const { location } = await renderApp({
    scenario: scenarioOf('aprobada', { latencyMs: 0 }),
    path: '/iniciar',
  });
  await arrivesAt(location, '/envia1');
});

test.each([
  ['\u202a+34 600\u00a0000\u00a0501\u202c', 'loginType=2&loginCountry=%2B34&phone=600000501'],
  ['+383 54012345', 'loginType=2&loginCountry=%2B383&phone=54012345'],
  ['\u2068maria@turpial.example\u2069', 'loginType=1&login=maria%40turpial.example'],
])('a contact copied from a chat is the one that was written: %o', async (copied, query) => {
  const { contact, next, location } = await openLogin();
  await contact.fill(copied);
  await next.click();
  await arrivesAt(location, `/iniciar/password?${query}`);
});

test('a dial code of no country is refused, and its digits become no part of a number', async () => {
  const { screen, contact, next } = await openLogin();
  await contact.fill('+999 54012345');
  await userEvent.tab();
  await expect.element(screen.getByText('Ningún país tiene ese prefijo. Revísalo.')).toBeVisible();
  await expect.element(contact).toHaveValue('+999 54012345');
  await expect.element(next).toBeDisabled();
});

test('a link with a sentence in place of a login shows the first step', async () => {
  const sentence = encodeURIComponent(
    'Tu cuenta está bloqueada, llama al 900 123 456 o escribe a ayuda@estafa.example',
  );
  const { location } = await openLogin({ path: `/iniciar/password?loginType=1&login=${sentence}` });
  await arrivesAt(location, '/iniciar');
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
