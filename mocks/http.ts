import { paths } from '@/lib/paths';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { formatCookie, parseCookies, type Cookie, type CookieJar } from './control/cookies';
import { control } from './http/control';
import { fileFor } from './http/files';
import { openApiDocument } from './openapi/document';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';
import { isScenarioName, presets } from './scenarios/presets';
import type { Preset } from './scenarios/presets/preset';

/** The jar of one request: what the browser sent, and what it is told to keep. */
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function toRequest({ method = 'GET', headers }: IncomingMessage, url: URL, body: string): Request {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(url, { method, headers: plain, ...(body !== '' && { body }) });
}

/**
 * A network failure. The answer begins before the connection ends: a browser silently repeats a request whose reused
 * connection closed without a byte, and the failure would never be seen.
 */
function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 1 });
  response.flushHeaders();
  response.socket?.end(() => response.destroy());
}

/** Where a browser begins a preset: an address alone carries no quote, so that sending begins at its first step. */
const entryOf = ({ path, state }: Preset) => (state ? paths.sendQuote : path);

async function answer(
  sandbox: Sandbox,
  app: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = 'GET' } = request;
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const jar = requestJar(request.headers.cookie);
  const send = (status: number, type: string, content: string | Buffer) => {
    response.writeHead(status, { 'content-type': type, 'set-cookie': [...jar.written] }).end(content);
  };
  if (url.pathname.startsWith('/api/')) {
    const served = await sandbox.respond(toRequest(request, url, await bodyOf(request)), jar);
    if (served.type === 'error') breakOff(response);
    else send(served.status, served.headers.get('content-type') ?? '', await served.text());
    return;
  }
  if (url.pathname === '/sandbox/enter') {
    // For people: an address that starts a scenario in their browser and leads to where it shows.
    const name = url.searchParams.get('scenario') ?? '';
    const [status] = control(sandbox, 'POST /sandbox/scenario', JSON.stringify({ scenario: name }), jar);
    response.setHeader('location', isScenarioName(name) ? entryOf(presets[name]) : '/');
    send(status === 200 ? 303 : status, 'text/plain; charset=utf-8', `Scenario '${name}': ${status}`);
    return;
  }
  if (url.pathname === '/sandbox/openapi.json') {
    send(200, 'application/json', openApiText());
    return;
  }
  if (url.pathname.startsWith('/sandbox/')) {
    const [status, body] = control(sandbox, `${method} ${url.pathname}`, await bodyOf(request), jar);
    send(status, 'application/json', JSON.stringify(body));
    return;
  }
  const file = app === undefined ? undefined : await fileFor(app, url.pathname);
  if (file) send(200, file.type, file.content);
  else send(404, 'text/plain; charset=utf-8', 'Not found');
}

/** The OpenAPI document of all calls. */
export function openApiText(): string {
  return JSON.stringify(openApiDocument(), null, 2);
}

export interface HttpSandboxOptions extends SandboxOptions {
  /** 0 for any free port. */
  readonly port?: number;
  /** Folder of a built app to serve beside the API, so that both share an origin and its cookies. */
  readonly app?: string;
}

/** A sandbox behind a real HTTP server on this machine's loopback; resolves when it listens. */
export async function startHttpSandbox(options: HttpSandboxOptions = {}): Promise<{
  readonly sandbox: Sandbox;
  /** Without a trailing slash. */
  readonly url: string;
  readonly server: Server;
}> {
  const { port = 0, app, ...rest } = options;
  const sandbox = createSandbox(rest);
  const server = createServer((request, response) => {
    answer(sandbox, app, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return { sandbox, url: `http://127.0.0.1:${listening}`, server };
}
