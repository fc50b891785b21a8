import { logins, SEED_PASSWORD } from '@mocks/server/seeds/accounts';
import { expect } from 'vitest';
import type { Body, Params, Query } from '@/api/contract';
import { endpointNames, type EndpointName } from '@/api/endpoints';
import { exchangeBody } from './exchangeBody';
import type { Visitor } from './visitor';

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

const sendCode = (visitor: Visitor) => visitor.call('sendVerificationCode', { body: identity });
const sendReset = (visitor: Visitor) => visitor.call('requestPasswordReset', { body: known });
const code = '246810';
const newPassword = { code, password: 'nueva-clave-1' };

type Success = readonly [call: (visitor: Visitor) => Promise<unknown>, answer: unknown];
type WithInputs = {
  [N in EndpointName]: Params<N> | Query<N> | Body<N> extends undefined ? never : N;
}[EndpointName];

/** Calls with inputs, and answers of which more is known than the contract says. */
const told: Readonly<Record<WithInputs, Success> & Partial<Record<EndpointName, Success>>> = {
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

/** A successful call of each endpoint, with its answer. */
export const successes = Object.fromEntries(
  endpointNames.map((name): [EndpointName, Success] => [
    name,
    told[name] ?? [(visitor) => visitor.call(name), expect.anything()],
  ]),
) as Readonly<Record<EndpointName, Success>>;

const brother = {
  alias: 'Hermano',
  titular: 'Andrés Rondón',
  banco: '0102',
  cedula: 'V12345678',
  telefono: '04120000004',
};
