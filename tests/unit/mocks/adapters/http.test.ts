import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHttpSandbox, type HttpSandboxOptions } from '@mocks/adapters/http/server';
import { commandNames } from '@mocks/engine/commands/table';
import { CSRF_COOKIE, REFRESH_COOKIE } from '@mocks/host/cookies';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { afterEach, expect, test } from 'vitest';

const running: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(running.splice(0).map((close) => close())));

async function start(options: HttpSandboxOptions = {}) {
  const scenario = scenarioOf('normal', { latencyMs: 0 });
  const { close, url, sandbox } = await startHttpSandbox({ scenario, ...options });
  running.push(close);
  return { url, sandbox };
}

/** A browser's cookie handling: stores `Set-Cookie` and sends cookies back by path. */
function browser(url: string) {
  const cookies = new Map<string, { value: string; attributes: string }>();
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookie = [...cookies]
      .filter(([, { attributes }]) => path.startsWith(/Path=([^;]+)/.exec(attributes)?.[1] ?? '/'))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const csrf = cookies.get(CSRF_COOKIE)?.value;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie,
        ...(csrf && { 'x-csrf-token': decodeURIComponent(csrf) }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, { value, attributes });
    }
    return response;
  };
  return { cookies, send };
}

test('a session uses real cookies', async () => {
  const { url } = await start();
  const { send, cookies } = browser(url);
  await send('GET', '/api/csrf');
  expect(cookies.get(CSRF_COOKIE)?.attributes).not.toContain('HttpOnly');
  const body = { loginType: 1, login: 'maria@turpial.example', password: 'Turpial2026' };
  expect((await send('POST', '/api/login', body)).status).toBe(200);
  expect(cookies.get(REFRESH_COOKIE)?.attributes).toBe(
    '; Path=/api; SameSite=Lax; Max-Age=2592000; HttpOnly',
  );

  const refreshed = await send('POST', '/api/session/refresh', {});
  const { accessToken } = (await refreshed.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await send('GET', '/api/exchanges', undefined, headers)).status).toBe(200);

  await send('POST', '/api/session/logout', {});
  expect(cookies.has(REFRESH_COOKIE)).toBe(false);
  expect((await send('POST', '/api/session/refresh', {})).status).toBe(401);
});

test('two browsers have separate sessions', async () => {
  const { url } = await start();
  const one = browser(url);
  const two = browser(url);
  await one.send('POST', '/sandbox/apply', { scenario: scenarioOf('aprobada', { latencyMs: 0 }) });
  await one.send('GET', '/api/csrf');
  await two.send('GET', '/api/csrf');
  expect((await one.send('POST', '/api/session/refresh', {})).status).toBe(200);
  expect((await two.send('POST', '/api/session/refresh', {})).status).toBe(401);
});

test('an address starts a scenario in the browser, but only by its button', async () => {
  const { url, sandbox } = await start();
  const { send, cookies } = browser(url);
  const page = await send('GET', '/sandbox/enter?scenario=aprobada');
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, "frame-ancestors 'none'"]);
  expect(sandbox.scenario().name).toBe('normal');
  const [, started = ''] = /const \[inputs, path\] = (.*);/.exec(await page.text()) ?? [];
  const [inputs, path] = JSON.parse(started) as [unknown, string];
  expect(path).toBe('/envia1');
  expect((await send('POST', '/sandbox/apply', inputs)).status).toBe(200);
  expect([...cookies.keys()]).toEqual([REFRESH_COOKIE]);
  expect((await send('GET', '/sandbox/enter?scenario=otra')).status).toBe(400);
});

/** Sends as another page or program can: `fetch` sets no `Host`. */
const raw = (url: string, path: string, method: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url + path, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end(method === 'GET' ? '' : '{"rate":1}');
  });

const JSON_TYPE = { 'content-type': 'application/json' };

test.each<[string, string, Record<string, string>, number]>([
  ['a POST without a type', '/sandbox/setRate', {}, 403],
  ['a form', '/sandbox/setRate', { 'content-type': 'application/x-www-form-urlencoded' }, 403],
  ['a page that sends text', '/sandbox/setRate', { 'content-type': 'text/plain' }, 403],
  ['a page of another port', '/sandbox/setRate', { ...JSON_TYPE, origin: 'http://127.0.0.1:1' }, 403],
  ['a page without an origin', '/sandbox/setRate', { ...JSON_TYPE, origin: 'null' }, 403],
  ['a name that leads here', '/sandbox/setRate', { ...JSON_TYPE, host: 'evil.example' }, 403],
  ['such a name that reads', '/sandbox/state', { host: 'evil.example:8787' }, 403],
  ['such a name that reads accounts', '/api/countries', { host: 'evil.example' }, 403],
  ['such a name that reads a page', '/envios', { host: 'evil.example' }, 403],
  ['the API by a named machine', '/api/countries', { host: 'mesa:8787' }, 200],
  ['the API behind nginx', '/api/countries', { host: 'turpial.example' }, 200],
  ['the tester', '/sandbox/setRate', JSON_TYPE, 200],
  ['the tester who names the machine', '/sandbox/state', { host: 'localhost:80' }, 200],
  ['the tester by IPv6', '/sandbox/state', { host: '[::1]:80' }, 200],
  [
    'a page of the sandbox',
    '/sandbox/setRate',
    { ...JSON_TYPE, origin: 'http://mesa:8787', host: 'mesa:8787' },
    200,
  ],
])('the sandbox is for the tester alone: %s', async (_, path, headers, status) => {
  const { url, sandbox } = await start({ hosts: ['mesa'] });
  const before = sandbox.state().rate;
  const isRead = path !== '/sandbox/setRate';
  expect(await raw(url, path, isRead ? 'GET' : 'POST', headers)).toBe(status);
  expect(sandbox.state().rate).toBe(status === 403 || isRead ? before : 1);
});

test('nothing changes by GET', async () => {
  const { url, sandbox } = await start();
  const before = sandbox.exportState();
  for (const name of commandNames)
    await fetch(`${url}/sandbox/${name}?rate=1&ms=1000&login=vacia@turpial.example`);
  expect(sandbox.exportState()).toEqual(before);
});

test('a network failure is a broken connection', async () => {
  const scenario = scenarioOf('normal', { latencyMs: 0, faults: [{ call: '*', kind: 'network' }] });
  const { url } = await start({ scenario });
  await expect(fetch(`${url}/api/countries`).then((response) => response.text())).rejects.toThrow();
});

test('control calls change the server and return its state', async () => {
  const { url, sandbox } = await start();
  const { send } = browser(url);
  const json = async (method: string, path: string, body?: unknown) =>
    (await send(method, path, body)).json() as Promise<unknown>;

  const before = sandbox.clock.now();
  await json('POST', '/sandbox/advance', { ms: 90_000 });
  expect(sandbox.clock.now()).toBeGreaterThanOrEqual(before + 90_000);
  expect(await json('POST', '/sandbox/setRate', { rate: 700 })).toMatchObject({ rate: 700 });
  expect(await json('POST', '/sandbox/change', { changes: { minimumSend: 50 } })).toMatchObject({
    scenario: { minimumSend: 50 },
  });
  expect(
    await json('POST', '/sandbox/createExchange', { login: 'maria@turpial.example', amountSend: 20 }),
  ).toMatchObject({ amountSend: 20, rate: 700 });
  expect(await json('GET', '/sandbox/state')).toMatchObject({
    accounts: expect.arrayContaining([
      expect.objectContaining({ login: 'maria@turpial.example', beneficiaries: 6, exchanges: 26 }),
    ]) as unknown,
  });
  expect(await json('GET', '/sandbox/exchanges?login=maria@turpial.example')).toContainEqual(
    expect.objectContaining({ amountSend: 20, rate: 700, status: 'Solicitud recibida' }),
  );
  expect(await json('GET', '/sandbox/exchanges?login=vacia@turpial.example')).toEqual([]);
  await send('GET', '/api/csrf');
  await send('POST', '/api/user-login-verification/send', { loginType: 1, login: 'a@turpial.example' });
  expect(await json('GET', '/sandbox/inbox')).toMatchObject([{ to: 'a@turpial.example', code: '246810' }]);
  expect(await json('GET', '/sandbox/log')).toHaveLength(2);
  await json('POST', '/sandbox/reset');
  expect(await json('GET', '/sandbox/inbox')).toEqual([]);
  expect(await json('GET', '/sandbox/scenarios')).toContainEqual(expect.objectContaining({ name: 'normal' }));
});

test('an invalid control call is refused with the reason', async () => {
  const { send } = browser((await start()).url);
  for (const [name, body, reason] of [
    ['apply', { scenario: 'otra' }, /^scenario: Unknown scenario 'otra'. Known: normal/],
    ['advance', { ms: -1 }, /^ms: /],
    ['advance', { ms: 1, seconds: 1 }, /^seconds: /],
    ['change', { changes: { latencyMs: 'x' } }, /^changes.latencyMs: /],
    ['createExchange', { login: 'otra', amountSend: 1 }, /^Unknown account 'otra'. Known: maria/],
  ] as const) {
    const answer = await send('POST', `/sandbox/${name}`, body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { readonly error: string }).error).toMatch(reason);
  }
  expect((await send('GET', '/sandbox/advance')).status).toBe(404);
  expect((await send('GET', '/sandbox/otra')).status).toBe(404);
});

test('a built app is served beside the API, with its routes and nothing outside its folder', async () => {
  const app = await mkdtemp(join(tmpdir(), 'app-'));
  await writeFile(join(app, 'index.html'), 'shell');
  await writeFile(join(app, 'contacto.html'), 'contact');
  await writeFile(join(app, 'a.js'), 'script');
  const { url } = await start({ app });
  const get = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  expect(await get('/')).toEqual([200, 'text/html; charset=utf-8', 'shell']);
  expect(await get('/envia3?id=1')).toEqual([200, 'text/html; charset=utf-8', 'shell']);
  expect(await get('/contacto')).toEqual([200, 'text/html; charset=utf-8', 'contact']);
  for (const path of ['/contacto/', '/Contacto', '/CONTACTO/', '/%63ontacto'])
    expect((await get(path))[2], path).toBe('contact');
  expect(await get('/a.js')).toEqual([200, 'text/javascript; charset=utf-8', 'script']);
  expect((await get('/missing.js'))[0]).toBe(404);
  expect((await get('/..%2f..%2fetc%2fpasswd'))[0]).toBe(404);
  await writeFile(join(app, 'app.html'), 'app');
  const html = 'text/html; charset=utf-8';
  expect(await get('/')).toEqual([200, html, 'shell']);
  expect(await get('/envia3')).toEqual([200, html, 'app']);
  // As nginx answers: tests/e2e/serving.spec.ts.
  for (const path of ['/no-existe', '/no.existe/de-verdad', '/contacto.html', '/app.html', '/contacto/mas'])
    expect(await get(path), path).toEqual([404, html, 'app']);
});

test.each(['/%', '/envios%zz', '/api/exchange/id/%', '/api/exchange/id/%E0%A4%A'])(
  'a path that is not valid percent-encoding does not exist: %s',
  async (path) => {
    const app = await mkdtemp(join(tmpdir(), 'app-'));
    await writeFile(join(app, 'index.html'), 'shell');
    const { url } = await start({ app });
    expect((await fetch(url + path)).status).toBe(404);
  },
);

test('the body of a GET is ignored', async () => {
  const { url } = await start();
  const body = '{}';
  const status = await new Promise((resolve, reject) => {
    const call = request(`${url}/api/countries`, { headers: { 'content-length': body.length } });
    call.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    call.end(body);
  });
  expect(status).toBe(200);
});
