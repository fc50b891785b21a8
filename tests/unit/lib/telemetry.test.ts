import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { createExchange, exchangeBody } from '@/api/exchangeCreation';
import { call } from '@/api/http';
import { pageReporter, vitalReporter } from '@/app/watchVisit';
import { installClock, systemClock } from '@/lib/clock';
import { config } from '@/lib/config';
import { installSink, report, reportError, type Report } from '@/lib/telemetry';

const personal = ['ana@turpial.example', '600112233', 'Rosa Elena', 'Secreta2026', '246810', 'eyJhbGci'];
let reports: Report[] = [];
let requestIds: (string | null)[] = [];

/** Each answer takes 70 ms. */
function answerSlowly(answer: () => Response | undefined): void {
  let now = 0;
  installClock({ ...systemClock, now: () => now, elapsed: () => now });
  onTestFinished(() => installClock());
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    now += 70;
    requestIds.push(new Headers(headers).get('x-request-id'));
    const given = answer();
    return given ? Promise.resolve(given) : Promise.reject(new TypeError('ana@turpial.example'));
  });
}

/** Checks that reports contain no typed text, address, query or body. */
function verifyImpersonal(): void {
  const text = JSON.stringify(reports);
  for (const secret of personal) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/[?@]|https?:/);
}

beforeEach(() => {
  reports = [];
  requestIds = [];
  installSink((one) => reports.push(one));
  vi.stubGlobal('document', { cookie: 'csrf-token=eyJhbGci' });
  vi.stubGlobal('location', { pathname: '/Iniciar/password', search: '?login=ana@turpial.example' });
});

afterEach(() => installSink());

test('without a sink nothing is reported', () => {
  installSink();
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  report({ kind: 'vital', name: 'CLS', value: 0, page: '/' });
  reportError('window', new Error('x'));
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('an error report contains the name and places in our files, but no message', () => {
  const error = new SyntaxError('Unexpected token in "ana@turpial.example 600112233"');
  error.stack =
    'SyntaxError: Rosa Elena\n' +
    '    at read (https://turpial.example/assets/index-abc.js:1:200)\n' +
    '    at http://localhost/src/api/http.ts?t=600112233:20:7';
  reportError('promise', error);
  reportError('window', 'Secreta2026');
  expect(reports).toMatchObject([
    {
      kind: 'error',
      where: 'promise',
      name: 'SyntaxError',
      frames: ['/assets/index-abc.js:1:200', '/src/api/http.ts:20:7'],
      page: '/iniciar/password',
    },
    { kind: 'error', where: 'window', name: 'string', frames: [] },
  ]);
  verifyImpersonal();
});

test('a message that looks like a place in our files is not reported', () => {
  reportError('window', new Error('no /src/600112233.ts:1:2 for Rosa Elena'));
  expect(reports).toMatchObject([{ name: 'Error' }]);
  verifyImpersonal();
});

test('an error of our own has the same name in every build, and a name that is a text is not reported', () => {
  class Shortened extends ApiError {}
  reportError('render', new Shortened('refused', 422));
  reportError('render', new DOMException('Rosa Elena', 'AbortError'));
  reportError('render', Object.assign(new Error('x'), { name: 'no hay 600112233 de Rosa Elena' }));
  expect(reports).toMatchObject([{ name: 'ApiError' }, { name: 'AbortError' }, { name: 'Error' }]);
  verifyImpersonal();
});

test('a failed call is reported by name, status, kind, request and duration only', async () => {
  const answers = [
    new Response('{"error":"Rosa Elena 600112233"}', { status: 422 }),
    new Response('Rosa Elena', { status: 200 }),
    undefined,
  ];
  answerSlowly(() => answers.shift());
  const body = { loginType: 1, login: 'ana@turpial.example', password: 'Secreta2026' } as const;
  const query = { loginType: '1', login: 'ana@turpial.example', code: '246810' } as const;
  await expect(call('login', { body })).rejects.toThrow();
  await expect(call('login', { body })).rejects.toThrow();
  await expect(call('verifyCode', { query })).rejects.toThrow();
  const common = { kind: 'call', durationMs: 70, page: '/iniciar/password', version: config.version };
  const failures = [
    { call: 'login', failure: 'refused', status: 422 },
    { call: 'login', failure: 'unreadable', status: 200 },
    { call: 'verifyCode', failure: 'network', status: 503 },
  ];
  expect(reports).toEqual(
    failures.map((one, index) => ({ ...common, ...one, requestId: requestIds[index] })),
  );
  verifyImpersonal();
});

test('a successful write is reported by name and duration only, a read is not', async () => {
  answerSlowly(() => new Response('{"accessToken":"eyJhbGci"}'));
  const body = { loginType: 1, login: 'ana@turpial.example', password: 'Secreta2026' } as const;
  await call('login', { body });
  await call('listCountries', {});
  expect(reports).toEqual([
    { kind: 'done', call: 'login', durationMs: 70, version: config.version, page: '/iniciar/password' },
  ]);
  verifyImpersonal();
});

const transfer = {
  amount: '50.10',
  receive: '30685.43',
  rate: '612.4837',
  beneficiary: { id: 7, paymentMethodId: 2, paymentDetails: { cedula: 'V4123456' } },
};

test('a 201 without the exchange is a failed call, and not a done one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"ok":true}', { status: 201 })));
  await expect(createExchange(exchangeBody(transfer), 'k')).rejects.toMatchObject({ kind: 'unreadable' });
  expect(reports).toMatchObject([{ kind: 'call', call: 'createExchange', failure: 'unreadable' }]);
});

describe('a report that cannot be sent changes no call', () => {
  /** A transfer in a build that reports, in a browser with this `navigator`. */
  const transferWith = async (navigator: object) => {
    vi.stubEnv('VITE_REPORT_URL', 'https://reports.turpial.example/in');
    vi.stubGlobal('navigator', navigator);
    vi.resetModules();
    onTestFinished(() => void vi.resetModules());
    const reporting = await import('@/api/exchangeCreation');
    return (status: number, answer: object) => {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer), { status })));
      return reporting.createExchange(reporting.exchangeBody(transfer), 'k');
    };
  };

  test.each([
    [
      'refuses its address',
      {
        sendBeacon() {
          throw new TypeError('Beacons are only supported over HTTP(S).');
        },
      },
    ],
    ['does not know sendBeacon', {}],
  ])('in a browser that %s', async (_, navigator) => {
    const create = await transferWith(navigator);
    expect(await create(201, { exchange: { exchangeId: 'TRP-1' } })).toMatchObject({ exchangeId: 'TRP-1' });
    // Only with its status is the refusal a doubt whether the server made the transfer.
    await expect(create(503, { error: 'No vale.' })).rejects.toMatchObject({ kind: 'refused', status: 503 });
  });

  test('in a browser that sends it, it arrives', async () => {
    const sendBeacon = vi.fn(() => true);
    const create = await transferWith({ sendBeacon });
    await create(201, { exchange: { exchangeId: 'TRP-1' } });
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
      'https://reports.turpial.example/in',
      expect.stringContaining('"call":"createExchange"'),
    );
  });
});

test('each page is reported once, with the page before it and how long that was shown', () => {
  let now = 5_000;
  installClock({ ...systemClock, now: () => now });
  onTestFinished(() => installClock());
  const reportPage = pageReporter();
  const show = (pathname: string, search = '') => {
    vi.stubGlobal('location', { pathname, search });
    reportPage();
  };
  show('/');
  now += 2_000;
  show('/Envia1/', '?x=600112233');
  show('/envia1');
  now += 30_000;
  show('/Rosa Elena/600112233');
  expect(reports.map((one) => one.kind === 'page' && [one.page, one.from, one.stayMs])).toEqual([
    ['/', 'outside', 0],
    ['/envia1', '/', 2_000],
    ['other', '/envia1', 30_000],
  ]);
  verifyImpersonal();
});

test('a vital is reported once, under the page that it belongs to', () => {
  vi.stubGlobal('location', { href: 'https://turpial.example/envios?x=600112233' });
  const tell = vitalReporter();
  const of = (path: string) => ({ navigationURL: `https://turpial.example${path}` });
  tell()({ id: 'a', name: 'LCP', value: 1234.5, ...of('/Iniciar/?login=ana@turpial.example') });
  tell()({ id: 'a', name: 'LCP', value: 1234.5, ...of('/Iniciar/?login=ana@turpial.example') });
  tell(3)({ id: 'b', name: 'CLS', value: 0.12345, ...of('/envia1') });
  tell()({ id: 'c', name: 'INP', value: 96, ...of('/envia3?id=600112233') });
  tell()({ id: 'd', name: 'INP', value: 40 });
  expect(reports.map((one) => one.kind === 'vital' && [one.name, one.value, one.page])).toEqual([
    ['LCP', 1235, '/iniciar'],
    ['CLS', 0.123, '/envia1'],
    ['INP', 96, '/envia3'],
    ['INP', 40, '/envios'],
  ]);
  verifyImpersonal();
});
