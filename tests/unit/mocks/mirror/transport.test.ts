import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { listen } from '@mocks/adapters/http/messages';
import { createCookieBridge } from '@mocks/mirror/cookies';
import { startMirror, type MirrorOptions } from '@mocks/mirror/server';
import { afterEach, describe, expect, test } from 'vitest';

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  return listen(server, 0);
}

async function mirror(target: string, options: Partial<MirrorOptions> = {}) {
  const printed: string[] = [];
  const { url, server, report } = await startMirror({
    target: new URL(target),
    print: (lines) => void printed.push(...lines),
    ...options,
  });
  running.push(server);
  return { url, printed, report };
}

const country = { PKCountry: 1, Name: 'España', Code: 'ES' };
const countries = JSON.stringify([country]);
const json = { 'content-type': 'application/json' };

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('an answer compressed with %s', async (encoding, compress) => {
  const target = await serve((_, response) => {
    response.writeHead(200, { ...json, 'content-encoding': encoding }).end(compress(countries));
  });
  const { url, printed } = await mirror(target);
  const answer = await fetch(`${url}/api/countries`);
  expect(await answer.json()).toEqual([country]);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(printed).toEqual([expect.stringContaining('GET /api/countries 200 · understood: 1 row')]);
});

test('an answer of 5 MB', async () => {
  const rows = Array.from({ length: 70_000 }, (_, index) => ({
    PKCountry: index,
    Name: `País número ${index} de una lista larga`,
    Code: index === 69_999 ? null : 'ES',
  }));
  const text = JSON.stringify(rows);
  expect(text.length).toBeGreaterThan(5_000_000);
  const target = await serve((_, response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(text));
  });
  const { url, printed } = await mirror(target);
  expect(await (await fetch(`${url}/api/countries`)).text()).toBe(text);
  expect(printed[0]).toContain('understood: 70000 rows');
  expect(printed.slice(1)).toEqual([
    '  - retyped `[].Code`: null in 1 of 70000, the contract says text; our reader reads nothing from it',
  ]);
});

describe('a redirect', () => {
  test('on the same server is followed with method, body and credentials, and noted', async () => {
    const seen: unknown[] = [];
    const target = await serve((request, response) => {
      if (request.url?.startsWith('/api/')) {
        response.writeHead(308, { location: `/v2${request.url}`, 'set-cookie': 'first=1; Path=/' }).end();
        return;
      }
      const chunks: string[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
      request.on('end', () => {
        seen.push([request.method, request.url, request.headers.authorization, chunks.join('')]);
        response.writeHead(200, { ...json, 'set-cookie': 'second=2; Path=/' }).end('{"ok":true}');
      });
    });
    const { url, printed } = await mirror(target);
    const answer = await fetch(`${url}/api/session/logout?x=secret`, {
      method: 'POST',
      headers: { authorization: 'Bearer one' },
      body: '{}',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual(['first=1; Path=/', 'second=2; Path=/']);
    expect(seen).toEqual([['POST', '/v2/api/session/logout?x=secret', 'Bearer one', '{}']]);
    expect(printed[1]).toBe(`  - status 308 to ${target}/v2/api/session/logout, the contract says 200`);
  });

  test('to another host gets no credentials', async () => {
    const seen: unknown[] = [];
    const other = await serve((request, response) => {
      const { authorization, cookie, accept } = request.headers;
      seen.push([authorization, cookie, request.headers['x-csrf-token'], accept]);
      response.writeHead(200, json).end(countries);
    });
    const target = await serve(
      (_, response) => void response.writeHead(302, { location: `${other}/api/countries` }).end(),
    );
    const { url } = await mirror(target);
    const headers = { authorization: 'Bearer one', 'x-csrf-token': 'two', accept: 'application/json' };
    expect((await fetch(`${url}/api/countries`, { headers })).status).toBe(200);
    expect(seen).toEqual([[undefined, undefined, undefined, 'application/json']]);
  });

  test('without an end is a network failure', async () => {
    let requests = 0;
    const target = await serve((request, response) => {
      requests += 1;
      response.writeHead(302, { location: request.url }).end();
    });
    const { url, printed } = await mirror(target);
    await expect(fetch(`${url}/api/countries`).then((answer) => answer.text())).rejects.toThrow();
    expect(requests).toBe(6);
    expect(printed[1]).toBe('  - not reached: more than 5 redirects');
  });
});

test('a server that is down is a network failure for the client', async () => {
  const closed = createServer();
  const target = await listen(closed, 0);
  await new Promise((resolve) => closed.close(resolve));
  const { url, printed } = await mirror(target);
  await expect(fetch(`${url}/api/countries`).then((answer) => answer.text())).rejects.toThrow();
  expect(printed[1]).toBe('  - not reached: ECONNREFUSED');
});

test('a server that breaks off is a network failure too', async () => {
  const target = await serve((_, response) => {
    response.writeHead(200, { ...json, 'content-length': 100 }).write('[');
    response.destroy();
  });
  const { url, printed } = await mirror(target);
  await expect(fetch(`${url}/api/countries`).then((answer) => answer.text())).rejects.toThrow();
  expect(printed[1]).toMatch(/^ {2}- not reached: /);
});

test('cookies of another host become cookies of the mirror, and go back under their names', async () => {
  const seen: unknown[] = [];
  const target = await serve((request, response) => {
    seen.push([request.headers.cookie, request.headers.origin, request.headers.host, request.url]);
    response.setHeader('set-cookie', [
      '__Host-refresh=a=b; Path=/; Secure; HttpOnly; SameSite=None; Partitioned',
      'csrf-token=x%2By; Domain=api.example; Path=/app/api; Secure; SameSite=Strict',
    ]);
    response.writeHead(200, json).end(countries);
  });
  const { url } = await mirror(`${target}/app/`);
  const first = await fetch(`${url}/api/countries`, {
    headers: { cookie: 'turpial-refresh=of-another-server' },
  });
  expect(first.headers.getSetCookie()).toEqual([
    'refresh=a=b; Path=/; HttpOnly; SameSite=Lax',
    'csrf-token=x%2By; Path=/api; SameSite=Strict',
  ]);
  const cookie = 'refresh=a=b; csrf-token=x%2By; turpial-refresh=of-another-server';
  await fetch(`${url}/api/countries`, { headers: { cookie, origin: url } });
  const host = new URL(target).host;
  expect(seen).toEqual([
    [undefined, undefined, host, '/app/api/countries'],
    ['__Host-refresh=a=b; csrf-token=x%2By', target, host, '/app/api/countries'],
  ]);
});

test('a cookie path of the whole server stays', () => {
  expect(createCookieBridge('').toBrowser('a=1; path=/api')).toBe('a=1; path=/api');
});

const openssl = [
  'req',
  '-x509',
  '-newkey',
  'ec',
  '-pkeyopt',
  'ec_paramgen_curve:prime256v1',
  '-nodes',
  '-days',
  '2',
];
const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version'], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
})();

test.skipIf(!hasOpenssl)('TLS with a private certificate needs that certificate', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...openssl, ...subject, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const ca = await readFile(cert, 'utf8');
  const server = createTlsServer({ key: await readFile(key), cert: ca }, (_, response) => {
    response.writeHead(200, { ...json, 'strict-transport-security': 'max-age=60' }).end(countries);
  });
  running.push(server);
  const target = (await listen(server, 0)).replace('http:', 'https:');

  const without = await mirror(target);
  await expect(fetch(`${without.url}/api/countries`).then((answer) => answer.text())).rejects.toThrow();
  expect(without.printed[1]).toMatch(/not reached: [A-Z_]+; name the server's certificate .* --ca FILE$/);

  const trusting = await mirror(target, { ca: [ca] });
  const answer = await fetch(`${trusting.url}/api/countries`);
  expect(await answer.json()).toEqual([country]);
  expect(answer.headers.get('strict-transport-security')).toBeNull();
});

test('serves the report and a built app beside the calls', async () => {
  const app = await mkdtemp(join(tmpdir(), 'app-'));
  await writeFile(join(app, 'index.html'), 'shell');
  const target = await serve((_, response) => void response.writeHead(200, json).end(countries));
  const { url } = await mirror(target, { app });
  expect(await (await fetch(`${url}/envia1`)).text()).toBe('shell');
  expect((await fetch(`${url}/missing.js`)).status).toBe(404);
  await (await fetch(`${url}/api/countries`)).text();
  await (await fetch(`${url}/api/countries`, { method: 'HEAD' })).text();
  const report = await fetch(`${url}/sandbox/mirror`);
  expect(report.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await report.text()).toMatch(
    /^# 0 differences of .*\n\n## listCountries · GET \/api\/countries\n\n1 answer: 200\./,
  );
});
