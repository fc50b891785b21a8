import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSandbox, type Sandbox, type SandboxOptions } from '@mocks/engine/sandbox';
import { formatCookie, parseCookies, type Cookie, type CookieJar } from '@mocks/host/cookies';
import { decodeScenario } from '@mocks/scenarios/link';
import { isScenarioName, presets } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { paths } from '@/lib/paths';
import { control, foreign } from './control';
import { fileFor } from './files';
import { bodyOf, breakOff, listen, type Listening } from './messages';
import { openApiDocument } from './openapi';
import { createTesters, TESTER_COOKIE } from './testers';

const KEEP_ALIVE_MS = 60_000;

/** Cookie jar of one request: reads the `Cookie` header and collects the cookies to set. */
function requestJar(header: string | undefined): CookieJar & { readonly written: readonly string[] } {
  const cookies = new Map(parseCookies(header ?? ''));
  const written: string[] = [];
  return {
    written,
    get: (name) => cookies.get(name),
    set(cookie: Cookie) {
      cookies.set(cookie.name, cookie.value);
      written.push(formatCookie(cookie));
    },
  };
}

function toRequest({ method = 'GET', headers }: IncomingMessage, url: URL, body: string): Request {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  // A request may not have a body then.
  const isRead = method === 'GET' || method === 'HEAD';
  return new Request(url, { method, headers: plain, ...(!isRead && body !== '' && { body }) });
}

/** The path where a scenario starts. A URL cannot carry a quote, so sending starts at step 1. */
function entryOf({ name = '' }: Scenario): string {
  if (!isScenarioName(name)) return '/';
  const { path, state } = presets[name];
  return state ? paths.sendQuote : path;
}

/** A page for manual use: its button starts a scenario in the browser, in the sandbox that the address names. */
function enterPage(scenario: Scenario): string {
  const start = JSON.stringify([{ scenario }, entryOf(scenario)]).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title>Demo</title>
<button>Empezar el escenario</button>
<script>
const [inputs, path] = ${start};
document.querySelector('button').onclick = async () => {
  const name = new URLSearchParams(location.search).get('sandbox');
  if (name !== null) document.cookie = '${TESTER_COOKIE}=' + encodeURIComponent(name) + '; Path=/; SameSite=Lax';
  const headers = { 'content-type': 'application/json' };
  await fetch('/sandbox/apply', { method: 'POST', headers, body: JSON.stringify(inputs) });
  // What the app stored belongs to the server before.
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('turpial.')) storage.removeItem(key);
  location.assign(path);
};
</script></html>`;
}

async function answer(
  sandbox: Sandbox,
  { app, hosts = [] }: HttpSandboxOptions,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const jar = requestJar(request.headers.cookie);
  const send = (status: number, type: string, content: string | Buffer) => {
    response.writeHead(status, { 'content-type': type, 'set-cookie': [...jar.written] }).end(content);
  };
  const problem = foreign(request, url.pathname, hosts);
  if (problem !== undefined) {
    send(403, 'application/json', JSON.stringify({ error: problem }));
    return;
  }
  if (url.pathname.startsWith('/api/')) {
    const served = await sandbox.respond(toRequest(request, url, (await bodyOf(request)).toString()), jar);
    // The date comes from the sandbox clock.
    for (const name of ['date', 'retry-after']) {
      const value = served.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    if (served.type === 'error') breakOff(response);
    else send(served.status, served.headers.get('content-type') ?? '', await served.text());
    return;
  }
  if (url.pathname === '/sandbox/enter') {
    try {
      // Without frames, no other site can lend its own button for this one.
      response.setHeader('content-security-policy', "frame-ancestors 'none'");
      send(
        200,
        'text/html; charset=utf-8',
        enterPage(decodeScenario(url.searchParams.get('scenario') ?? '')),
      );
    } catch (error) {
      send(400, 'text/plain; charset=utf-8', String(error));
    }
    return;
  }
  if (url.pathname.startsWith('/sandbox/')) {
    const [status, body] = await control(
      sandbox,
      toRequest(request, url, (await bodyOf(request)).toString()),
      jar,
    );
    send(status, 'application/json', JSON.stringify(body));
    return;
  }
  const file = app === undefined ? undefined : await fileFor(app, url.pathname);
  if (file) send(file.status, file.type, file.content);
  else send(404, 'text/plain; charset=utf-8', 'Not found');
}

export function openApiText(): string {
  return JSON.stringify(openApiDocument(), null, 2);
}

export interface HttpSandboxOptions extends Omit<SandboxOptions, 'scenario'> {
  /** A text is a scenario as encoded in a link. */
  readonly scenario?: Scenario | string;
  /** 0 picks any free port. */
  readonly port?: number;
  /** Folder of a built app, served from the same origin so that it shares the API's cookies. */
  readonly app?: string;
  /** Names of this machine beside loopback. */
  readonly hosts?: readonly string[];
}

/** Starts a sandbox behind an HTTP server on loopback; resolves when the server listens. It is that of whoever names none. */
export async function startHttpSandbox(
  options: HttpSandboxOptions = {},
): Promise<Listening & { readonly sandbox: Sandbox }> {
  const { port = 0, scenario = 'normal', ...rest } = options;
  const started = typeof scenario === 'string' ? decodeScenario(scenario) : scenario;
  const sandbox = createSandbox({ ...rest, scenario: started });
  const sandboxOf = createTesters(sandbox, () => createSandbox({ scenario: started }));
  const server = createServer((request, response) => {
    answer(sandboxOf(request.headers), options, request, response).catch((error: unknown) =>
      response.destroy(error as Error),
    );
  });
  // Node closes an idle connection after 5 s, and a client that reuses it at that moment gets an error.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return { sandbox, ...(await listen(server, port)) };
}
