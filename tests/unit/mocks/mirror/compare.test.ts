import { compare, notCompared, unreached, type GivenAnswer, type MadeCall } from '@mocks/mirror/compare';
import { createReport } from '@mocks/mirror/report';
import { expect, test } from 'vitest';

const made = (method: string, path: string, sent: Partial<MadeCall> = {}): MadeCall => ({
  method,
  path,
  headers: new Headers(),
  body: '',
  ...sent,
});
const answered = (status: number, body: unknown, given: Partial<GivenAnswer> = {}): GivenAnswer => ({
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  text: JSON.stringify(body),
  redirects: [],
  ...given,
});
const differences = (...[call, answer]: Parameters<typeof compare>) => compare(call, answer).differences;

const countries = made('GET', '/api/countries');
const country = { PKCountry: 1, Name: 'España', Code: 'ES' };

test.each([
  ['a refusal', made('POST', '/api/login'), 401, { error: 'Credenciales inválidas.' }],
  ['a refusal with a code', made('POST', '/api/login'), 423, { error: 'Bloqueada', code: 'locked' }],
  ['a missing row', made('GET', '/api/exchange/id/7'), 404, { error: 'Not found' }],
  ['an empty list', made('GET', '/api/exchanges'), 200, { data: [], count: 0 }],
])('%s is no difference', (_, call, status, body) => {
  expect(differences(call, answered(status, body))).toEqual([]);
});

test.each([
  [
    'a public call that wants a session',
    countries,
    401,
    { error: 'No' },
    'status 401, the contract says 200',
  ],
  ['an unknown address', countries, 404, { error: 'Not found' }, 'status 404, the contract says 200'],
  ['another method', made('POST', '/api/exchange'), 405, {}, 'status 405, the contract says 201'],
  ['a refusal without a text', made('POST', '/api/login'), 401, {}, 'removed `error`'],
  ['an unknown envelope', made('GET', '/api/exchanges'), 200, { items: [] }, 'added `items` (array)'],
  [
    'a text in place of a list',
    countries,
    200,
    'ES',
    'retyped `.`: text, the contract says array; our reader reads nothing from it',
  ],
  [
    'a call of its own',
    made('GET', '/api/flags/ES9121000418/eyJhb?token=1234'),
    200,
    {},
    'the contract has no such call',
  ],
])('%s is one', (_, call, status, body, line) => {
  expect(differences(call, answered(status, body))).toContain(line);
});

test('says how many rows differ, and whether the reader takes the value all the same', () => {
  const rows = [country, { ...country, PKCountry: '2' }, { ...country, PKCountry: true }];
  expect(differences(countries, answered(200, rows))).toEqual([
    'retyped `[].PKCountry`: numeric text or boolean in 2 of 3, the contract says number; our reader reads it',
  ]);
});

test('takes a text for a number in another spelling only when it is numeric', () => {
  const rate = (text: string) => answered(200, { rate: text });
  const call = made('GET', '/api/exchange-rate');
  expect(differences(call, rate('600.5'))).toEqual(['spelling `rate: "600"`, our reader accepts it']);
  expect(differences(call, rate('600,5'))).toEqual([
    'retyped `rate`: text, the contract says number; our reader reads nothing from it',
  ]);
});

test.each([
  ['in ms', 1_800_000_000_000],
  ['in seconds', 1_800_000_000],
  ['as a text', '2027-01-15T08:00:00Z'],
])('recognises the end of the session %s beside another difference', (_, refreshExpiresAt) => {
  const user = { id: 1, identityVerification: 1, countryResidenceIso2: 'ES', permitTransfer: 1 };
  const answer = { accessToken: 'opaque', refreshToken: 'r1', refreshExpiresAt, user, more: 1 };
  for (const path of ['/api/login', '/api/session/refresh'])
    expect(differences(made('POST', path), answered(200, answer))).toEqual([
      expect.stringMatching(/^spelling `refreshExpiresAt: .*`, our reader accepts it$/),
      'added `more` (number)',
    ]);
});

test.each([
  ['', 'body is empty, the contract says JSON'],
  ['{"a":', 'body is not JSON, the contract says JSON'],
])('a body %j', (text, line) => {
  expect(compare(countries, answered(200, null, { text }))).toMatchObject({
    differences: [line],
    reading: { understood: 'no' },
  });
});

test('hides tokens, passwords and codes wherever they stand', () => {
  const jwt = `eyJhbGciOiJub25lIn0.${'a'.repeat(40)}.${'b'.repeat(300)}`;
  const secrets = [
    jwt,
    'opaque-access-token',
    'clave secreta',
    '246810',
    'csrf value',
    'cookie-value',
    'set-value',
  ];
  const call = made('POST', '/api/user-registration', {
    headers: new Headers({
      authorization: `Bearer ${jwt}`,
      'x-csrf-token': 'csrf value',
      cookie: 'sid=cookie-value',
    }),
    body: JSON.stringify({ loginType: 1, login: 'a@b.c', code: '246810', password: 'clave secreta' }),
  });
  const headers = new Headers({
    'content-type': secrets.join(' '),
    'set-cookie': 'sid=set-value; Max-Age=60',
  });
  const body = {
    tokens: { one: { two: 'opaque-access-token' } },
    error: secrets.join(' '),
    [secrets.join('/')]: 1,
  };
  for (const status of [201, 400]) {
    const text = JSON.stringify(compare(call, answered(status, body, { headers })));
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('•••');
  }
  const query = '/api/user-login-verification/verify?loginType=1&login=a%40b.c&code=246810';
  expect(JSON.stringify(compare(made('GET', query), answered(400, { error: '246810?' })))).not.toContain(
    '246810',
  );
  const login = { accessToken: 'one', refreshToken: 'two-token', refreshExpiresIn: 60, user: {} };
  const { text } = compare(made('POST', '/api/login'), answered(200, login)).reading;
  expect(text).toMatch(/^\{"tokens":\{"accessToken":"•••","refreshToken":"•••"/);
});

test('hides a secret in every form in which it can stand in a line', () => {
  const password = 'clave "s`ecreta';
  const call = made('POST', '/api/user-profile', { body: JSON.stringify({ password }) });
  const text = JSON.stringify(
    compare(call, answered(200, { name: { first: password }, address: {}, extra: {} })).reading,
  );
  expect(text).toContain('•••');
  expect(text).not.toContain('ecreta');
});

test('a hostile answer fits one line', () => {
  const name = `\u001b[2J\n- \`${'x'.repeat(500)}`;
  const [line = ''] = differences(countries, answered(200, [{ ...country, [name]: 1 }]));
  expect(line).toMatch(/^added `\[\]\.\ufffd\[2J\ufffd- 'x+…$/);
  const text = '['.repeat(5000) + ']'.repeat(5000);
  expect(differences(countries, answered(200, null, { text }))).not.toEqual([]);
});

test('an object with many unknown fields does not flood the report', () => {
  const many = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`k${index}`, 1]));
  const lines = differences(
    made('GET', '/api/ip-country'),
    answered(200, { iso2: 'ES', name: 'España', dial: '+34', ...many }),
  );
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toBe('and 150 more differences');
});

test('the report counts a difference once when another number of rows has it', () => {
  const report = createReport('https://api.example');
  const odd = { ...country, Code: undefined };
  report.add(compare(countries, answered(200, [country, odd])));
  const [, ...lines] = report.add(compare(countries, answered(200, [country, country, odd])));
  expect(lines).toEqual(['  - 1 known difference']);
  expect(report.markdown()).toMatch(/^# 1 difference of .*- removed `\[\]\.Code` in 1 of 3\n/s);
});

test('the report names a call whose comparison failed', () => {
  const report = createReport('https://api.example');
  report.add(notCompared(countries, 'Invalid time value'));
  expect(report.markdown()).toContain('## listCountries · GET /api/countries');
  expect(report.markdown()).toContain('- not compared: Invalid time value');
});

test('the report counts a difference of several answers once, in Markdown', () => {
  const report = createReport('https://api.example');
  const odd = compare(countries, answered(200, [{ ...country, more: 1 }]));
  expect(report.add(odd)).toEqual([
    'GET /api/countries 200 · understood: 1 row, first {"id":1,"name":"España","code":"ES"}',
    '  - added `[].more` (number)',
  ]);
  expect(report.add(odd).at(-1)).toBe('  - 1 known difference');
  expect(report.add(unreached(countries, 'ECONNREFUSED'))).toEqual([
    'GET /api/countries no answer · not understood: a network failure',
    '  - not reached: ECONNREFUSED',
  ]);
  expect(report.markdown()).toBe(
    [
      '# 2 differences of https://api.example from the contract',
      '',
      '## listCountries · GET /api/countries',
      '',
      '3 answers: 200, no answer. The last one not understood: a network failure',
      '',
      '- added `[].more` (number)',
      '- not reached: ECONNREFUSED',
      '',
      `[See the app with this answer](http://localhost:5173${odd.page})`,
      '',
      '',
    ].join('\n'),
  );
});
