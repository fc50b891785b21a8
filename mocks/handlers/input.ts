import * as v from 'valibot';
import type { Body, EndpointName, Params, Query } from '@/api/endpoints';

type Schema<T> = v.GenericSchema<unknown, T>;
type Checked<Name extends string, T> = [T] extends [undefined] ? unknown : Readonly<Record<Name, Schema<T>>>;

/** What the server demands of each part that a call carries; a part without its check does not compile. */
type Inputs = {
  readonly [N in EndpointName]: Checked<'params', Params<N>> &
    Checked<'query', Query<N>> &
    Checked<'body', Body<N>>;
};

const number = v.pipe(v.number(), v.finite());
const numeric = v.pipe(v.string(), v.nonEmpty(), v.transform(Number), number);
const nullableText = v.nullable(v.pipe(v.string(), v.maxLength(200)));
const email = v.pipe(v.string(), v.trim(), v.includes('@'), v.maxLength(200));
const dial = v.pipe(v.string(), v.regex(/^\+\d{1,4}$/));
const phone = v.pipe(v.string(), v.regex(/^\d{3,15}$/));
const details = v.record(v.string(), v.string());

const identity = v.variant('loginType', [
  v.object({ loginType: v.literal(1), login: email }),
  v.object({ loginType: v.literal(2), loginCountry: dial, phone }),
]);
const identityQuery = v.variant('loginType', [
  v.object({ loginType: v.literal('1'), login: email }),
  v.object({ loginType: v.literal('2'), loginCountry: dial, phone }),
]);
const codeQuery = v.intersect([identityQuery, v.object({ code: v.string() })]);
const codeAndPassword = v.intersect([identity, v.object({ code: v.string(), password: v.string() })]);
const refresh = v.object({ refreshToken: v.exactOptional(v.string()) });

/** A partial object: only the fields that were sent, each of its own kind. */
const some = <const K extends string, T>(names: readonly K[], schema: Schema<T>) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((value) =>
      Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name]])),
    ),
    v.record(v.string(), schema),
  ) as unknown as Schema<Partial<Record<K, T>>>;

const address = v.intersect([
  some(['street', 'houseNo', 'flatDoor', 'address2', 'city', 'postcode'], nullableText),
  some(['country'], v.nullable(number)),
]);
const extra = v.intersect([
  some(['telephoneCountry', 'telephoneNumber', 'email', 'telephone', 'registered'], nullableText),
  some(['countryBirth'], v.nullable(number)),
]);

/** The checks, by call. What does not pass them is answered with 400. */
export const inputs: Inputs = {
  csrf: {},
  exchangeRate: { query: v.object({ FKCurrency_From: numeric, FKCurrency_To: numeric }) },
  createExchange: {
    body: v.object({
      fkCurrencySend: number,
      amountSend: number,
      fkCurrencyReceive: number,
      amountReceive: number,
      rate: number,
      exchangeBeneficiary: v.object({
        fkBeneficiary: number,
        fkPaymentMethod: number,
        paymentDetails: details,
      }),
    }),
  },
  checkMinimum: { query: v.object({ fkCurrencySend: numeric, amountSend: numeric }) },
  listExchanges: {},
  getExchange: { params: v.object({ id: v.string() }) },
  sendVerificationCode: { body: identity },
  verifyCode: { query: codeQuery },
  login: { body: v.intersect([identity, v.object({ password: v.string() })]) },
  refreshSession: { body: refresh },
  logout: { body: refresh },
  register: { body: codeAndPassword },
  requestPasswordReset: { body: identity },
  verifyPasswordReset: { query: codeQuery },
  completePasswordReset: { body: codeAndPassword },
  listCountries: {},
  getProfile: {},
  updateProfile: {
    body: v.object({
      name: v.exactOptional(some(['first', 'surnames'], nullableText)),
      address: v.exactOptional(address),
      extra: v.exactOptional(extra),
    }),
  },
  ipCountry: {},
  listPaymentMethods: {},
  listFieldConfigurations: { query: v.object({ paymentMethodId: v.exactOptional(numeric) }) },
  listBeneficiaries: {},
  saveBeneficiary: {
    body: v.object({ id: v.exactOptional(number), paymentMethodId: number, paymentDetails: details }),
  },
  deleteBeneficiary: { params: v.object({ id: numeric }) },
};
