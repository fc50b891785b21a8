import { clock, systemClock } from '@/lib/clock';
import { config } from '@/lib/config';
import { currentOwner, isSameOwner, type Owner } from '@/lib/owner';
import { randomId } from '@/lib/randomId';
import { report } from '@/lib/report';
import { csrfToken, isCsrfRefusal, keepCsrfToken } from './csrf';
import { deviceId } from './deviceId';
import { endpoints, type Body, type Endpoint, type EndpointName, type Params, type Query } from './endpoints';
import { ApiError, serverCode, serverText, unreadable } from './errors';
import { messages } from './messages';

/**
 * What came of a refresh: there is a newer token; there is no session any more; or the server that would know could
 * not be reached.
 */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** What the transport needs of the session; `src/session` connects itself here, so that api knows nothing of it. */
export interface SessionLink {
  accessToken(): string | undefined;
  /** Refreshes the session after a 401. */
  refresh(rejectedToken: string | undefined): Promise<RefreshOutcome>;
  /** A call was refused with 401 although the session had just been refreshed. */
  rejected(): void;
  /** A call with a token was answered: the session lives. */
  proven(): void;
  /** What has to be told to the server before anything else, such as a logout that did not reach it. */
  ready(): Promise<void> | undefined;
}

let session: SessionLink | undefined;

/** Connects the session to the transport. */
export function connectSession(link: SessionLink): void {
  session = link;
}

type Input<N extends EndpointName> = (Params<N> extends undefined ? object : { readonly params: Params<N> }) &
  (Query<N> extends undefined ? object : { readonly query: Query<N> }) &
  (Body<N> extends undefined ? object : { readonly body: Body<N> });

/** What varies from call to call beside its input. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** 'none' leaves the session alone: a 401 is an answer like any other, and no token is sent. */
  readonly session?: 'none';
  /** Any 2xx is a success, whatever stands in its body: what is not JSON is answered as undefined (decisions 49). */
  readonly anyBody?: true;
  /** Goes before whatever the session still owes the server. */
  readonly first?: true;
  /** The call outlives the page that made it, so that its cookies are kept even when the page is left. */
  readonly keepalive?: boolean;
}

/** Longest client version and request id that the server takes (spec §9). */
const HEADER_LIMIT = 64;

function urlOf(endpoint: Endpoint, params: object, query: object): string {
  const path = Object.entries(params).reduce<string>(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    endpoint.path,
  );
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return `${config.apiBaseUrl}${path}${search && `?${search}`}`;
}

/** What stands for the answer of a server that was not reached (spec §7). */
const unreached = {
  status: 503,
  ok: false,
  text: '{"error":"network_error"}',
  network: 'network_error',
} as const;

/** A call without a whole answer after this time counts as one that did not reach the server. */
const LIMIT_MS = 30_000;

/**
 * The one fetch, its body included; ended by the signal, or by the limit. Networks know real time only, so that the
 * sandbox's clock neither hurries nor stops it.
 */
async function fetchText(url: string, init: RequestInit, signal: AbortSignal | undefined) {
  const ending = new AbortController();
  const leave = () => ending.abort(signal?.reason);
  const cancelLimit = systemClock.after(LIMIT_MS, () => ending.abort());
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  try {
    const response = await fetch(url, { ...init, signal: ending.signal });
    return { status: response.status, ok: response.ok, text: await response.text() };
  } finally {
    cancelLimit();
    signal?.removeEventListener('abort', leave);
  }
}

/** How a call is sent, and for whom. */
interface Sending extends CallOptions {
  /** Who was logged in when the call was made. */
  readonly owner?: Owner | undefined;
}

/**
 * Sends a call once.
 * @throws ApiError when another user has logged in since the call was made: their token must not carry it.
 */
async function send(endpoint: Endpoint, url: string, body: unknown, options: Sending): Promise<Reply> {
  if (options.owner && !isSameOwner(options.owner, currentOwner()))
    throw new ApiError('refused', 401, { code: 'user_changed' });
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': 'es-419',
    'X-Device-Id': deviceId(),
    'X-Client-Platform': 'web',
    'X-Client-Version': config.version.slice(0, HEADER_LIMIT),
    'X-Request-ID': randomId().slice(0, HEADER_LIMIT),
    ...options.headers,
  });
  const token = options.session === 'none' ? undefined : session?.accessToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (endpoint.method !== 'GET') {
    const csrf = csrfToken() ?? (await fetchCsrfToken(options.signal));
    if (csrf) headers.set('x-csrf-token', csrf);
  }
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'include' };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  if (options.keepalive) init.keepalive = true;
  const requestId = headers.get('X-Request-ID') ?? '';
  try {
    return { ...(await fetchText(url, init, options.signal)), requestId, token };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return { ...unreached, requestId, token };
  }
}

/** Whether the site itself answers: a page that is loaded again while it does not would be lost. */
export async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

interface Reply {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  /**
   * Why there is no answer. 'session_unreachable': the call was refused with a 401 and did nothing, but the refresh after
   * it did not reach the server.
   */
  readonly network?: 'network_error' | 'session_unreachable';
  readonly requestId: string;
  /** The access token the call carried. */
  readonly token: string | undefined;
}

/** Asks for a CSRF token; undefined when there is none to be had. */
async function fetchCsrfToken(signal: AbortSignal | undefined): Promise<string | undefined> {
  const { text } = await send(endpoints.csrf, urlOf(endpoints.csrf, {}, {}), undefined, { signal });
  keepCsrfToken(parsed(text));
  return csrfToken();
}

/** Sends a call, and once more with another CSRF token when the server refused the one it carried (decisions 47). */
async function deliver(endpoint: Endpoint, url: string, body: unknown, options: Sending): Promise<Reply> {
  const reply = await send(endpoint, url, body, options);
  if (endpoint.method === 'GET' || !isCsrfRefusal(reply.status, reply.text)) return reply;
  await fetchCsrfToken(options.signal);
  return await send(endpoint, url, body, options);
}

/** The JSON of a text: null when it is empty, undefined when it is none. */
function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function failure(reply: Reply): ApiError {
  const { requestId } = reply;
  if (reply.network) return new ApiError('network', reply.status, { code: reply.network, requestId });
  const body = parsed(reply.text);
  return new ApiError('refused', reply.status, {
    serverText: serverText(reply.text, body),
    code: serverCode(body),
    requestId,
  });
}

/**
 * True where a 401 tells that the session has to be refreshed: on session calls, which a page just loaded may make
 * before it holds a token, and on every other call that carried one (decisions 41).
 */
function isRefreshable({ access }: Endpoint, { token }: Reply, options: CallOptions): boolean {
  if (access === 'entry' || options.session === 'none') return false;
  return access === 'session' || token !== undefined;
}

/**
 * Makes one call of the table and answers its parsed body: null when it is empty.
 * On a 401 the session is refreshed once and the call repeated once, unless the 401 is the answer (spec §7).
 * @throws ApiError when the server refuses, cannot be reached, answers something that is not JSON, or another user has
 * logged in before the call could be sent.
 */
export async function call<N extends EndpointName>(
  name: N,
  input: Input<N>,
  options: CallOptions = {},
): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
  const url = urlOf(endpoint, params, query);
  // Logging in and out changes who is in; what anybody else asks for is asked in their name only.
  const sending: Sending = endpoint.access === 'entry' ? options : { ...options, owner: currentOwner() };
  if (!options.first) await session?.ready();
  const start = clock.now();
  let reply = await deliver(endpoint, url, body, sending);
  if (reply.status === 401 && isRefreshable(endpoint, reply, options)) {
    const outcome = await session?.refresh(reply.token);
    if (outcome === 'unreachable') reply = { ...reply, ...unreached, network: 'session_unreachable' };
    if (outcome === 'refreshed') {
      reply = await deliver(endpoint, url, body, sending);
      if (reply.status === 401 && reply.token !== undefined) session?.rejected();
    }
  }
  if (reply.ok && reply.token && endpoint.access === 'session') session?.proven();
  try {
    if (!reply.ok) throw failure(reply);
    const answer = parsed(reply.text);
    if (answer === undefined && !options.anyBody) throw unreadable(messages.invalidAnswer);
    return answer;
  } catch (error) {
    const { kind, status } = error as ApiError;
    const durationMs = clock.now() - start;
    report({ kind: 'call', call: name, failure: kind, status, requestId: reply.requestId, durationMs });
    throw error;
  }
}
