import { countryId } from '@mocks/server/seeds/countries';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { callsTo, isPaused, letGo } from '../support/calls';
import { LOGIN, steady } from '../support/confirming';
import { callsAnswered } from '../support/openCalls';
import { openQuote, still } from '../support/openQuote';
import { renderApp } from '../support/renderApp';

/** The server's text has a no-break space before the euro. */
const UNDER_MINIMUM = 'El monto mínimo para enviar es 10,00\u00a0€.';

test('step 1 opens with one euro and names the step', async () => {
  const { screen, send, receive } = await openQuote();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await expect.element(screen.getByText('Paso 1 de 3')).toBeVisible();
  await expect.element(send).toHaveValue('1,00');
  await expect.element(receive).toHaveValue('612,48');
});

test('each amount shows its currency symbol', async () => {
  const { screen } = await openQuote();
  const form = screen.getByRole('main');
  await expect.element(form.getByText('€', { exact: true })).toBeVisible();
  await expect.element(form.getByText('Bs', { exact: true })).toBeVisible();
  await expect.element(form).not.toHaveTextContent(/EUR|VES/);
});

test('the received amount is rounded down, the sent amount is rounded up', { tags: 'core' }, async () => {
  const { send, receive } = await openQuote();
  await send.fill('10,01');
  await expect.element(receive).toHaveValue('6130,96');
  await receive.fill('6130,97');
  await expect.element(send).toHaveValue('10,02');
});

test('a character refused in the middle keeps the caret', async () => {
  const { send } = await openQuote();
  await send.fill('1234');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}x9');
  await expect.element(send).toHaveValue('12934');
});

test('a key in the middle keeps the caret and shows both amounts before its paint', async () => {
  const { send, receive, accept } = await openQuote();
  await send.fill('');
  await expect.element(accept).toBeDisabled();
  const field = send.element() as HTMLInputElement;
  field.setRangeText('10', 0, 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: '10' }));
  expect(receive.element()).toHaveValue('6124,83');
  expect(accept.element()).toBeEnabled();
  await userEvent.keyboard('{ArrowLeft}23');
  await expect.element(send).toHaveValue('1230');
});

test('a refreshed rate ends the notice of a press that met no connection', async () => {
  const { screen, sandbox, send, accept, alert } = await openQuote(still);
  await send.fill('50');
  sandbox.fault({ call: 'exchangeRate', kind: 'network', times: 1 });
  await accept.click();
  const notice = screen.getByText(/^No hay conexión con el servidor/);
  await expect.element(notice).toBeVisible();
  expect(alert).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Actualizar tasa' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(send).toHaveValue('50,00');
});

test('a thousands dot that the field itself showed causes no hint', async () => {
  const { screen, receive } = await openQuote();
  await receive.fill('61248,37');
  await receive.click();
  await userEvent.keyboard('{End}{Backspace}');
  await expect.element(screen.getByText('Usa la coma para los decimales.')).not.toBeInTheDocument();
});

test('step 1 waits for the rate', async () => {
  const { screen } = await renderApp({
    scenario: { ...steady, faults: [{ call: 'exchangeRate', kind: 'slow', delayMs: 60_000 }] },
    path: '/envia1',
  });
  await expect.element(screen.getByText('Obteniendo tasa…')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Esperando tasa…' })).toBeDisabled();
});

test('the rate is asked while the session is checked, and shown after it', async () => {
  const app = await renderApp({
    scenario: { ...steady, faults: [{ call: 'refreshSession', kind: 'hold', times: 1 }] },
    path: '/envia1',
  });
  await expect.poll(() => app.sandbox.paused().map(({ call }) => call)).toEqual(['refreshSession']);
  await expect.poll(() => app.sandbox.log().some(({ call }) => call === 'exchangeRate')).toBe(true);
  await expect.element(app.screen.getByText('1 € = 612,4837 Bs')).not.toBeInTheDocument();
  await letGo(app, 'refreshSession');
  await expect.element(app.screen.getByText('1 € = 612,4837 Bs')).toBeVisible();
});

test('a failed refresh keeps the rate and shows its age', async () => {
  // 12:00 in Caracas; differs from the system's time and from this browser's zone.
  const at = '2026-03-10T16:00:00Z';
  const { screen, sandbox, load, send, receive, accept, alert } = await openQuote({
    ...steady,
    clock: { at, frozen: true },
  });
  const { profile = '' } = sandbox.signedIn() ?? {};
  const { address, ...others } = JSON.parse(profile) as { address: object };
  const moved = { ...others, address: { ...address, country: countryId('VE') } };
  sandbox.updateUser(LOGIN, { profile: JSON.stringify(moved) });
  load();

  await send.fill('50');
  await expect.element(receive).toHaveValue('30.624,18');
  sandbox.advance(5 * 60_000);
  sandbox.fault({ call: 'exchangeRate', kind: 'status', status: 403, body: {} });
  const refresh = screen.getByRole('button', { name: 'Actualizar tasa' });
  await refresh.click();
  const outdated = screen.getByText('No pudimos actualizar la tasa. La que ves es del 10 mar 2026, 12:00.');
  await expect.element(outdated).toBeVisible();
  await expect.element(screen.getByText('1 € = 612,4837 Bs')).toBeVisible();
  await expect.element(receive).toHaveValue('30.624,18');
  // A rate that is refused after the press is no fault of the amount.
  await accept.click();
  await expect.poll(() => alert.mock.calls).toEqual([['No pudimos comprobar el monto. Inténtalo de nuevo.']]);
  await expect.element(send).not.toHaveAttribute('aria-invalid', 'true');
  sandbox.clearFaults();
  await refresh.click();
  await expect.element(outdated).not.toBeInTheDocument();
});

test('a rate that changed meanwhile clears the amounts and says so', { tags: 'core' }, async () => {
  const { screen, sandbox, send, receive, accept, alert, location } = await openQuote();
  await send.fill('50');
  sandbox.setRate(610);
  await accept.click();
  await expect
    .element(screen.getByText('La tasa ha cambiado. Por favor, vuelve a intentarlo.'))
    .toBeVisible();
  await expect.element(screen.getByText('Antes: 1 € = 612,4837 Bs. Ahora: 1 € = 610,00 Bs.')).toBeVisible();
  expect(alert).toHaveBeenCalledExactlyOnceWith('La tasa ha cambiado. Por favor, vuelve a intentarlo.');
  await expect.element(send).toHaveValue('');
  await expect.element(receive).toHaveValue('');
  expect(location()).toBe('/envia1');
  sandbox.setRate(615);
  await screen.getByRole('button', { name: 'Actualizar tasa' }).click();
  await expect.element(screen.getByText(/^Antes: /)).not.toBeInTheDocument();
});

test("an amount under the minimum stays, with the server's text beside it", { tags: 'core' }, async () => {
  const { screen, send, accept, alert, location } = await openQuote();
  await send.fill('9,99');
  await accept.click();
  await expect.element(screen.getByText('El monto mínimo para enviar es 10,00 €.')).toBeVisible();
  await expect.element(send).toHaveAttribute('aria-invalid', 'true');
  await expect.element(send).toHaveValue('9,99');
  await expect.element(send).toHaveFocus();
  expect(alert).toHaveBeenCalledExactlyOnceWith(UNDER_MINIMUM);
  expect(location()).toBe('/envia1');
  await send.fill('10');
  await expect.element(screen.getByText('El monto mínimo para enviar es 10,00 €.')).not.toBeInTheDocument();
});

test('an amount that no call carries to the cent is refused at its field, without a call', async () => {
  const { screen, sandbox, send, receive, accept, alert, location } = await openQuote(still);
  await send.fill('146500000000,19');
  await expect.element(receive).toHaveValue('89.728.862.050.116,37');
  // Not those of the hints, which load after a pause.
  const checks = () =>
    sandbox.log().filter(({ call }) => call === 'exchangeRate' || call === 'checkMinimum').length;
  const before = checks();
  await accept.click();
  const refusal = 'Ese monto es demasiado grande. Escribe uno menor.';
  await expect.element(screen.getByText(refusal)).toBeVisible();
  await expect.element(send).toHaveAttribute('aria-invalid', 'true');
  expect(alert).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(checks()).toBe(before);
  expect(location()).toBe('/envia1');
});

test('two presses make one check', async () => {
  const { screen, sandbox, send, accept } = await openQuote(still);
  await send.fill('50');
  const button = accept.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  expect(callsTo({ sandbox }, 'checkMinimum')).toBe(1);
});

test('an amount changed during the check cancels the check and enables the button', async () => {
  const app = await openQuote(still);
  const { screen, sandbox, send, accept, location } = app;
  await send.fill('50');
  sandbox.fault({ call: 'exchangeRate', kind: 'hold', times: 1 });
  await accept.click();
  await isPaused({ sandbox });
  await send.click();
  await userEvent.keyboard('60');
  await expect.element(accept).toBeEnabled();
  expect(location()).toBe('/envia1');

  await accept.click();
  const summary = screen.getByRole('region', { name: 'Resumen' });
  await expect.element(summary).toHaveTextContent(/Envias60,00\s€/);
  await letGo(app, 'exchangeRate');
  await screen.getByRole('link', { name: 'Volver' }).click();
  await expect.element(send).toHaveValue('60,00');
  const checked = sandbox.log().flatMap(({ call, path }) => (call === 'checkMinimum' ? [path] : []));
  expect(checked).toEqual([expect.stringContaining('amountSend=60')]);
});

test("'Enviar dinero' on step 1 keeps what was typed there, also for a reload", async () => {
  const { screen, location, load } = await renderApp({ scenario: steady, path: '/envia1?monto=50' });
  const send = screen.getByRole('textbox', { name: 'Envías' });
  await expect.element(send).toHaveValue('50,00');
  await send.fill('75');
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('button', { name: 'Enviar dinero' }).click();
  await expect.element(screen.getByRole('button', { name: 'Enviar dinero' })).not.toBeInTheDocument();
  load();
  await expect.poll(location).toBe('/envia1');
  await expect.element(send).toHaveValue('75,00');
});

test('the amount of a link replaces none that was there, and the page says so once', async () => {
  const { screen, send, load } = await openQuote(steady);
  const notice = screen.getByText('El enlace traía 150,00\u00a0€.');
  await send.fill('75');
  load('/envia1?monto=150');
  await expect.element(send).toHaveValue('75,00');
  await expect.element(notice).toBeVisible();
  load();
  await expect.element(send).toHaveValue('75,00');
  await expect.element(notice).not.toBeInTheDocument();
  await send.fill('');
  load('/envia1?monto=150');
  await expect.element(send).toHaveValue('150,00');
  load('/envia1?monto=150.00');
  await expect.element(send).toHaveValue('150,00');
  await expect.element(notice).not.toBeInTheDocument();
});

test.each(['-77', '12.999', '0.001', '1e39'])(
  'a link with %s, which no field shows, brings no amount',
  async (amount) => {
    const { screen } = await renderApp({ scenario: steady, path: `/envia1?monto=${amount}` });
    await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('1,00');
    await expect.element(screen.getByText('Ya tenías otro monto')).not.toBeInTheDocument();
  },
);

test('twenty minutes without typing clear both amounts', async () => {
  const { screen, sandbox, send, receive } = await openQuote();
  // The token expires with each jump of the clock. No call may be under way then: its repetition would be refused too.
  const checked = () =>
    sandbox
      .log()
      .flatMap(({ call, path, status }) => (call === 'checkMinimum' && status === 200 ? [path] : []));
  await send.fill('50');
  await expect.poll(checked).toEqual([expect.stringContaining('amountSend=50')]);
  await callsAnswered();
  sandbox.advance(19 * 60_000);
  await send.fill('60');
  await expect.poll(checked).toHaveLength(2);
  await callsAnswered();
  sandbox.advance(19 * 60_000);
  // A key shows what the field contains by now.
  await send.click();
  await userEvent.keyboard('{End}5');
  await expect.element(send).toHaveValue('605');
  await expect.poll(checked).toHaveLength(3);
  await callsAnswered();
  sandbox.advance(20 * 60_000);
  await expect.element(send).toHaveValue('');
  await expect.element(receive).toHaveValue('');
  await expect.element(screen.getByText('Vaciamos los montos')).toBeVisible();
});

test(
  'step 1 passes the accepted quote to step 2, and Volver restores the input',
  { tags: 'core' },
  async () => {
    const { screen, send, accept, location } = await openQuote();
    await send.fill('50,5');
    await accept.click();
    await expect.element(screen.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
    expect(location()).toBe('/envia2');
    const summary = screen.getByRole('region', { name: 'Resumen' });
    await expect.element(summary).toHaveTextContent(/Envias50,50\s€/);
    await expect.element(summary).toHaveTextContent(/Reciben30\.930,42\sBs/);
    await expect.element(summary).toHaveTextContent('1 € = 612,4837 Bs');
    await screen.getByRole('link', { name: 'Volver' }).click();
    await expect.element(send).toHaveValue('50,50');
  },
);
