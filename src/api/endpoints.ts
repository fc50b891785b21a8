/** A row of the table; what the call carries is in contract.ts. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: `/api/${string}`;
  /**
   * 'session' calls need a bearer token. 'entry' calls decide who signs in, and their 401 is the answer itself. After
   * another 401 of a session call, or of one with a token, the client refreshes the session and repeats the call once
   * (product 7.3).
   */
  readonly access: 'public' | 'session' | 'entry';
  /** The HTTP status of a success. */
  readonly status: 200 | 201;
}

/** Its type keeps the access, from which a handler of the sandbox knows that there is a user. */
const row = <Access extends Endpoint['access']>(
  access: Access,
  method: Endpoint['method'],
  path: Endpoint['path'],
  status: Endpoint['status'] = 200,
) => ({ access, method, path, status });

/** The table of all calls (product 7.4). The client, the sandbox and its panel read it. */
export const endpoints = {
  csrf: row('entry', 'GET', '/api/csrf'),
  exchangeRate: row('public', 'GET', '/api/exchange-rate'),
  createExchange: row('session', 'POST', '/api/exchange', 201),
  checkMinimum: row('session', 'GET', '/api/exchange/checkMinimum'),
  listExchanges: row('session', 'GET', '/api/exchanges'),
  getExchange: row('session', 'GET', '/api/exchange/id/:id'),
  sendVerificationCode: row('entry', 'POST', '/api/user-login-verification/send'),
  verifyCode: row('entry', 'GET', '/api/user-login-verification/verify'),
  login: row('entry', 'POST', '/api/login'),
  refreshSession: row('entry', 'POST', '/api/session/refresh'),
  logout: row('entry', 'POST', '/api/session/logout'),
  register: row('entry', 'POST', '/api/user-registration', 201),
  requestPasswordReset: row('entry', 'POST', '/api/password-reset/request'),
  verifyPasswordReset: row('entry', 'GET', '/api/password-reset/verify'),
  completePasswordReset: row('entry', 'POST', '/api/password-reset/complete'),
  listCountries: row('public', 'GET', '/api/countries'),
  getProfile: row('session', 'GET', '/api/user-profile'),
  updateProfile: row('session', 'POST', '/api/user-profile'),
  ipCountry: row('public', 'GET', '/api/ip-country'),
  listPaymentMethods: row('session', 'GET', '/api/payment-methods'),
  listFieldConfigurations: row('session', 'GET', '/api/payment-method-field-configuration'),
  listBeneficiaries: row('session', 'GET', '/api/beneficiaries'),
  saveBeneficiary: row('session', 'POST', '/api/beneficiaries', 201),
  deleteBeneficiary: row('session', 'DELETE', '/api/beneficiaries/:id'),
} satisfies Readonly<Record<string, Endpoint>>;

/** The name of a call, in the client, in the faults of the sandbox and in the panel. */
export type EndpointName = keyof typeof endpoints;

/** All endpoint names, in the order of the table. */
export const endpointNames = Object.keys(endpoints) as readonly EndpointName[];
