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
  /** One line for the documentation and the sandbox's panel. */
  readonly summary: string;
}

/** The table of all calls (product 7.4). The client, the sandbox and its panel read it. */
export const endpoints = {
  csrf: {
    method: 'GET',
    path: '/api/csrf',
    access: 'entry',
    status: 200,
    summary: 'Sets the CSRF cookie',
  },
  exchangeRate: {
    method: 'GET',
    path: '/api/exchange-rate',
    access: 'public',
    status: 200,
    summary: 'Current rate of a currency pair',
  },
  createExchange: {
    method: 'POST',
    path: '/api/exchange',
    access: 'session',
    status: 201,
    summary: 'Creates an exchange; safe to repeat with the same idempotency key',
  },
  checkMinimum: {
    method: 'GET',
    path: '/api/exchange/checkMinimum',
    access: 'session',
    status: 200,
    summary: 'Refuses an amount under the minimum',
  },
  listExchanges: {
    method: 'GET',
    path: '/api/exchanges',
    access: 'session',
    status: 200,
    summary: "The user's exchanges, newest first",
  },
  getExchange: {
    method: 'GET',
    path: '/api/exchange/id/:id',
    access: 'session',
    status: 200,
    summary: 'One exchange, by its public id or its key',
  },
  sendVerificationCode: {
    method: 'POST',
    path: '/api/user-login-verification/send',
    access: 'entry',
    status: 200,
    summary: 'Sends the sign-up code',
  },
  verifyCode: {
    method: 'GET',
    path: '/api/user-login-verification/verify',
    access: 'entry',
    status: 200,
    summary: 'Checks the sign-up code',
  },
  login: {
    method: 'POST',
    path: '/api/login',
    access: 'entry',
    status: 200,
    summary: 'Opens a session',
  },
  refreshSession: {
    method: 'POST',
    path: '/api/session/refresh',
    access: 'entry',
    status: 200,
    summary: 'Rotates the refresh token, from the body or the cookie',
  },
  logout: {
    method: 'POST',
    path: '/api/session/logout',
    access: 'entry',
    status: 200,
    summary: 'Ends the session',
  },
  register: {
    method: 'POST',
    path: '/api/user-registration',
    access: 'entry',
    status: 201,
    summary: 'Creates the account',
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/password-reset/request',
    access: 'entry',
    status: 200,
    summary: 'Sends the password reset code, if there is such an account',
  },
  verifyPasswordReset: {
    method: 'GET',
    path: '/api/password-reset/verify',
    access: 'entry',
    status: 200,
    summary: 'Checks the password reset code',
  },
  completePasswordReset: {
    method: 'POST',
    path: '/api/password-reset/complete',
    access: 'entry',
    status: 200,
    summary: 'Sets the new password',
  },
  listCountries: {
    method: 'GET',
    path: '/api/countries',
    access: 'public',
    status: 200,
    summary: 'Countries with their ids',
  },
  getProfile: {
    method: 'GET',
    path: '/api/user-profile',
    access: 'session',
    status: 200,
    summary: "The user's personal data",
  },
  updateProfile: {
    method: 'POST',
    path: '/api/user-profile',
    access: 'session',
    status: 200,
    summary: 'Changes personal data',
  },
  ipCountry: {
    method: 'GET',
    path: '/api/ip-country',
    access: 'public',
    status: 200,
    summary: "Country of the visitor's address",
  },
  listPaymentMethods: {
    method: 'GET',
    path: '/api/payment-methods',
    access: 'session',
    status: 200,
    summary: 'Ways to pay out',
  },
  listFieldConfigurations: {
    method: 'GET',
    path: '/api/payment-method-field-configuration',
    access: 'session',
    status: 200,
    summary: "Fields of the payment methods' forms",
  },
  listBeneficiaries: {
    method: 'GET',
    path: '/api/beneficiaries',
    access: 'session',
    status: 200,
    summary: 'Saved beneficiaries',
  },
  saveBeneficiary: {
    method: 'POST',
    path: '/api/beneficiaries',
    access: 'session',
    status: 201,
    summary: 'Creates a beneficiary, or changes the one whose id it carries',
  },
  deleteBeneficiary: {
    method: 'DELETE',
    path: '/api/beneficiaries/:id',
    access: 'session',
    status: 200,
    summary: 'Deletes a beneficiary',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** The name of a call, in the client, in the faults of the sandbox and in the panel. */
export type EndpointName = keyof typeof endpoints;

/** All endpoint names, in the order of the table. */
export const endpointNames = Object.keys(endpoints) as readonly EndpointName[];
