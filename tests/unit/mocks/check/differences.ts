import { gzipSync } from 'node:zlib';
import { at, changed, type Respell } from '@mocks/server/variants/respell';
import type { Alter } from '@tests/support/sandbox/stranger';
import type { EndpointName } from '@/api/endpoints';

/** Changes the body of each success. */
export const success =
  (change: Respell): Alter =>
  (answer) =>
    answer.status < 300 ? { ...answer, body: change(answer.body, 0) } : answer;
/** Changes each refusal. */
const refused =
  (change: Alter): Alter =>
  (answer) =>
    answer.status >= 400 ? change(answer) : answer;
export const put = (place: string, name: string, value: unknown) =>
  at(
    place,
    changed((object) => ({ ...object, [name]: value })),
  );
const renamed = (place: string, from: string, to: string) =>
  at(
    place,
    changed(({ [from]: value, ...rest }) => ({ ...rest, [to]: value })),
  );
const firstRows =
  (count: number, change: (row: Record<string, unknown>) => object): Respell =>
  (rows) =>
    (rows as readonly Record<string, unknown>[]).map((row, index) => (index < count ? change(row) : row));

let created = 0;

/** Servers that differ in one thing each, and the line that says so. */
export const strangers: readonly (readonly [line: string, call: EndpointName, alter: Alter])[] = [
  [
    'status 200, the contract says 201',
    'createExchange',
    (answer) => (answer.status === 201 ? { ...answer, status: 200 } : answer),
  ],
  [
    'status 307, the contract says 200',
    'ipCountry',
    (answer) => ({ ...answer, status: 307, headers: { location: '/v2/api/ip-country' } }),
  ],
  ['status 503, the contract says 200', 'listBeneficiaries', (answer) => ({ ...answer, status: 503 })],
  ['the body is empty', 'register', (answer) => (answer.status === 201 ? { ...answer, text: '' } : answer)],
  ['the body is not JSON', 'listCountries', (answer) => ({ ...answer, text: '<h1>Bienvenido</h1>' })],
  [
    'content-type text/plain, not application/json',
    'listPaymentMethods',
    (answer) => ({ ...answer, headers: { 'content-type': 'text/plain' } }),
  ],
  [
    'compressed (gzip), which nobody asked for',
    'getProfile',
    (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-encoding': 'gzip' },
      text: gzipSync(JSON.stringify(answer.body)),
    }),
  ],
  [
    'the app cannot read the cookie csrf-token',
    'csrf',
    (answer) => ({
      ...answer,
      headers: {
        ...answer.headers,
        'set-cookie': [answer.headers['set-cookie'] ?? []].flat().map((cookie) => `${cookie}; HttpOnly`),
      },
    }),
  ],
  [
    '`csrf_token` stands for `csrfToken`; our reader reads it',
    'csrf',
    success(renamed('', 'csrfToken', 'csrf_token')),
  ],
  [
    '`address.post_code` stands for `postcode`; our reader does not read it',
    'getProfile',
    success(renamed('address', 'postcode', 'post_code')),
  ],
  [
    '`rate` is text, the contract says number; our reader reads it',
    'exchangeRate',
    success(put('', 'rate', '600')),
  ],
  [
    '`data.amountSend` is text, the contract says number; our reader does not read it',
    'getExchange',
    success(put('data', 'amountSend', '20,5 EUR')),
  ],
  [
    '`PermitAmendProfile` is number, the contract says boolean; our reader reads it',
    'getProfile',
    success(put('', 'PermitAmendProfile', 1)),
  ],
  [
    '`[].Code` is missing in 3 of 249',
    'listCountries',
    success(firstRows(3, (row) => ({ ...row, Code: undefined }))),
  ],
  [
    '`[].Name` has blanks at its ends in 2 of 249',
    'listCountries',
    success(firstRows(2, (row) => ({ ...row, Name: `${String(row.Name)} ` }))),
  ],
  [
    '`data.[].score` is added (number); our reader does not read it',
    'listExchanges',
    success(put('data[]', 'score', 7)),
  ],
  ['`count` is 99, and there are 25 rows', 'listExchanges', success(put('', 'count', 99))],
  [
    '`items` is the content, which the contract has in `data`; our reader does not read it',
    'listExchanges',
    success(renamed('', 'data', 'items')),
  ],
  [
    '`data.inserted` is not a timestamp; our reader does not read it',
    'getExchange',
    success(put('data', 'inserted', 'ayer')),
  ],
  [
    '`data.[].controlType` is another value than "Textbox" or "Combo box"; our reader does not read it',
    'listFieldConfigurations',
    success(put('data[]', 'controlType', 'Select')),
  ],
  [
    '`data.[].regex` is not a regular expression in 1 of 17; our reader reads it',
    'listFieldConfigurations',
    // The check saves a beneficiary by the other methods.
    success(
      at(
        'data',
        firstRows(1, (row) => ({ ...row, regex: String.raw`^[VE(\d{6,8}$` })),
      ),
    ),
  ],
  ['our reader reads 0 of 3 rows', 'listPaymentMethods', success(put('data[]', 'pkPaymentMethod', null))],
  [
    'a success whose body says no: the app takes it for a success',
    'deleteBeneficiary',
    success(() => ({ success: false })),
  ],
  [
    'refused by minimum: a refusal whose text no rule finds: the app shows the whole body',
    'checkMinimum',
    refused((answer) => ({ ...answer, body: { reason: 'Muy poco' } })),
  ],
  [
    'refused by credentials: a refusal without a text that the app can show',
    'login',
    refused((answer) => ({ ...answer, body: {} })),
  ],
  [
    'refused by currentRate: the app does not recognise this refusal',
    'createExchange',
    refused((answer) => (answer.status === 409 ? { ...answer, body: { error: 'Otra tasa.' } } : answer)),
  ],
  [
    'a repeated idempotency key creates a second exchange',
    'createExchange',
    success((answer) => put('exchange', 'exchangeId', String((created += 1)))(answer, 0)),
  ],
  [
    'refused by bearer: status 403, the contract says 401',
    'listExchanges',
    refused((answer) => ({ ...answer, status: 403 })),
  ],
  [
    'refused by refreshReused: the app does not recognise this refusal',
    'refreshSession',
    refused((answer) => ({ ...answer, body: { error: 'No autorizado' } })),
  ],
];
