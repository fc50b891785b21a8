import type { Scenario } from '@mocks/server/scenario';
import { logins } from '@mocks/server/seeds/accounts';
import { exchangeBody as body } from '@tests/support/sandbox/exchangeBody';
import { stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { describe, expect, test } from 'vitest';
import type { ExchangeBody } from '@/api/wire';

const SEEDED = 25;

const keyed = { body, headers: { 'idempotency-key': 'one' } };

async function sender(changes: Partial<Scenario> = {}, login: string = logins.main) {
  const sandbox = stillSandbox(changes);
  return { sandbox, visitor: await visit(sandbox).login(login) };
}

describe('creating an exchange', () => {
  test('adds it to the top of the history, where both of its ids find it', async () => {
    const { visitor } = await sender();
    const { exchange } = (await visitor.call('createExchange', { body })).body;
    expect(exchange).toMatchObject({ status: 'Solicitud recibida', beneficiary: { alias: 'Mamá' } });
    expect(exchange.paymentDetails).not.toHaveProperty('alias');
    const { data } = (await visitor.call('listExchanges')).body;
    expect(data[0]).toMatchObject({ exchangeId: exchange.exchangeId });
    for (const id of [exchange.exchangeId, String(exchange.pkExchange)]) {
      expect((await visitor.call('getExchange', { params: { id } })).body.data).toEqual(exchange);
    }
  });

  test('with a repeated key returns the same exchange, even after the rate changed', async () => {
    const { sandbox, visitor } = await sender();
    const first = await visitor.call('createExchange', keyed);
    sandbox.setRate(700);
    expect(await visitor.call('createExchange', keyed)).toEqual(first);
    expect(sandbox.exchanges(logins.main)).toHaveLength(SEEDED + 1);
  });

  test('compares keys per user and body', async () => {
    const { sandbox, visitor } = await sender();
    await visitor.call('createExchange', keyed);
    const other = { ...keyed, body: { ...body, amountSend: 30 } };
    expect((await visitor.call('createExchange', other)).status).toBe(422);

    const stranger = await visit(sandbox).login(logins.unsent);
    const [own] = sandbox.beneficiaries(logins.unsent);
    const exchangeBeneficiary = { ...body.exchangeBeneficiary, fkBeneficiary: own?.id ?? 0 };
    const theirs = await stranger.call('createExchange', {
      ...keyed,
      body: { ...body, exchangeBeneficiary },
    });
    expect(theirs.status).toBe(201);
  });

  test('takes effect if the answer is lost: the key returns it again', async () => {
    const { sandbox, visitor } = await sender({
      faults: [{ call: 'createExchange', kind: 'lost', times: 1 }],
    });
    expect((await visitor.call('createExchange', keyed)).status).toBe(0);
    expect((await visitor.call('createExchange', keyed)).status).toBe(201);
    expect(sandbox.exchanges(logins.main)).toHaveLength(SEEDED + 1);
  });

  const refusals: readonly [why: string, changed: Partial<ExchangeBody>, status: number, error: string][] = [
    ['an old rate', { rate: 599 }, 409, 'La tasa ha cambiado. Por favor, vuelve a intentarlo.'],
    ['less than the minimum', { amountSend: 9.99 }, 422, 'El monto mínimo para enviar es 10,00\u00a0€.'],
    ['more than the maximum', { amountSend: 3000.01 }, 422, 'El monto máximo por envío es 3000,00\u00a0€.'],
    [
      'a cent too much to arrive',
      { amountReceive: 12_000.01 },
      422,
      'El monto a recibir no corresponde a la tasa.',
    ],
    ['half a cent', { amountSend: 20.005 }, 400, 'Monto no válido.'],
    ['nothing to arrive', { amountReceive: 0 }, 400, 'Monto no válido.'],
    ['another currency', { fkCurrencySend: 1 }, 422, 'Par de monedas no disponible.'],
    [
      "somebody else's beneficiary",
      { exchangeBeneficiary: { ...body.exchangeBeneficiary, fkBeneficiary: 7 } },
      422,
      'El beneficiario no existe.',
    ],
    [
      'no payment method',
      { exchangeBeneficiary: { ...body.exchangeBeneficiary, fkPaymentMethod: 0 } },
      422,
      'No se pudo determinar el método de pago del beneficiario',
    ],
  ];

  test.each(refusals)('refuses %s', async (_why, changed, status, error) => {
    const { sandbox, visitor } = await sender();
    const reply = await visitor.call('createExchange', { body: { ...body, ...changed } });
    expect(reply).toMatchObject({ status, error });
    expect(sandbox.exchanges(logins.main)).toHaveLength(SEEDED);
  });

  test.each([logins.fresh, logins.inReview])('refuses %s, who may not send yet', async (login) => {
    const { visitor } = await sender({}, login);
    expect((await visitor.call('createExchange', { body })).status).toBe(403);
  });
});

test('the check and the creation have the same minimum', async () => {
  const { visitor } = await sender({ minimumSend: 50 });
  const check = (amountSend: number) =>
    visitor.call('checkMinimum', { query: { fkCurrencySend: 43, amountSend } });
  expect((await check(50)).status).toBe(200);
  expect(await check(49.99)).toMatchObject({
    status: 422,
    error: 'El monto mínimo para enviar es 50,00\u00a0€.',
  });
});

test('the rate may change from one call to the next', async () => {
  const { visitor, sandbox } = await sender({ rate: { kind: 'sequence', rates: [600, 606] } });
  const rate = async () =>
    (await visitor.call('exchangeRate', { query: { FKCurrency_From: 43, FKCurrency_To: 147 } })).body.rate;
  // Two calls at the same moment count as one.
  sandbox.freeze();
  expect(sandbox.rate()).toBe(600);
  expect([await rate(), await rate()]).toEqual([600, 600]);
  sandbox.advance(1000);
  expect(await rate()).toBe(606);
  sandbox.advance(1000);
  expect(await rate()).toBe(606);
  expect((await visitor.call('createExchange', { body })).status).toBe(409);
});

test("another user's exchange is not found", async () => {
  const { visitor } = await sender({}, logins.unsent);
  expect(await visitor.call('getExchange', { params: { id: '1' } })).toMatchObject({
    status: 404,
    error: 'Not found',
  });
});

test('the status of an exchange follows the sandbox clock', async () => {
  const { sandbox, visitor } = await sender();
  const { pkExchange } = (await visitor.call('createExchange', { body })).body.exchange;
  const status = async () => {
    await visitor.login();
    return (await visitor.call('getExchange', { params: { id: String(pkExchange) } })).body.data.status;
  };
  sandbox.advance(5 * 60_000);
  expect(await status()).toBe('Enviado al banco');
  sandbox.advance(5 * 60_000);
  expect(await status()).toBe('Completado');
});

describe('beneficiaries', () => {
  const paymentDetails = {
    alias: 'Hermano',
    titular: 'Andrés Rondón',
    banco: '0102',
    cedula: 'V12345678',
    telefono: '04120000004',
  };

  test('can be created, changed and deleted', async () => {
    const { sandbox, visitor } = await sender({}, logins.empty);
    const created = await visitor.call('saveBeneficiary', { body: { paymentMethodId: 1, paymentDetails } });
    const { id } = created.body;
    const renamed = { ...paymentDetails, alias: 'Andrés' };
    await visitor.call('saveBeneficiary', { body: { id, paymentMethodId: 1, paymentDetails: renamed } });
    expect((await visitor.call('listBeneficiaries')).body.data).toEqual([
      { id, paymentMethodId: 1, paymentDetails: renamed },
    ]);
    await visitor.call('deleteBeneficiary', { params: { id } });
    expect(sandbox.beneficiaries(logins.empty)).toEqual([]);
  });

  test('with a repeated key return the same row; a key belongs to its user and its body', async () => {
    const { sandbox, visitor } = await sender({}, logins.empty);
    const once = { body: { paymentMethodId: 1, paymentDetails }, headers: { 'idempotency-key': 'one' } };
    const first = await visitor.call('saveBeneficiary', once);
    expect(first.status).toBe(201);
    expect(await visitor.call('saveBeneficiary', once)).toEqual(first);
    expect(sandbox.beneficiaries(logins.empty)).toHaveLength(1);

    const other = { ...once, body: { ...once.body, paymentDetails: { ...paymentDetails, alias: 'Otro' } } };
    expect(await visitor.call('saveBeneficiary', other)).toMatchObject({
      status: 422,
      error: 'La clave de idempotencia ya se usó con otros datos.',
    });
    // The same key of another call is independent.
    expect((await visitor.call('createExchange', keyed)).error).toBe('El beneficiario no existe.');
    const stranger = await visit(sandbox).login(logins.main);
    expect((await stranger.call('saveBeneficiary', once)).body.id).not.toBe(first.body.id);
  });

  test('are saved if the answer is lost: the key returns them again', async () => {
    const { sandbox, visitor } = await sender(
      { faults: [{ call: 'saveBeneficiary', kind: 'lost', times: 1 }] },
      logins.empty,
    );
    const once = { body: { paymentMethodId: 1, paymentDetails }, headers: { 'idempotency-key': 'one' } };
    expect((await visitor.call('saveBeneficiary', once)).status).toBe(0);
    expect((await visitor.call('saveBeneficiary', once)).status).toBe(201);
    expect(sandbox.beneficiaries(logins.empty)).toHaveLength(1);
  });

  test.each([
    ['telefono', '04110000004', 'Campo inválido: Teléfono'],
    ['banco', '9999', 'Campo inválido: Banco'],
    ['cedula', '', 'Campo inválido: Cédula'],
  ])('refuses %s %s', async (field, value, error) => {
    const { visitor } = await sender();
    const details = { ...paymentDetails, [field]: value };
    const reply = await visitor.call('saveBeneficiary', {
      body: { paymentMethodId: 1, paymentDetails: details },
    });
    expect(reply).toMatchObject({ status: 422, error });
  });

  test('of another user can be neither changed nor deleted', async () => {
    const { sandbox, visitor } = await sender({}, logins.empty);
    const body = { id: 1, paymentMethodId: 1, paymentDetails };
    expect((await visitor.call('saveBeneficiary', { body })).status).toBe(404);
    expect((await visitor.call('deleteBeneficiary', { params: { id: 1 } })).status).toBe(404);
    expect(sandbox.beneficiaries(logins.main)).toHaveLength(6);
  });
});
