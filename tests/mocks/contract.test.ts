import { describe, expect, test } from 'vitest';
import { endpointNames, endpoints, type EndpointName } from '@/api/endpoints';
import { memoryJar } from '@mocks/control/cookies';
import { logins, SEED_PASSWORD } from '@mocks/seeds/accounts';
import { stillSandbox, visit, type Visitor } from './visitor';

const identity = { loginType: 1, login: 'nadie@turpial.example' } as const;
const identityQuery = { ...identity, loginType: '1' } as const;
const known = { loginType: 1, login: logins.main } as const;
const text = expect.any(String) as string;
const number = expect.any(Number) as number;
const ok = { ok: true };

const user = {
  id: 1,
  identityVerification: number,
  countryResidenceIso2: expect.stringMatching(/^[A-Z]{2}$/) as string,
  permitTransfer: 1,
};
const session = { accessToken: text, refreshToken: text, refreshExpiresIn: 2_592_000, user };

const exchange = {
  fkUser: 1,
  pkExchange: number,
  exchangeId: text,
  status: text,
  statusColour: expect.stringMatching(/^#[0-9A-F]{6}$/) as string,
  amountSend: number,
  currencySend: 'EUR',
  amountReceive: number,
  currencyReceive: 'VES',
  rate: number,
  inserted: text,
};
const detail = {
  ...exchange,
  beneficiary: { alias: text },
  fkPaymentMethod: number,
  paymentMethod: text,
  paymentDetails: expect.any(Object) as object,
  fkCurrencySend: 43,
  fkCurrencyReceive: 147,
};

const exchangeBody = {
  fkCurrencySend: 43,
  amountSend: 20,
  fkCurrencyReceive: 147,
  amountReceive: 12_000,
  rate: 600,
  exchangeBeneficiary: { fkBeneficiary: 1, fkPaymentMethod: 1, paymentDetails: {} },
};

const sendCode = (visitor: Visitor) => visitor.call('sendVerificationCode', { body: identity });
const sendReset = (visitor: Visitor) => visitor.call('requestPasswordReset', { body: known });
const code = '246810';
const newPassword = { code, password: 'nueva-clave-1' };

/** A call of each endpoint that succeeds, and what it answers. */
const successes: Readonly<
  Record<EndpointName, readonly [call: (visitor: Visitor) => Promise<unknown>, answer: unknown]>
> = {
  csrf: [(v) => v.call('csrf'), { csrfToken: text }],
  exchangeRate: [
    (v) => v.call('exchangeRate', { query: { FKCurrency_From: 43, FKCurrency_To: 147 } }),
    { rate: 600 },
  ],
  createExchange: [(v) => v.call('createExchange', { body: exchangeBody }), { exchange: detail }],
  checkMinimum: [(v) => v.call('checkMinimum', { query: { fkCurrencySend: 43, amountSend: 10 } }), ok],
  listExchanges: [
    (v) => v.call('listExchanges'),
    {
      data: expect.arrayContaining([{ ...exchange, beneficiary: text }]) as unknown,
      count: 25,
    },
  ],
  getExchange: [(v) => v.call('getExchange', { params: { id: '25' } }), { data: detail }],
  sendVerificationCode: [sendCode, ok],
  verifyCode: [
    async (v) => (await sendCode(v), v.call('verifyCode', { query: { ...identityQuery, code } })),
    ok,
  ],
  login: [(v) => v.call('login', { body: { ...known, password: SEED_PASSWORD } }), session],
  refreshSession: [(v) => v.call('refreshSession', { body: {} }), session],
  logout: [(v) => v.call('logout', { body: {} }), ok],
  register: [
    async (v) => (await sendCode(v), v.call('register', { body: { ...identity, ...newPassword } })),
    ok,
  ],
  requestPasswordReset: [sendReset, ok],
  verifyPasswordReset: [
    async (v) => (
      await sendReset(v),
      v.call('verifyPasswordReset', { query: { ...known, loginType: '1', code } })
    ),
    ok,
  ],
  completePasswordReset: [
    async (v) => (
      await sendReset(v),
      v.call('completePasswordReset', { body: { ...known, ...newPassword } })
    ),
    ok,
  ],
  listCountries: [
    (v) => v.call('listCountries'),
    expect.arrayContaining([{ PKCountry: number, Name: 'Venezuela', Code: 'VE' }]),
  ],
  getProfile: [
    (v) => v.call('getProfile'),
    expect.objectContaining({ login: logins.main, loginCountry: null, PermitAmendProfile: true, meta: {} }),
  ],
  updateProfile: [
    (v) => v.call('updateProfile', { body: { address: { city: 'Getafe' } } }),
    expect.objectContaining({
      address: expect.objectContaining({ city: 'Getafe', street: text }) as unknown,
    }),
  ],
  ipCountry: [(v) => v.call('ipCountry'), { iso2: 'ES', name: 'España', dial: '+34' }],
  listPaymentMethods: [
    (v) => v.call('listPaymentMethods'),
    { data: expect.arrayContaining([{ pkPaymentMethod: 1, name: 'Pago móvil' }]) as unknown },
  ],
  listFieldConfigurations: [
    (v) => v.call('listFieldConfigurations', { query: { paymentMethodId: 1 } }),
    {
      data: expect.arrayContaining([
        {
          fkPaymentMethod: 1,
          paymentMethodName: 'Pago móvil',
          systemFieldName: 'cedula',
          translatedFieldName: 'Cédula',
          controlType: 'Textbox',
          regex: String.raw`^[VE]\d{6,8}$`,
          helper: null,
        },
      ]) as unknown,
    },
  ],
  listBeneficiaries: [
    (v) => v.call('listBeneficiaries'),
    {
      data: expect.arrayContaining([
        { id: 1, paymentMethodId: 1, paymentDetails: expect.objectContaining({ alias: 'Mamá' }) as unknown },
      ]) as unknown,
    },
  ],
  saveBeneficiary: [
    (v) => v.call('saveBeneficiary', { body: { paymentMethodId: 1, paymentDetails: brother } }),
    {
      id: number,
      paymentMethodId: 1,
      paymentDetails: { alias: 'Hermano', titular: text, banco: '0102', cedula: text, telefono: text },
    },
  ],
  deleteBeneficiary: [(v) => v.call('deleteBeneficiary', { params: { id: 1 } }), ok],
};

const brother = {
  alias: 'Hermano',
  titular: 'Andrés Rondón',
  banco: '0102',
  cedula: 'V12345678',
  telefono: '04120000004',
};

describe('every call of the table', () => {
  test.each(endpointNames)('%s answers its status and shape', async (name) => {
    const visitor = await visit(stillSandbox()).login();
    const [call, answer] = successes[name];
    expect(await call(visitor)).toMatchObject({ status: endpoints[name].status, body: answer });
  });

  const sessionCalls = endpointNames.filter((name) => endpoints[name].access === 'session');

  test.each(sessionCalls)('%s refuses a visitor with 401', async (name) => {
    expect(await visit(stillSandbox()).call(name)).toMatchObject({ status: 401, error: 'No autorizado' });
  });

  const writing = endpointNames.filter((name) => endpoints[name].method !== 'GET');

  test.each(writing)('%s refuses a call without its CSRF token', async (name) => {
    const visitor = await visit(stillSandbox()).login();
    const reply = await visitor.call(name, { headers: { 'x-csrf-token': 'otra' } });
    expect(reply).toMatchObject({ status: 403, error: 'Token CSRF no válido.' });
  });

  const withBody = writing.filter((name) => name !== 'deleteBeneficiary');

  test.each(withBody)('%s refuses a body that makes no sense', async (name) => {
    const sandbox = stillSandbox();
    const visitor = await visit(sandbox).login();
    const wrong = { name: 7, loginType: 9, refreshToken: 1, paymentMethodId: 'x' };
    const reply = await visitor.call(name, { body: wrong as never });
    expect(reply).toMatchObject({ status: 400, error: 'Solicitud no válida.' });
  });

  test('an address that the table does not know is not found', async () => {
    const response = await stillSandbox().respond(
      new Request('https://turpial.example/api/otra'),
      memoryJar(),
    );
    expect(response.status).toBe(404);
  });
});
