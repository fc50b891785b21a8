import { connect } from 'node:net';
import { expect } from '@playwright/test';
import { siteBefore, test } from './servingFixtures';

/** One answer to exactly this text, because a client would tidy the path and the headers. */
function send(url: string, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
    socket.on('end', () => resolve(answer)).on('error', reject);
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const valuesOf = (answer: string, name: string) =>
  Array.from(answer.matchAll(new RegExp(`^${name}: (.*)\\r$`, 'gim')), ([, value]) => value);

test('only a call as the app sends it reaches the server behind /api @all', async () => {
  const site = await siteBefore({});
  const get = (path: string) => send(site.url, [`GET ${path} HTTP/1.1`, 'Host: any.example']);
  for (const path of [
    '/admin/../api/countries',
    '/metrics/%2e%2e/api/countries',
    '/api%2fcountries',
    '//api/countries',
    '/api//countries',
    '/api/./countries',
    '/api/../admin',
    '/api/a/%2e%2e/%2E%2E/admin',
    '/api/a%2f..%2fadmin',
    '/api/..%5cadmin',
    '/api/..;/admin',
    '/api/x\\y',
    '/api/x%0d%0aX:1',
    '/api/',
    'http://any.example/admin/../api/countries',
  ]) {
    const answer = await get(path);
    expect(statusOf(answer), path).toBe(404);
    expect(
      site.reached.map(({ url }) => url),
      path,
    ).toEqual([]);
  }
  for (const path of ['/api/countries', '/api/exchange/id/TRP%201?x=/a/../b', '/api/receipts/1.json']) {
    await get(path);
    expect(site.reached.at(-1)?.url).toBe(path);
  }
  await site.close();
});

test('the server behind /api hears the name of the site, whatever host a client asks for @all', async () => {
  const site = await siteBefore({});
  for (const [line, hosts] of [
    ['GET /api/countries HTTP/1.1', ['Host: any.example']],
    ['GET /api/countries HTTP/1.1', ['Host: turpial.example:1@any.example']],
    ['GET /api/countries HTTP/1.0', []],
    ['GET http://any.example/api/countries HTTP/1.1', ['Host: other.example']],
  ] as const) {
    await send(site.url, [line, ...hosts]);
    for (const { url, headers } of site.reached.splice(0)) {
      expect(url, line).toBe('/api/countries');
      expect(headers.host, line).toBe('turpial.example');
    }
  }
  const twice = await send(site.url, ['GET /api/countries HTTP/1.1', 'Host: a.example', 'Host: b.example']);
  expect(statusOf(twice)).toBe(400);
  expect(site.reached).toEqual([]);
  await site.close();
});

test('a body that two lengths describe reaches no server @all', async () => {
  const site = await siteBefore({});
  for (const lengths of [
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    ['Content-Length: 4', 'Content-Length: 5'],
    ['Transfer-Encoding: chunked, identity'],
  ]) {
    const answer = await send(site.url, ['POST /api/login HTTP/1.1', 'Host: any.example', ...lengths]);
    expect(statusOf(answer), lengths.join()).toBeGreaterThanOrEqual(400);
    expect(site.reached, lengths.join()).toEqual([]);
  }
  await site.close();
});

test('a client tells the server what app and browser send, nothing about its address, the host, the path or the method @all', async () => {
  const site = await siteBefore({});
  const own = {
    accept: 'application/json',
    'accept-language': 'es-419',
    authorization: 'Bearer t',
    cookie: 'session=1',
    'content-type': 'application/json',
    'idempotency-key': 'k',
    origin: 'https://turpial.example',
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'any browser',
    'x-client-platform': 'web',
    'x-client-version': '1.0.0',
    'x-csrf-token': 'c',
    'x-device-id': 'd',
    'x-request-id': 'r',
    'x-use-auth-header': 'true',
  };
  await send(site.url, [
    'GET /api/countries HTTP/1.1',
    'Host: any.example',
    ...Object.entries(own).map(([name, value]) => `${name}: ${value}`),
    'X-Forwarded-Host: any.example',
    'X-Forwarded-Port: 1',
    'Forwarded: for=203.0.113.7;host=any.example',
    'X-Original-URL: /admin',
    'X-Rewrite-URL: /admin',
    'X-HTTP-Method-Override: DELETE',
    'True-Client-IP: 203.0.113.7',
    'CF-Connecting-IP: 203.0.113.7',
    'X-Client-IP: 203.0.113.7',
    'Remote-User: admin',
    'X-Original-Host: any.example',
    'X-Forwarded-Prefix: /admin',
    'X-Forwarded-Server: any.example',
    'X-HTTP-Method: DELETE',
    'X-Method-Override: DELETE',
    'X-Real-Method: DELETE',
    'X-Cluster-Client-IP: 203.0.113.7',
    'Fastly-Client-IP: 203.0.113.7',
    'X-Authenticated-User: admin',
    'X_Real_IP: 203.0.113.7',
    'Via: 1.1 any.example',
    'Proxy: http://any.example',
    'Upgrade: websocket',
    'TE: trailers',
    'Expect-CT: x',
    'X-Accel-Redirect: /robots.txt',
  ]);
  expect(site.reached.at(-1)?.headers).toEqual({
    ...own,
    host: 'turpial.example',
    'x-real-ip': '127.0.0.1',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  await site.close();
});

test('an answer of the server names no file of the site, and deletes nothing @all', async () => {
  const site = await siteBefore({ 'x-accel-redirect': '/robots.txt', 'clear-site-data': '"*"' });
  const answer = await send(site.url, ['GET /api/countries HTTP/1.1', 'Host: any.example']);
  expect(answer).toMatch(/\r\n\{\}\r\n|\r\n\{\}$/);
  expect(valuesOf(answer, 'clear-site-data')).toEqual([]);
  await site.close();
});

test('a refused method and a wrong range repeat no header and are not kept @all', async ({ site }) => {
  for (const path of ['/contacto', '/favicon.svg', '/robots.txt', '/sw.js', '/social.png']) {
    const answer = await send(site.url, [`POST ${path} HTTP/1.1`, 'Host: any.example', 'Content-Length: 0']);
    expect(statusOf(answer), path).toBe(405);
    expect(valuesOf(answer, 'cache-control'), path).toEqual(['no-store']);
    expect(valuesOf(answer, 'content-security-policy'), path).toHaveLength(1);
    const range = await send(site.url, [
      `GET ${path} HTTP/1.1`,
      'Host: any.example',
      'Range: bytes=99999999-',
    ]);
    expect(statusOf(range), path).toBe(200);
    expect(valuesOf(range, 'cache-control'), path).toHaveLength(1);
    expect(valuesOf(range, 'x-content-type-options'), path).toEqual(['nosniff']);
  }
});

test('says whom to tell about a weakness, and where to change a password @all', async ({ request, page }) => {
  const contact = await (await request.get('/.well-known/security.txt')).text();
  expect(contact).toContain('Contact: mailto:ayuda@turpial.example');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(contact)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL(/\/olvide$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
