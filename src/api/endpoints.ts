import type {
  BeneficiaryBody,
  ExchangeBody,
  Identity,
  IdentityQuery,
  ProfileUpdate,
  SessionAnswer,
  WireBeneficiary,
  WireCountry,
  WireExchange,
  WireExchangeDetail,
  WireFieldConfiguration,
  WirePaymentMethod,
  WireProfile,
} from './wire';

/** What one call carries; a part that is left out does not exist for it. */
interface Shape {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly answer: unknown;
}

/** A row of the table; `shape` is never there at run time, it only carries the types. */
export interface Endpoint<S extends Shape = Shape> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: `/api/${string}`;
  /**
   * 'session' calls answer 401 without a bearer token. To 'entry' calls, which decide who comes in, a 401 is the answer
   * itself; after any other one the client refreshes the session and repeats the call once (decisions 41).
   */
  readonly access: 'public' | 'session' | 'entry';
  /** The status of success. */
  readonly status: 200 | 201;
  /** One line for the documentation and the sandbox's panel. */
  readonly summary: string;
  readonly shape?: S;
}

const endpoint =
  <S extends Shape>() =>
  <const Row extends Omit<Endpoint, 'shape'>>(row: Row): Row & { readonly shape?: S } =>
    row;

/** THE table of calls (spec §7): the client, the sandbox and its panel are typed from it. */
export const endpoints = {
  csrf: endpoint<{ answer: { csrfToken: string } }>()({
    method: 'GET',
    path: '/api/csrf',
    access: 'entry',
    status: 200,
    summary: 'Sets the CSRF cookie',
  }),
  exchangeRate: endpoint<{
    query: { FKCurrency_From: number; FKCurrency_To: number };
    answer: { rate: number };
  }>()({
    method: 'GET',
    path: '/api/exchange-rate',
    access: 'public',
    status: 200,
    summary: 'Current rate of a currency pair',
  }),
  createExchange: endpoint<{ body: ExchangeBody; answer: { exchange: WireExchangeDetail } }>()({
    method: 'POST',
    path: '/api/exchange',
    access: 'session',
    status: 201,
    summary: 'Creates an exchange; safe to repeat with the same idempotency key',
  }),
  checkMinimum: endpoint<{
    query: { fkCurrencySend: number; amountSend: number };
    answer: { ok: true };
  }>()({
    method: 'GET',
    path: '/api/exchange/checkMinimum',
    access: 'session',
    status: 200,
    summary: 'Refuses an amount under the minimum',
  }),
  listExchanges: endpoint<{ answer: { data: readonly WireExchange[]; count: number } }>()({
    method: 'GET',
    path: '/api/exchanges',
    access: 'session',
    status: 200,
    summary: "The user's exchanges, newest first",
  }),
  getExchange: endpoint<{ params: { id: string }; answer: { data: WireExchangeDetail } }>()({
    method: 'GET',
    path: '/api/exchange/id/:id',
    access: 'session',
    status: 200,
    summary: 'One exchange, by its public id or its key',
  }),
  sendVerificationCode: endpoint<{ body: Identity; answer: { ok: true } }>()({
    method: 'POST',
    path: '/api/user-login-verification/send',
    access: 'entry',
    status: 200,
    summary: 'Sends the sign-up code',
  }),
  verifyCode: endpoint<{ query: IdentityQuery & { code: string }; answer: { ok: true } }>()({
    method: 'GET',
    path: '/api/user-login-verification/verify',
    access: 'entry',
    status: 200,
    summary: 'Checks the sign-up code',
  }),
  login: endpoint<{ body: Identity & { password: string }; answer: SessionAnswer }>()({
    method: 'POST',
    path: '/api/login',
    access: 'entry',
    status: 200,
    summary: 'Opens a session',
  }),
  refreshSession: endpoint<{ body: { refreshToken?: string }; answer: SessionAnswer }>()({
    method: 'POST',
    path: '/api/session/refresh',
    access: 'entry',
    status: 200,
    summary: 'Rotates the refresh token, from the body or the cookie',
  }),
  logout: endpoint<{ body: { refreshToken?: string }; answer: { ok: true } }>()({
    method: 'POST',
    path: '/api/session/logout',
    access: 'entry',
    status: 200,
    summary: 'Ends the session',
  }),
  register: endpoint<{ body: Identity & { code: string; password: string }; answer: { ok: true } }>()({
    method: 'POST',
    path: '/api/user-registration',
    access: 'entry',
    status: 201,
    summary: 'Creates the account',
  }),
  requestPasswordReset: endpoint<{ body: Identity; answer: { ok: true } }>()({
    method: 'POST',
    path: '/api/password-reset/request',
    access: 'entry',
    status: 200,
    summary: 'Sends the recovery code, if there is such an account',
  }),
  verifyPasswordReset: endpoint<{ query: IdentityQuery & { code: string }; answer: { ok: true } }>()({
    method: 'GET',
    path: '/api/password-reset/verify',
    access: 'entry',
    status: 200,
    summary: 'Checks the recovery code',
  }),
  completePasswordReset: endpoint<{
    body: Identity & { code: string; password: string };
    answer: { ok: true };
  }>()({
    method: 'POST',
    path: '/api/password-reset/complete',
    access: 'entry',
    status: 200,
    summary: 'Sets the new password',
  }),
  listCountries: endpoint<{ answer: readonly WireCountry[] }>()({
    method: 'GET',
    path: '/api/countries',
    access: 'public',
    status: 200,
    summary: 'Countries with their ids',
  }),
  getProfile: endpoint<{ answer: WireProfile }>()({
    method: 'GET',
    path: '/api/user-profile',
    access: 'session',
    status: 200,
    summary: "The user's personal data",
  }),
  updateProfile: endpoint<{ body: ProfileUpdate; answer: WireProfile }>()({
    method: 'POST',
    path: '/api/user-profile',
    access: 'session',
    status: 200,
    summary: 'Changes personal data',
  }),
  ipCountry: endpoint<{ answer: { iso2: string; name: string; dial: string } }>()({
    method: 'GET',
    path: '/api/ip-country',
    access: 'public',
    status: 200,
    summary: "Country of the visitor's address",
  }),
  listPaymentMethods: endpoint<{ answer: { data: readonly WirePaymentMethod[] } }>()({
    method: 'GET',
    path: '/api/payment-methods',
    access: 'session',
    status: 200,
    summary: 'Ways to pay out',
  }),
  listFieldConfigurations: endpoint<{
    query: { paymentMethodId?: number };
    answer: { data: readonly WireFieldConfiguration[] };
  }>()({
    method: 'GET',
    path: '/api/payment-method-field-configuration',
    access: 'session',
    status: 200,
    summary: "Fields of the payment methods' forms",
  }),
  listBeneficiaries: endpoint<{ answer: { data: readonly WireBeneficiary[] } }>()({
    method: 'GET',
    path: '/api/beneficiaries',
    access: 'session',
    status: 200,
    summary: 'Saved beneficiaries',
  }),
  saveBeneficiary: endpoint<{ body: BeneficiaryBody; answer: WireBeneficiary }>()({
    method: 'POST',
    path: '/api/beneficiaries',
    access: 'session',
    status: 201,
    summary: 'Creates a beneficiary, or changes the one whose id it carries',
  }),
  deleteBeneficiary: endpoint<{ params: { id: number }; answer: { ok: true } }>()({
    method: 'DELETE',
    path: '/api/beneficiaries/:id',
    access: 'session',
    status: 200,
    summary: 'Deletes a beneficiary',
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;

/** The name of a call, as the client, the sandbox's faults and the panel spell it. */
export type EndpointName = keyof typeof endpoints;

type ShapeOf<N extends EndpointName> = NonNullable<(typeof endpoints)[N]['shape']>;

/** A part of a call's shape, or undefined where the call has none. */
type Part<N extends EndpointName, K extends keyof Shape> =
  ShapeOf<N> extends Readonly<Record<K, infer P>> ? P : undefined;

export type Params<N extends EndpointName> = Part<N, 'params'>;
export type Query<N extends EndpointName> = Part<N, 'query'>;
export type Body<N extends EndpointName> = Part<N, 'body'>;
export type Answer<N extends EndpointName> = Part<N, 'answer'>;

/** Every endpoint name, in the table's order. */
export const endpointNames = Object.keys(endpoints) as readonly EndpointName[];
