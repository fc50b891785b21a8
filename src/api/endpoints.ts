/** A row of the table; what the call carries is in contract.ts. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: `/api/${string}`;
  /**
   * 'session' calls need a bearer token. 'entry' calls decide who signs in, and their 401 is the answer itself. After
   * any other 401 the client refreshes the session and repeats the call once (decisions 41).
   */
  readonly access: 'public' | 'session' | 'entry';
  /** The HTTP status of a success. */
  readonly status: 200 | 201;
}

/** The table of all calls (product 7.4). The client, the sandbox and its panel read it. */
export const endpoints = {
  csrf: {
    method: 'GET',
    path: '/api/csrf',
    access: 'entry',
    status: 200,
  },
  exchangeRate: {
    method: 'GET',
    path: '/api/exchange-rate',
    access: 'public',
    status: 200,
  },
  createExchange: {
    method: 'POST',
    path: '/api/exchange',
    access: 'session',
    status: 201,
  },
  checkMinimum: {
    method: 'GET',
    path: '/api/exchange/checkMinimum',
    access: 'session',
    status: 200,
  },
  listExchanges: {
    method: 'GET',
    path: '/api/exchanges',
    access: 'session',
    status: 200,
  },
  getExchange: {
    method: 'GET',
    path: '/api/exchange/id/:id',
    access: 'session',
    status: 200,
  },
  sendVerificationCode: {
    method: 'POST',
    path: '/api/user-login-verification/send',
    access: 'entry',
    status: 200,
  },
  verifyCode: {
    method: 'GET',
    path: '/api/user-login-verification/verify',
    access: 'entry',
    status: 200,
  },
  login: {
    method: 'POST',
    path: '/api/login',
    access: 'entry',
    status: 200,
  },
  refreshSession: {
    method: 'POST',
    path: '/api/session/refresh',
    access: 'entry',
    status: 200,
  },
  logout: {
    method: 'POST',
    path: '/api/session/logout',
    access: 'entry',
    status: 200,
  },
  register: {
    method: 'POST',
    path: '/api/user-registration',
    access: 'entry',
    status: 201,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/password-reset/request',
    access: 'entry',
    status: 200,
  },
  verifyPasswordReset: {
    method: 'GET',
    path: '/api/password-reset/verify',
    access: 'entry',
    status: 200,
  },
  completePasswordReset: {
    method: 'POST',
    path: '/api/password-reset/complete',
    access: 'entry',
    status: 200,
  },
  listCountries: {
    method: 'GET',
    path: '/api/countries',
    access: 'public',
    status: 200,
  },
  getProfile: {
    method: 'GET',
    path: '/api/user-profile',
    access: 'session',
    status: 200,
  },
  updateProfile: {
    method: 'POST',
    path: '/api/user-profile',
    access: 'session',
    status: 200,
  },
  ipCountry: {
    method: 'GET',
    path: '/api/ip-country',
    access: 'public',
    status: 200,
  },
  listPaymentMethods: {
    method: 'GET',
    path: '/api/payment-methods',
    access: 'session',
    status: 200,
  },
  listFieldConfigurations: {
    method: 'GET',
    path: '/api/payment-method-field-configuration',
    access: 'session',
    status: 200,
  },
  listBeneficiaries: {
    method: 'GET',
    path: '/api/beneficiaries',
    access: 'session',
    status: 200,
  },
  saveBeneficiary: {
    method: 'POST',
    path: '/api/beneficiaries',
    access: 'session',
    status: 201,
  },
  deleteBeneficiary: {
    method: 'DELETE',
    path: '/api/beneficiaries/:id',
    access: 'session',
    status: 200,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** The name of a call, in the client, in the faults of the sandbox and in the panel. */
export type EndpointName = keyof typeof endpoints;

/** All endpoint names, in the order of the table. */
export const endpointNames = Object.keys(endpoints) as readonly EndpointName[];
