import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { rootCertificates } from 'node:tls';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { anonymous } from './secrets';

/** A call for the server. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The answer of the server, decompressed. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** 'status address' of each redirect that led to the answer. The address has no query. */
  readonly redirects: readonly string[];
  /** Of the answer and of the redirects on the same host. */
  readonly setCookies: readonly string[];
}

export interface UpstreamOptions {
  /** Certificates to trust, in addition to those of Node. */
  readonly ca?: readonly string[];
  readonly signal?: AbortSignal;
}

/** The app stops waiting at the same time. */
const SILENCE_MS = 30_000;
const LARGEST = 64 * 1024 * 1024;
const MOST_REDIRECTS = 5;
/** They prove who somebody is, and belong to one host. */
const CREDENTIALS = new Set(['authorization', 'cookie', 'x-csrf-token']);
const CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'trailer',
  'te',
  'proxy-authenticate',
]);

const decoders: Readonly<
  Record<string, (body: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>>
> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST) throw new Error('the answer is larger than 64 MB');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const decode = decoders[message.headers['content-encoding']?.toLowerCase() ?? ''];
  return decode && body.length > 0 ? decode(body, { maxOutputLength: LARGEST }) : body;
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    if (CONNECTION.has(name) || ['content-length', 'content-encoding', 'set-cookie'].includes(name)) continue;
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

function open(
  { method, url, headers, body }: Sent,
  { ca, signal }: UpstreamOptions,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: {
        ...headers,
        'accept-encoding': 'gzip, deflate, br',
        ...(body.length > 0 && { 'content-length': body.length }),
      },
      timeout: SILENCE_MS,
      ...(signal && { signal }),
    };
    const request =
      url.protocol === 'https:'
        ? tlsRequest(url, { ...options, ...(ca && { ca: [...rootCertificates, ...ca] }) })
        : plainRequest(url, options);
    request.once('response', resolve).once('error', reject);
    request.once('timeout', () => request.destroy(new Error(`no answer in ${SILENCE_MS / 1000} s`)));
    request.end(body);
  });
}

/** The call after a redirect, as a browser makes it. */
function followed({ method, url, headers, body }: Sent, status: number, target: URL): Sent {
  const becomesGet = status === 303 ? method !== 'HEAD' : status < 303 && method === 'POST';
  const isSameServer =
    target.hostname === url.hostname &&
    (target.host === url.host || (url.protocol === 'http:' && target.protocol === 'https:'));
  const kept = Object.entries(headers).filter(
    ([name]) => (isSameServer || !CREDENTIALS.has(name)) && !(becomesGet && name.startsWith('content-')),
  );
  return {
    method: becomesGet ? 'GET' : method,
    url: target,
    headers: Object.fromEntries(kept),
    body: becomesGet ? Buffer.alloc(0) : body,
  };
}

/**
 * Sends a call and follows its redirects, because a browser could not follow those to another origin.
 * @throws Error when the server cannot be reached, or its answer is not complete.
 */
export async function send(first: Sent, options: UpstreamOptions = {}): Promise<Received> {
  const redirects: string[] = [];
  const setCookies: string[] = [];
  let sent = first;
  for (;;) {
    const message = await open(sent, options);
    const { statusCode: status = 0, headers } = message;
    if (sent.url.hostname === first.url.hostname) setCookies.push(...(headers['set-cookie'] ?? []));
    const isRedirect = [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;
    if (!isRedirect)
      return { status, headers: headersOf(message), body: await bodyOf(message), redirects, setCookies };
    message.resume();
    const target = new URL(headers.location ?? '', sent.url);
    if (!/^https?:$/.test(target.protocol)) throw new Error(`a redirect to ${target.protocol}`);
    redirects.push(`${status} to ${target.origin}${anonymous(target.pathname)}`);
    if (redirects.length > MOST_REDIRECTS) throw new Error(`more than ${MOST_REDIRECTS} redirects`);
    sent = followed(sent, status, target);
  }
}
