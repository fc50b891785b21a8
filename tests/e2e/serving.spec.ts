import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, type APIResponse } from '@playwright/test';
import { paths } from '@/lib/paths';
import { siteBefore, test } from './servingFixtures';

// Playwright lists the tests also before the first build.
const assets = existsSync('dist/assets') ? readdirSync('dist/assets') : [];
const script = `/assets/${assets.find((name) => /^index-.*\.js$/.test(name)) ?? ''}`;
const style = `/assets/${assets.find((name) => name.endsWith('.css')) ?? ''}`;
const font = `/assets/${assets.find((name) => name.endsWith('.woff2')) ?? ''}`;
const flag = `/assets/${assets.find((name) => name.startsWith('flag-ve-')) ?? ''}`;

const immutable = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** Path, status, type and caching of every kind of answer. */
const answers = [
  ...Object.values(paths).map((path) => [path, 200, 'text/html; charset=utf-8', 'no-cache'] as const),
  ['/contacto?de=aqui', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/no-existe/de-verdad', 404, 'text/html; charset=utf-8', 'no-cache'],
  ['/no.existe/de-verdad', 404, 'text/html; charset=utf-8', 'no-cache'],
  ['/contacto.html', 404, 'text/html; charset=utf-8', 'no-cache'],
  ['/app.html', 404, 'text/html; charset=utf-8', 'no-cache'],
  [script, 200, 'text/javascript; charset=utf-8', immutable],
  [style, 200, 'text/css; charset=utf-8', immutable],
  [font, 200, 'font/woff2', immutable],
  ['/favicon.svg', 200, 'image/svg+xml', anHour],
  [flag, 200, 'image/svg+xml', immutable],
  ['/sw.js', 200, 'text/javascript; charset=utf-8', 'no-cache'],
  ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8', anHour],
  ['/social.png', 200, 'image/png', anHour],
  ['/site.webmanifest', 200, 'application/manifest+json', anHour],
  ['/robots.txt', 200, 'text/plain; charset=utf-8', anHour],
  ['/assets/index-00000000.js', 404, 'text/plain', 'no-store'],
  ['/assets/.hidden.js', 404, 'text/plain', 'no-store'],
  [`${script}.map`, 404, 'text/plain', 'no-store'],
  ['/.git/config', 404, 'text/plain', 'no-store'],
  ['/healthz', 200, 'text/plain', 'no-store'],
  ['/api/countries', 200, 'application/json', 'no-store'],
  ['/api/no-existe', 404, 'application/json', 'no-store'],
] as const;

/** All headers with a name, unmerged. */
const sent = (answer: APIResponse, name: string) =>
  answer.headersArray().flatMap((header) => (header.name.toLowerCase() === name ? [header.value] : []));

test('each answer has its headers exactly once', async ({ request }) => {
  for (const [path, status, type, caching] of answers) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    expect(sent(answer, 'content-type'), path).toEqual([type]);
    expect(sent(answer, 'cache-control'), path).toEqual([caching]);
    expect(sent(answer, 'strict-transport-security'), path).toEqual([
      'max-age=63072000; includeSubDomains; preload',
    ]);
    expect(sent(answer, 'x-content-type-options'), path).toEqual(['nosniff']);
    expect(sent(answer, 'referrer-policy'), path).toEqual(['strict-origin']);
    expect(sent(answer, 'cross-origin-opener-policy'), path).toEqual(['same-origin']);
    expect(sent(answer, 'cross-origin-embedder-policy'), path).toEqual(['credentialless']);
    expect(sent(answer, 'cross-origin-resource-policy'), path).toEqual(['same-origin']);
    expect(sent(answer, 'permissions-policy'), path).toEqual([expect.stringContaining('camera=()')]);
    expect(sent(answer, 'server'), path).toEqual(['nginx']);
    if (!path.startsWith('/api/')) expect(sent(answer, 'set-cookie'), path).toEqual([]);
    const [policy = '', ...others] = sent(answer, 'content-security-policy');
    expect(others, path).toEqual([]);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy.includes("script-src 'self' 'sha256-"), path).toBe(type.startsWith('text/html'));
    expect(policy, path).not.toMatch(/unsafe-(inline|eval)|\*|http:/);
  }
});

test('compressible files are precompressed with equal content', async ({ request }) => {
  for (const path of ['/', '/no-existe', '/app.html', script, '/favicon.svg']) {
    const get = (accept: string) => request.get(path, { headers: { 'accept-encoding': accept } });
    const plain = await get('identity');
    expect(sent(plain, 'content-encoding'), path).toEqual([]);
    for (const [accept, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, br;q=0', 'gzip'],
    ] as const) {
      const answer = await get(accept);
      expect(sent(answer, 'content-encoding'), `${path} ${accept}`).toEqual([encoding]);
      expect(sent(answer, 'vary'), path).toEqual(['Accept-Encoding']);
      expect((await answer.body()).equals(await plain.body()), `${path} ${accept}`).toBe(true);
    }
  }
  expect(sent(await request.get('/social.png'), 'content-encoding')).toEqual([]);
});

test('an unchanged page is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/contacto')).headers();
  const again = await request.get('/contacto', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(sent(again, 'cache-control')).toEqual(['no-cache']);
  expect((await again.body()).length).toBe(0);
});

test('routes work in any letter case and with a trailing slash', async ({ request, page }) => {
  const written = readFileSync('dist/contacto.html', 'utf8');
  for (const path of ['/contacto', '/Contacto', '/CONTACTO/']) {
    expect(await (await request.get(path)).text(), path).toBe(written);
  }
  expect(await (await request.get('/Registrate/VERIFICA')).text()).toContain('<div id="root"></div>');
  await page.goto('/CONTACTO');
  await page.getByRole('link', { name: 'Aviso legal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aviso legal' })).toBeVisible();
});

test('an unknown address serves the app, which shows the not-found page', async ({ page, app }) => {
  await page.goto('/no-existe/de-verdad');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await app.expectProblem(/404: no route matches/);
  await app.expectProblem(/Failed to load resource.*404.*no-existe/);
});

test('an error for a page or file is readable and has the security headers', async ({ request }) => {
  for (const path of ['/contacto', script, font]) {
    const accept = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const answer = await request.post(path, { headers: accept });
    expect(answer.status(), path).toBe(405);
    expect(await answer.text(), path).toContain('405 Not Allowed');
    expect(sent(answer, 'content-encoding'), path).toEqual([]);
    expect(sent(answer, 'x-content-type-options'), path).toEqual(['nosniff']);
    expect(sent(answer, 'content-security-policy'), path).toHaveLength(1);
  }
});

test('the health check names the release', async ({ request }) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await (await request.get('/healthz')).text()).toBe(`ok ${version}\n`);
});

test('nobody but the trusted proxy tells address and scheme of a client', async ({ playwright }) => {
  const site = await siteBefore({}, '--proxy', '192.0.2.1');
  const context = await playwright.request.newContext({ baseURL: site.url });
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  await context.get('/api/countries', { headers });
  expect(site.reached.at(-1)?.headers).toMatchObject({
    'x-real-ip': '127.0.0.1',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  await context.dispose();
  await site.close();
});

test('the access log names path and request, and no login and no code', async ({ playwright }, testInfo) => {
  const log = testInfo.outputPath('access.log');
  const site = await siteBefore({}, '--log', log);
  const context = await playwright.request.newContext({ baseURL: site.url });
  await context.get('/iniciar/password?login=ana@turpial.example');
  const headers = { 'x-request-id': 'request-1', referer: `${site.url}/iniciar?login=ana@turpial.example` };
  await context.get('/api/password/verify?login=ana@turpial.example&code=246810', { headers });
  await context.dispose();
  await site.close();
  const text = readFileSync(log, 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { method: 'GET', path: '/iniciar/password', status: 200, requestId: '' },
    { path: '/api/password/verify', status: 200, upstreamStatus: '200', requestId: 'request-1' },
  ]);
  expect(text).not.toMatch(/ana|turpial\.example|246810/);
});

test("calls reach the server behind /api with their cookies and the client's address", async ({
  playwright,
}) => {
  const site = await siteBefore({
    'set-cookie': ['one=1; HttpOnly; Path=/', 'two=2; Path=/'],
    'cache-control': 'private, max-age=60',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const context = await playwright.request.newContext({ baseURL: site.url });
  const first = await context.get('/api/countries', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(sent(first, 'set-cookie')).toHaveLength(2);
  expect(sent(first, 'cache-control')).toEqual(['private, max-age=60']);
  expect(sent(first, 'x-content-type-options')).toEqual(['nosniff']);
  expect(sent(first, 'cross-origin-resource-policy')).toEqual(['same-origin']);
  expect(site.reached.at(-1)?.headers).toMatchObject({
    host: 'turpial.example',
    'x-real-ip': '203.0.113.7',
    'x-forwarded-for': '203.0.113.7',
  });
  // The name of a file in an address of the server changes nothing.
  const file = await context.get('/api/receipts/1.json');
  expect(sent(file, 'cache-control')).toEqual(['private, max-age=60']);
  expect(sent(file, 'content-encoding')).toEqual([]);
  await context.get('/api/countries', { headers: { 'x-forwarded-proto': 'https' } });
  expect(site.reached.at(-1)?.headers).toMatchObject({
    cookie: 'one=1; two=2',
    'x-forwarded-proto': 'https',
  });
  await context.dispose();
  await site.close();
});
