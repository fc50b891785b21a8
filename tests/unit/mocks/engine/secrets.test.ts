import { safeAnswer, safeBody } from '@mocks/engine/secrets';
import { bugReportOf } from '@mocks/page/bugReport';
import { decodeShared } from '@mocks/page/shared';
import { stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { expect, test, vi } from 'vitest';

test.each([
  ['{"Code":"ES","code":"refresh_token_reused"}', '{"Code":"ES","code":"refresh_token_reused"}'],
  ['{"a":[{"code":"246810"}]}', '{"a":[{"code":"•••"}]}'],
  ['{"other":"eyJhbGciOiJub25l.eyJzdWIiOiIxIiwi.sandbox"}', '{"other":"•••"}'],
  ['{"token":12}', '{"token":"•••"}'],
  ['{"x": 1}', '{"x": 1}'],
  ['{"password":"a\\"b","code":"24681', '{"password":"•••","code":"•••"'],
  ['{"text":"x","accessToken":"secret-of-a-ses', '{"text":"x","accessToken":"•••"'],
])('the answer %s becomes %s', (body, safe) => {
  expect(safeAnswer(body)).toBe(safe);
});

test.each(['Turpial2026', 'a"b', String.raw`a\"b`, 'a\\'])('the whole password %s is hidden', (password) => {
  expect(JSON.parse(safeBody(JSON.stringify({ password, login: 'ana' })))).toEqual({
    password: '•••',
    login: '•••',
  });
});

test('a form and a phone are hidden too', () => {
  expect(safeBody('login=ana&password=mi-clave-1&x=1')).toBe('login=•••&password=•••&x=1');
  expect(safeBody('{"loginCountry":"+34","phone":"600999888"}')).toBe('{"loginCountry":"+34","phone":"•••"}');
});

const LOGIN = 'nadie@turpial.example';

test('log, HAR and bug report hide code, login, password, tokens and CSRF, and the log keeps the request id', async () => {
  const sandbox = stillSandbox();
  const visitor = visit(sandbox);
  const body = { loginType: 1, login: LOGIN } as const;
  const code = '246810';
  const password = 'mi-clave-1';
  await visitor.call('sendVerificationCode', { body, headers: { 'x-request-id': 'r-1' } });
  expect(sandbox.log()).toContainEqual(
    expect.objectContaining({ call: 'sendVerificationCode', requestId: 'r-1' }),
  );
  await visitor.call('verifyCode', { query: { loginType: '1', login: LOGIN, code } });
  await visitor.call('register', { body: { ...body, code, password } });
  await visitor.login(LOGIN, password);
  const { body: session } = await visitor.call('refreshSession', { body: {} });
  vi.stubGlobal('location', new URL(`https://demo.example/iniciar?login=${LOGIN}&code=${code}`));
  vi.stubGlobal('navigator', { userAgent: 'Test', language: 'es' });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 780);
  const report = await bugReportOf(sandbox).finally(() => vi.unstubAllGlobals());

  const secrets = [
    code,
    LOGIN,
    encodeURIComponent(LOGIN),
    password,
    session.accessToken,
    session.refreshToken,
  ];
  const [, packed = ''] = /#estado=(\S+)/.exec(report) ?? [];
  expect(JSON.stringify(await decodeShared(packed, 0))).not.toContain(password);
  const csrf = visitor.jar.get('csrf-token') ?? 'none';
  // The log says whose token a call carried.
  const carried = sandbox.log().map((entry) => ({ ...entry, account: '' }));
  for (const text of [JSON.stringify(carried), JSON.stringify(sandbox.har()), report])
    expect([...secrets, csrf].filter((secret) => text.includes(secret))).toEqual([]);
});
