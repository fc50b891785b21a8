/** @module-tag all */
import type { Listening } from '@mocks/adapters/http/messages';
import { startHttpSandbox } from '@mocks/adapters/http/server';
import { runCheck } from '@mocks/check/check';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { logins, SEED_PASSWORD } from '@mocks/server/seeds/accounts';
import { startStranger, type Alter, type Alterations } from '@tests/support/sandbox/stranger';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpointNames, endpoints, type EndpointName } from '@/api/endpoints';
import { randomId } from '@/lib/randomId';
import { serve } from '../../../../scripts/serve/check.mjs';
import { success, put, strangers } from './differences';

const all = endpointNames.length;
const running: Listening[] = [];
afterEach(() => Promise.all(running.splice(0).map(({ close }) => close())));

async function startSandbox() {
  const scenario = scenarioOf('normal', { latencyMs: 0, rate: { kind: 'fixed', rate: 600 } });
  const started = await startHttpSandbox({ scenario });
  running.push(started);
  return started;
}
type Sandbox = Awaited<ReturnType<typeof startSandbox>>['sandbox'];

const contact = 'comprobar@turpial.example';

/** Checks a server with everything that a check can do; `sandbox` has the codes that the server sends. */
async function checked(url: string, sandbox: Sandbox) {
  const printed: string[] = [];
  const exitCode = await runCheck({
    url,
    login: logins.main,
    password: SEED_PASSWORD,
    money: true,
    contact,
    readCode: (to) => Promise.resolve(sandbox.inbox().findLast((one) => one.to === to)?.code ?? ''),
    print: (line) => printed.push(line),
  });
  const lines = printed.filter((line) => line.startsWith('    ')).map((line) => line.trim());
  return { exitCode, printed, lines };
}

test('the sandbox differs in nothing from its contract, and every call of it is proven', async () => {
  const { url, sandbox } = await startSandbox();
  const { exitCode, lines, printed } = await checked(url, sandbox);
  expect({ exitCode, lines }).toEqual({ exitCode: 0, lines: [] });
  const posted = sandbox.log().filter(({ call }) => call === 'createExchange');
  expect(posted.map(({ requestBody }) => requestBody).join()).not.toMatch(/alias/i);
  expect(printed).toContain(`Proven: 100 % (${all} of ${all} calls). Differences: 0.`);
  expect(printed.slice(printed.indexOf('Refusals tried: 26 of 29.'))).toEqual([
    'Refusals tried: 26 of 29.',
    'not provable  codeLifetime · a code has to grow ten minutes old',
    'not provable  lockedAccount · locking an account would take it from its owner',
    'not provable  profileInReview · needs the login of an account in review',
  ]);
});

test('a page for an unknown address, and an exchange of a new account, are differences', async () => {
  const { printed } = await checkedStranger({
    other: (answer) => ({ ...answer, status: 200, text: '<h1>Turpial</h1>' }),
    createExchange: (answer) => (answer.status === 403 ? { ...answer, status: 422 } : answer),
  });
  expect(linesOf(printed, 'listCountries')).toEqual([
    'refused by address: status 200, the contract says 404',
  ]);
  expect(linesOf(printed, 'createExchange')).toEqual([
    'refused by approvedAccount: status 422, the contract says 403',
  ]);
});

/** Checks a server that differs from the sandbox in these answers. */
async function checkedStranger(alterations: Alterations) {
  const { url, sandbox } = await startSandbox();
  const stranger = await startStranger(url, alterations);
  running.push(stranger);
  return checked(stranger.url, sandbox);
}

/** The lines under a call in the report. */
function linesOf(printed: readonly string[], call: EndpointName): readonly string[] {
  const title = `differs       ${endpoints[call].method} ${endpoints[call].path}`;
  const after = printed.slice(printed.indexOf(title) + 1);
  const end = after.findIndex((line) => !line.startsWith('    '));
  return printed.includes(title) ? after.slice(0, end).map((line) => line.trim()) : [];
}

test(`finds ${strangers.length} differences, each at its call`, async () => {
  // A server can differ in one thing per call, so several are checked.
  let left = strangers;
  while (left.length > 0) {
    const round = left.filter(([, call], index) => left.findIndex((one) => one[1] === call) === index);
    left = left.filter((one) => !round.includes(one));
    const { exitCode, printed } = await checkedStranger(
      Object.fromEntries(round.map(([, call, alter]) => [call, alter])),
    );
    expect(exitCode).toBe(1);
    for (const [line, call] of round) expect(linesOf(printed, call)).toContain(line);
  }
});

test('a server may clear its CSRF cookie by a date', async () => {
  const gone = { 'set-cookie': ['csrf-token=; Expires=1 Jan 1970'] };
  const { lines } = await checkedStranger({
    logout: (answer) => ({ ...answer, headers: { ...answer.headers, ...gone } }),
  });
  expect(lines).toEqual([]);
});

test('the name of the CSRF cookie counts', async () => {
  const { lines, printed } = await checkedStranger({
    csrf: (answer) => ({ ...answer, headers: { ...answer.headers, 'set-cookie': ['XSRF-TOKEN=abcd'] } }),
  });
  const cookie = 'no cookie csrf-token (cookies: XSRF-TOKEN)';
  expect(lines).toContain(cookie);
  const reason = `nobody could sign in (status 403, the contract says 200; ${cookie})`;
  expect(printed).toContain(`not provable  GET /api/beneficiaries · ${reason}`);
});

test('a server that gives the CSRF cookie another name differs in that alone', async () => {
  const { url, sandbox } = await startSandbox();
  const renamed = { from: /^csrf-token=/, to: 'XSRF-TOKEN=' };
  const stranger = await startStranger(
    url,
    {
      csrf: ({ headers, ...answer }) => {
        const cookies = [headers['set-cookie'] ?? []].flat();
        const named = cookies.map((cookie) => cookie.replace(renamed.from, renamed.to));
        return { ...answer, status: 204, headers: { ...headers, 'set-cookie': named } };
      },
    },
    (headers) => ({ ...headers, cookie: (headers.cookie ?? '').replace(renamed.to, 'csrf-token=') }),
  );
  running.push(stranger);
  const { lines, printed } = await checked(stranger.url, sandbox);
  expect(lines).toEqual(['no cookie csrf-token (cookies: XSRF-TOKEN)']);
  expect(printed.filter((line) => line.startsWith('kept'))).toHaveLength(all - 1);
});

/** Adds a cookie to each success. */
const withCookie =
  (cookie: () => string): Alter =>
  (answer) => {
    const cookies = [answer.headers['set-cookie'] ?? [], cookie()].flat();
    return answer.status < 300
      ? { ...answer, headers: { ...answer.headers, 'set-cookie': cookies } }
      : answer;
  };

test.each<[what: string, alterations: Alterations]>([
  [
    'spellings and statuses',
    {
      login: success(put('user', 'permitTransfer', true)),
      csrf: (answer) => ({ ...answer, status: 204 }),
      saveBeneficiary: (answer) => (answer.status === 201 ? { ...answer, status: 200 } : answer),
    },
  ],
  [
    'fields that have only the name of their method',
    { listFieldConfigurations: success(put('data[]', 'fkPaymentMethod', undefined)) },
  ],
  [
    'a CSRF cookie that is another after each login, with a percent sign of its own',
    { login: withCookie(() => `csrf-token=100%-${randomId()}; Path=/`) },
  ],
])('what is right in two ways is no difference: %s', async (_, alterations) => {
  const { printed, lines } = await checkedStranger(alterations);
  expect(lines).toEqual([]);
  expect(printed).toContain(`Proven: 100 % (${all} of ${all} calls). Differences: 0.`);
});

test.each<[what: string, body: (answer: unknown) => unknown]>([
  ['in an envelope', (beneficiary) => ({ beneficiary })],
  ['nowhere', () => ({ ok: true })],
])('what was saved is deleted with its id %s', async (_, body) => {
  const { url, sandbox } = await startSandbox();
  const before = sandbox.beneficiaries(logins.main);
  const stranger = await startStranger(url, { saveBeneficiary: success(body) });
  running.push(stranger);
  const { printed } = await checked(stranger.url, sandbox);
  expect(sandbox.beneficiaries(logins.main)).toEqual(before);
  expect(sandbox.beneficiaries(contact)).toEqual([]);
  expect(printed).toContain('kept          DELETE /api/beneficiaries/:id');
});

test('a saved beneficiary whose id nobody says is said to stay', async () => {
  const { printed } = await checkedStranger({
    saveBeneficiary: success(() => ({ ok: true })),
    listBeneficiaries: (answer) => ({ ...answer, status: 503 }),
  });
  expect(linesOf(printed, 'saveBeneficiary')).toContain(
    'a saved beneficiary stays: neither answer nor list says its id',
  );
});

test('what lies inside an unknown envelope is compared', async () => {
  const { printed } = await checkedStranger({
    getProfile: success((answer) => ({ result: put('', 'street', 'x')(answer, 0) })),
  });
  expect(linesOf(printed, 'getProfile').slice(0, 2)).toEqual([
    '`result` is the content, which the contract has in the answer itself; our reader does not read it',
    '`result.street` is added (text); our reader does not read it',
  ]);
});

test('without an option no exchange is created and no code is sent, and the account stays as it was', async () => {
  const { url, sandbox } = await startSandbox();
  const account = () => [sandbox.beneficiaries(logins.main), sandbox.exchanges(logins.main), sandbox.users()];
  const before = account();
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  expect(await runCheck({ url, login: logins.main, password: SEED_PASSWORD, print })).toBe(0);
  expect(account()).toEqual(before);
  expect(sandbox.inbox()).toEqual([]);
  const made = sandbox.log().map(({ call }) => call);
  for (const call of ['createExchange', 'sendVerificationCode', 'requestPasswordReset', 'register'])
    expect(made).not.toContain(call);
  expect(printed).toContain('not provable  POST /api/exchange · needs --money: it creates an exchange');
  expect(printed.join('\n')).toMatch(
    new RegExp(`^Proven: \\d+ % \\(${all - 7} of ${all} calls\\). Differences: 0.$`, 'm'),
  );
  expect(printed).toContain(
    'not provable  approvedAccount · needs --money and --contact: a new account tries to send',
  );
  expect(printed.filter((line) => line.includes('an earlier call'))).toEqual([]);
});

test('an amount that is no number is refused before any call', async () => {
  vi.stubEnv('PASSWORD', SEED_PASSWORD);
  const args = ['http://127.0.0.1:1', '--login', logins.main, '--amount', 'x'];
  await expect(serve(args)).rejects.toThrow('--amount x: not an amount of euros');
});

test('a server that cannot be reached differs, and no other call is provable', async () => {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const url = 'http://127.0.0.1:1';
  expect(await runCheck({ url, login: logins.main, password: SEED_PASSWORD, print })).toBe(1);
  expect(printed).toContain(
    'not provable  GET /api/beneficiaries · nobody could sign in (not reached: bad port)',
  );
});

describe('a HAR', () => {
  /** What is printed of the calls that a sandbox recorded. */
  async function readBack(change: (text: string) => string = (text) => text, url?: string) {
    const { url: address, sandbox } = await startSandbox();
    await checked(address, sandbox);
    const printed: string[] = [];
    const har = change(JSON.stringify(sandbox.har()));
    const exitCode = await runCheck({ har, url, print: (line) => printed.push(line) });
    return { exitCode, printed };
  }

  test('of the sandbox proves its calls without making one', async () => {
    const { exitCode, printed } = await readBack();
    expect(printed.filter((line) => line.startsWith('    '))).toEqual([]);
    expect(printed).toContain(`Proven: 100 % (${all} of ${all} calls). Differences: 0.`);
    expect(printed.at(-1)).toMatch(/^not provable {2}address, csrf, .* · a HAR does not say by which rule/);
    expect(exitCode).toBe(0);
  });

  test('with a difference says so', async () => {
    const { exitCode, printed } = await readBack((text) =>
      text.replaceAll(String.raw`\"rate\":600}`, String.raw`\"rate\":\"600\"}`),
    );
    expect(printed).toContain('    `rate` is text, the contract says number; our reader reads it');
    expect(exitCode).toBe(1);
  });

  test('of another server, and another file, is refused', async () => {
    await expect(readBack(undefined, 'https://api.example')).rejects.toThrow(
      'The HAR has no call of the API.',
    );
    await expect(runCheck({ har: '{"log":{}}', print: vi.fn() })).rejects.toThrow('Not a HAR: log.entries');
  });
});

test('no token, password or code is printed, wherever the server puts it', async () => {
  const { url, sandbox } = await startSandbox();
  let leaked = '';
  const stranger = await startStranger(url, {
    login: (answer) => {
      const { accessToken = '', refreshToken = '' } = answer.body as Record<string, string>;
      if (accessToken !== '') leaked = `${accessToken} ${refreshToken} ${SEED_PASSWORD}`;
      return {
        ...answer,
        body: { ...(answer.body as object), [leaked]: 1, [`\u001b[2J${SEED_PASSWORD}`]: 2 },
      };
    },
  });
  running.push(stranger);
  const text = (await checked(stranger.url, sandbox)).printed.join('\n');
  expect(text).toContain('`•••');
  for (const secret of [...leaked.split(' '), '\u001b']) expect(text).not.toContain(secret);
});
