import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { fileFor } from '@mocks/adapters/http/files';
import { bodyOf, breakOff, listen } from '@mocks/adapters/http/messages';
import { compare, notCompared, unreached, type Comparison } from './compare';
import { createCookieBridge, type CookieBridge } from './cookies';
import { createReport, type Report } from './report';
import { send, type Received } from './upstream';

export interface MirrorOptions {
  /** The address of the server; the path before `/api` may follow its host. */
  readonly target: URL;
  /** 0 picks any free port. */
  readonly port?: number;
  /** Folder of a built app, served from the same origin. */
  readonly app?: string;
  /** Certificates to trust, in addition to those of Node. */
  readonly ca?: readonly string[];
  /** The demo that the links of the report open, without a trailing slash. */
  readonly demo?: string;
  /** Gets the lines of each call. */
  readonly print: (lines: readonly string[]) => void;
}

/**
 * Headers of a client that are not for the server: those of the connection, those that are written anew, and the
 * conditional ones, whose answer has no body to compare.
 */
const OWN_TO_CLIENT =
  /^(host|connection|keep-alive|transfer-encoding|content-length|accept-encoding|upgrade|expect|te|proxy-.*|if-.*|cookie|origin|referer)$/;
/** Headers of the server that would bind the browser's loopback address. */
const OWN_TO_SERVER = /^(strict-transport-security|alt-svc|clear-site-data)$/;

/** The headers for the server. It may compare the page's origin with its own. */
function headersFor(
  headers: IncomingHttpHeaders,
  target: URL,
  cookies: CookieBridge,
): Record<string, string> {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OWN_TO_CLIENT.test(name) ? [] : [[name, String(value)] as const],
  );
  const cookie = cookies.toServer(headers.cookie);
  return {
    ...Object.fromEntries(kept),
    ...(headers.origin !== undefined && { origin: target.origin }),
    ...(headers.referer !== undefined && { referer: `${target.origin}/` }),
    ...(cookie !== undefined && { cookie }),
  };
}

/** Reasons that a user can act on. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && /CERT|SIGNATURE/.test(code))
    return `${code}; name the server's certificate or its authority with --ca FILE`;
  return code ?? message;
}

/** The headers and cookies of both directions, in which `compare` finds the secrets to hide. */
function exchanged(sent: Readonly<Record<string, string>>, { headers, setCookies }: Received) {
  const answered = new Headers(headers);
  for (const cookie of setCookies) answered.append('set-cookie', cookie);
  return { sent: new Headers(sent), answered };
}

interface Mirror extends MirrorOptions {
  readonly cookies: CookieBridge;
  readonly report: Report;
}

/** Passes a call to the server and its answer to the client, then compares it. */
async function pass(mirror: Mirror, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { target, cookies, ca, report, print } = mirror;
  const { method = 'GET', url: path = '/' } = request;
  const body = await bodyOf(request);
  const headers = headersFor(request.headers, target, cookies);
  const base = target.pathname.replace(/\/$/, '');
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const note = (comparison: Comparison) => print(report.add(comparison));
  let received;
  try {
    const url = new URL(`${base}${path}`, target);
    received = await send({ method, url, headers, body }, { ...(ca && { ca }), signal: leaving.signal });
  } catch (error) {
    if (response.closed) return;
    note(unreached({ method, path }, reasonOf(error)));
    breakOff(response);
    return;
  }
  for (const [name, value] of received.headers) {
    if (!OWN_TO_SERVER.test(name)) response.appendHeader(name, value);
  }
  response.setHeader(
    'set-cookie',
    received.setCookies.map((one) => cookies.toBrowser(one)),
  );
  response.writeHead(received.status).end(received.body);
  // The contract says nothing about the browser's own calls before a call.
  if (method === 'OPTIONS' || method === 'HEAD') return;
  const { sent, answered } = exchanged(headers, received);
  const { status, redirects } = received;
  note(
    compare(
      { method, path, headers: sent, body: body.toString('utf8') },
      { status, headers: answered, text: received.body.toString('utf8'), redirects },
    ),
  );
}

async function answer(mirror: Mirror, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://mirror');
  if (pathname.startsWith('/api/')) return pass(mirror, request, response);
  const reply = (status: number, type: string, content: string | Buffer) =>
    response.writeHead(status, { 'content-type': type }).end(content);
  if (pathname === '/sandbox/mirror') {
    reply(200, 'text/markdown; charset=utf-8', mirror.report.markdown());
    return;
  }
  const file = mirror.app === undefined ? undefined : await fileFor(mirror.app, pathname);
  if (file) reply(200, file.type, file.content);
  else reply(404, 'text/plain; charset=utf-8', 'Not found');
}

/** Starts a server on loopback that passes the calls under `/api` to another server and compares the answers. */
export async function startMirror(options: MirrorOptions): Promise<{
  /** Without a trailing slash. */
  readonly url: string;
  readonly server: Server;
  readonly report: Report;
}> {
  const { target, port = 0, demo } = options;
  const base = target.pathname.replace(/\/$/, '');
  const report = createReport(`${target.origin}${base}`, demo);
  const mirror: Mirror = { ...options, report, cookies: createCookieBridge(base) };
  const server = createServer((request, response) => {
    answer(mirror, request, response).catch((error: unknown) => {
      const { method = 'GET', url: path = '/' } = request;
      options.print(report.add(notCompared({ method, path }, reasonOf(error))));
      response.destroy();
    });
  });
  return { url: await listen(server, port), server, report };
}
