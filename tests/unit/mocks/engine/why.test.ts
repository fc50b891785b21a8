import { rules, type RuleName } from '@mocks/server/rules/refusals';
import type { Scenario } from '@mocks/server/scenario';
import { logins } from '@mocks/server/seeds/accounts';
import { exchangeBody as exchange } from '@tests/support/sandbox/exchangeBody';
import { successes } from '@tests/support/sandbox/successes';
import { NOON, stillSandbox, visit, type Visitor } from '@tests/support/sandbox/visitor';
import { describe, expect, test } from 'vitest';
import { endpoints } from '@/api/endpoints';
import { troubles } from '../../../matrix/faults';

type Sandbox = ReturnType<typeof stillSandbox>;

const MINUTE_MS = 60_000;
const somebody = { loginType: 1, login: 'nadie@turpial.example' } as const;
const asQuery = { ...somebody, loginType: '1' } as const;
const newPassword = { ...somebody, password: 'nueva-clave-1' };

/** An exchange of the main account with other fields. */
const send = (changes: object) => (visitor: Visitor) =>
  visitor.call('createExchange', { body: { ...exchange, ...changes } });
const sendTo = (changes: object) =>
  send({ exchangeBeneficiary: { ...exchange.exchangeBeneficiary, ...changes } });

async function verify(visitor: Visitor, code: string, times = 1) {
  await visitor.call('sendVerificationCode', { body: somebody });
  for (let n = 0; n < times; n += 1) await visitor.call('verifyCode', { query: { ...asQuery, code } });
}

/** A call that each rule refuses, by the main account. */
const refused: Readonly<Record<RuleName, (visitor: Visitor, sandbox: Sandbox) => Promise<unknown>>> = {
  address: (_visitor, sandbox) => sandbox.respond(new Request('https://turpial.example/api/contries')),
  csrf: (v) => v.call('sendVerificationCode', { body: somebody, headers: { 'x-csrf-token': 'otro' } }),
  bearer(v, sandbox) {
    sandbox.advance(20 * MINUTE_MS);
    return v.call('listBeneficiaries');
  },
  json: async (v, sandbox) => {
    const headers = { 'x-csrf-token': v.jar.get('csrf-token') ?? '' };
    const request = new Request('https://turpial.example/api/login', { method: 'POST', headers, body: '{' });
    await sandbox.respond(request, v.jar);
  },
  contract: (v) => v.call('login', { body: { loginType: 1, login: 'x', password: 'mi-clave-1' } }),
  code: (v) => verify(v, '135791'),
  codeLifetime: async (v, sandbox) => {
    await v.call('sendVerificationCode', { body: somebody });
    sandbox.advance(10 * MINUTE_MS);
    await v.call('verifyCode', { query: { ...asQuery, code: '246810' } });
  },
  codeAttempts: (v) => verify(v, '135791', 6),
  password: async (v) => {
    await v.call('sendVerificationCode', { body: somebody });
    await v.call('register', { body: { ...newPassword, code: '246810', password: 'corta' } });
  },
  freeContact: (v) => v.call('sendVerificationCode', { body: { loginType: 1, login: logins.main } }),
  credentials: (v) =>
    v.call('login', { body: { ...somebody, login: 'mari@turpial.example', password: 'x' } }),
  lockedAccount: (v) =>
    v.call('login', { body: { loginType: 1, login: 'bloqueada@turpial.example', password: 'x' } }),
  refreshToken: (v) => v.call('refreshSession', { body: { refreshToken: 'MS4xLng' } }),
  refreshReused: async (v) => {
    const refreshToken = v.jar.get('turpial-refresh') ?? '';
    await v.call('refreshSession', { body: { refreshToken } });
    await v.call('refreshSession', { body: { refreshToken } });
  },
  ownRow: (v) => v.call('getExchange', { params: { id: '99999' } }),
  profileInReview(v, sandbox) {
    sandbox.updateUser(logins.main, { status: 'review' });
    return v.call('updateProfile', { body: { name: { first: 'Ana', surnames: 'Gil' } } });
  },
  country: (v) => v.call('updateProfile', { body: { extra: { countryBirth: 999 } } }),
  approvedAccount(v, sandbox) {
    sandbox.updateUser(logins.main, { status: 'review', submittedAt: NOON });
    return send({})(v);
  },
  paymentMethod: (v) => v.call('saveBeneficiary', { body: { paymentMethodId: 9, paymentDetails: {} } }),
  currencyPair: send({ fkCurrencySend: 1 }),
  amount: send({ amountSend: 20.001 }),
  currentRate: send({ rate: 500 }),
  minimum: send({ amountSend: 5, amountReceive: 3000 }),
  maximum: send({ amountSend: 3001, amountReceive: 1 }),
  amountReceive: send({ amountReceive: 12_001 }),
  ownBeneficiary: sendTo({ fkBeneficiary: 9999 }),
  methodOfBeneficiary: sendTo({ fkPaymentMethod: 3 }),
  fieldPattern: (v) =>
    v.call('saveBeneficiary', {
      body: {
        paymentMethodId: 1,
        paymentDetails: {
          alias: 'Hermano',
          titular: 'Andrés Rondón',
          banco: '0102',
          cedula: 'doce',
          telefono: '04120000004',
        },
      },
    }),
  idempotency: async (v) => {
    const headers = { 'idempotency-key': 'clave' };
    await v.call('createExchange', { body: exchange, headers });
    await v.call('createExchange', { body: { ...exchange, amountReceive: 1 }, headers });
  },
};

/** Refusals whose cure is not another request: time, a new code, a command, another account. */
const withoutChange: readonly RuleName[] = [
  'address',
  'json',
  'contract',
  'codeLifetime',
  'codeAttempts',
  'credentials',
  'lockedAccount',
  'profileInReview',
  'approvedAccount',
  'paymentMethod',
];

const lastOf = (sandbox: Sandbox) => sandbox.log().at(-1) ?? expect.unreachable('an empty log');

describe('the log names what decided a refusal', () => {
  test.each(Object.keys(rules) as RuleName[])('the rule %s, and what would have worked', async (name) => {
    const sandbox = stillSandbox();
    const visitor = await visit(sandbox).login();
    await refused[name](visitor, sandbox);
    const { id, call, status, why } = lastOf(sandbox);
    expect(status).toBeGreaterThanOrEqual(400);
    if (name === 'lockedAccount')
      expect(why).toMatchObject({ by: 'magic', name: 'bloqueada@turpial.example' });
    else expect(why).toMatchObject({ by: 'rule', name, text: rules[name] });
    expect(why.nearest?.text).toMatch(/\.$/);
    const change = why.nearest?.change;
    expect(change === undefined).toBe(withoutChange.includes(name));
    if (!change) return;
    const again = (await sandbox.perform('replay', [id, change], visitor.jar)) as Response;
    expect([again.status, await again.json()]).toMatchObject([endpoints[call ?? 'csrf'].status, {}]);
  });

  test('every fault of the matrix', async () => {
    const call = 'createExchange';
    const decisions = [];
    for (const trouble of troubles) {
      const fault = trouble.of(call);
      if (fault.kind === 'hold') continue;
      const sandbox = stillSandbox();
      const visitor = await visit(sandbox).login();
      sandbox.change({ faults: [{ call: 'ipCountry', kind: 'network' }, fault] });
      await successes[call][0](visitor).catch(() => undefined);
      const entry = sandbox.log().findLast((one) => one.call === call);
      decisions.push(entry?.why ?? expect.unreachable(`no call of ${call}`));
    }
    expect(decisions.length).toBeGreaterThan(10);
    expect(decisions.filter(({ by, name }) => by !== 'fault' || !name.startsWith('faults[1]'))).toEqual([]);
  });
});

describe('the log names what decided a success', () => {
  test.each<[string, Partial<Scenario>, object]>([
    ['the server', {}, { by: 'server', name: 'listCountries' }],
    ['a line of the scenario', { answers: 'alternative' }, { by: 'scenario', name: 'answers' }],
    [
      'a fault that only delays',
      { faults: [{ call: '*', kind: 'slow', delayMs: 1 }] },
      { by: 'fault', name: 'faults[0]: slow' },
    ],
  ])('%s', async (_what, changes, why) => {
    const sandbox = stillSandbox(changes);
    await visit(sandbox).call('listCountries');
    expect(lastOf(sandbox).why).toMatchObject(why);
  });

  test('the rate of the scenario, a login as token, and a repeated idempotency key', async () => {
    const sandbox = stillSandbox();
    const visitor = visit(sandbox);
    await visitor.call('exchangeRate', { query: { FKCurrency_From: 43, FKCurrency_To: 147 } });
    expect(lastOf(sandbox).why).toMatchObject({ by: 'scenario', name: 'rate: fixed' });
    visitor.carry(logins.main);
    await visitor.call('listBeneficiaries');
    expect(lastOf(sandbox).why).toMatchObject({ by: 'magic', name: logins.main });
    const headers = { 'idempotency-key': 'clave' };
    for (let n = 0; n < 2; n += 1) await visitor.call('createExchange', { body: exchange, headers });
    expect(lastOf(sandbox).why).toMatchObject({ by: 'rule', name: 'idempotency' });
  });

  test('a magic code is named, and the code that was sent would have worked', async () => {
    const sandbox = stillSandbox();
    await verify(visit(sandbox), '000002');
    const change = { query: { code: '246810' } };
    expect(lastOf(sandbox).why).toMatchObject({ by: 'magic', name: '000002', nearest: { change } });
  });
});

test('a missing field is named', async () => {
  const sandbox = stillSandbox();
  await sandbox.call('exchangeRate', {});
  expect(lastOf(sandbox).why.nearest?.text).toBe('Falta: FKCurrency_From.');
});

test('a reason does not repeat a password of the wrong type', async () => {
  const sandbox = stillSandbox();
  const body = { loginType: 1, login: logins.main, password: 20_262_026 };
  await visit(sandbox).call('login', { body: body as never });
  const { why } = lastOf(sandbox);
  expect(why.nearest?.text).toBe('password: se esperaba string.');
});
