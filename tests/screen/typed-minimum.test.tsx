import { expect, test } from 'vitest';
import { callsTo, isPaused, letGo } from '../support/calls';
import { openQuote, still } from '../support/openQuote';

/** Step 1, complete, with a clock that only the test moves. */
async function openStill() {
  const app = await openQuote(still);
  const { screen, sandbox } = app;
  await expect.element(screen.getByRole('heading', { name: 'Enviar otra vez' })).toBeVisible();
  return {
    ...app,
    missing: screen.getByText(/^Faltan/),
    checked: () =>
      sandbox
        .log()
        .flatMap(({ call, path }) =>
          call === 'checkMinimum' ? [new URL(path, 'http://x').searchParams.get('amountSend')] : [],
        ),
  };
}

test('a pause of 600 ms makes one check, and says how much is missing', async () => {
  const { screen, sandbox, send, missing, checked } = await openStill();
  await send.fill('7');
  sandbox.advance(599);
  await send.fill('8');
  sandbox.advance(599);
  expect(checked()).toEqual([]);
  sandbox.advance(1);
  await expect.element(missing).toHaveTextContent(/^Faltan 2,00\s€$/);
  await expect.element(send).toHaveAccessibleDescription(/^Faltan 2,00\s€$/);
  sandbox.advance(60_000);
  expect(checked()).toEqual(['8']);

  await send.fill('10');
  await expect.element(missing).not.toBeInTheDocument();
  sandbox.advance(600);
  await expect.poll(checked).toEqual(['8', '10']);
  await expect.element(screen.getByText('Por debajo del mínimo')).not.toBeInTheDocument();
});

test('no other amount is checked before the server allows it', async () => {
  const { screen, sandbox, send, checked } = await openStill();
  sandbox.fault({ call: 'checkMinimum', kind: 'status', status: 429, retryAfter: 20, times: 1 });
  await send.fill('8');
  sandbox.advance(600);
  await expect.poll(() => sandbox.log().at(-1)?.status).toBe(429);
  await send.fill('80');
  sandbox.advance(19_000);
  // A check would reach the server before a rate that is asked for later.
  const rates = () => callsTo({ sandbox }, 'exchangeRate');
  const before = rates();
  await screen.getByRole('button', { name: 'Actualizar tasa' }).click();
  await expect.poll(rates).toBe(before + 1);
  expect(checked()).toEqual(['8']);
  sandbox.advance(1000);
  await expect.poll(checked).toEqual(['8', '80']);
});

test('nothing is checked before the user types, nor without an amount', async () => {
  const { sandbox, send, checked } = await openStill();
  sandbox.advance(60_000);
  await send.fill('');
  sandbox.advance(60_000);
  await send.fill('0');
  sandbox.advance(60_000);
  expect(checked()).toEqual([]);
});

test('an answer that comes after another key is dropped', async () => {
  const app = await openStill();
  const { sandbox, send, missing, checked } = app;
  sandbox.fault({ call: 'checkMinimum', kind: 'hold', times: 1 });
  await send.fill('8');
  sandbox.advance(600);
  await isPaused({ sandbox });
  await send.fill('80');
  await letGo(app, 'checkMinimum');
  sandbox.advance(600);
  await expect.poll(checked).toEqual(['8', '80']);
  await expect.element(missing).not.toBeInTheDocument();
});

test('an amount that comes back before its answer is checked again', async () => {
  const { sandbox, send, missing, checked } = await openStill();
  sandbox.fault({ call: 'checkMinimum', kind: 'hold', times: 1 });
  await send.fill('8');
  sandbox.advance(600);
  await isPaused({ sandbox });
  await send.fill('80');
  sandbox.advance(300);
  await send.fill('8');
  sandbox.advance(600);
  await expect.element(missing).toHaveTextContent(/^Faltan 2,00\s€$/);
  expect(checked()).toEqual(['8', '8']);
});

test('the press makes its own check, with its alert', async () => {
  const { sandbox, send, accept, alert, checked } = await openStill();
  await send.fill('8');
  await accept.click();
  await expect.poll(() => alert.mock.calls.length).toBe(1);
  sandbox.advance(600);
  expect(checked()).toEqual(['8']);
});

test('a check that fails otherwise says nothing', async () => {
  const { screen, sandbox, send, accept, missing } = await openStill();
  sandbox.fault({ call: 'checkMinimum', kind: 'status', status: 500, body: {}, times: 1 });
  await send.fill('50');
  sandbox.advance(600);
  await expect.poll(() => sandbox.log().some(({ status }) => status === 500)).toBe(true);
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await accept.click();
  await expect.element(screen.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
});

test('a refusal without an exact amount says so in words', async () => {
  const { screen, sandbox, send } = await openStill();
  const body = { error: 'Importe demasiado bajo.' };
  sandbox.fault({ call: 'checkMinimum', kind: 'status', status: 422, body, times: 1 });
  await send.fill('8');
  sandbox.advance(600);
  await expect.element(screen.getByText('Por debajo del mínimo')).toBeVisible();
});
