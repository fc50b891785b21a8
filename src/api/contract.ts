import * as v from 'valibot';
import type { EndpointName } from './endpoints';
import * as wire from './wire';

/** The parts of a call that carry data. A call without a part leaves it out. */
export interface CallParts {
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
}

const done = v.object({ ok: v.literal(true) });
const code = { code: v.string() };
const codeAndPassword = { ...code, password: v.string() };
const refreshToken = v.object({ refreshToken: v.exactOptional(v.string()) });
const listOf = <const S extends v.GenericSchema>(schema: S) => v.object({ data: v.array(schema) });

/** What each call carries (product 7.4): types for the app, checks and the OpenAPI document for the sandbox. */
export const contract = {
  csrf: { answer: v.object({ csrfToken: v.string() }) },
  exchangeRate: {
    query: v.object({ FKCurrency_From: wire.numeric, FKCurrency_To: wire.numeric }),
    answer: v.object({ rate: v.number() }),
  },
  createExchange: { body: wire.exchangeBody, answer: v.object({ exchange: wire.exchangeDetail }) },
  checkMinimum: {
    query: v.object({ fkCurrencySend: wire.numeric, amountSend: wire.numeric }),
    answer: done,
  },
  listExchanges: { answer: v.object({ data: v.array(wire.exchange), count: v.number() }) },
  getExchange: { params: v.object({ id: v.string() }), answer: v.object({ data: wire.exchangeDetail }) },
  sendVerificationCode: { body: wire.identity, answer: done },
  verifyCode: { query: wire.identityQueryWith(code), answer: done },
  login: { body: wire.identityWith({ password: v.string() }), answer: wire.sessionAnswer },
  refreshSession: { body: refreshToken, answer: wire.sessionAnswer },
  logout: { body: refreshToken, answer: done },
  register: { body: wire.identityWith(codeAndPassword), answer: done },
  requestPasswordReset: { body: wire.identity, answer: done },
  verifyPasswordReset: { query: wire.identityQueryWith(code), answer: done },
  completePasswordReset: { body: wire.identityWith(codeAndPassword), answer: done },
  listCountries: { answer: v.array(wire.country) },
  getProfile: { answer: wire.profile },
  updateProfile: { body: wire.profileUpdate, answer: wire.profile },
  ipCountry: { answer: v.object({ iso2: v.string(), name: v.string(), dial: v.string() }) },
  listPaymentMethods: { answer: listOf(wire.paymentMethod) },
  listFieldConfigurations: {
    query: v.object({ paymentMethodId: v.exactOptional(wire.numeric) }),
    answer: listOf(wire.fieldConfiguration),
  },
  listBeneficiaries: { answer: listOf(wire.beneficiary) },
  saveBeneficiary: { body: wire.beneficiaryBody, answer: wire.beneficiary },
  deleteBeneficiary: { params: v.object({ id: wire.numeric }), answer: done },
} satisfies Readonly<Record<EndpointName, CallParts>>;

type Contract = typeof contract;

/** The type of one part of a call; undefined when the call has no such part. */
type Part<N extends EndpointName, K extends keyof CallParts> =
  Contract[N] extends Readonly<Record<K, infer S extends v.GenericSchema>> ? wire.Wire<S> : undefined;

export type Params<N extends EndpointName> = Part<N, 'params'>;
export type Query<N extends EndpointName> = Part<N, 'query'>;
export type Body<N extends EndpointName> = Part<N, 'body'>;
export type Answer<N extends EndpointName> = Part<N, 'answer'>;
