import { clock, MINUTE_MS, systemClock } from '@/lib/clock';
import { config } from '@/lib/config';
import { parseJson } from '@/lib/jsonValues';
import { reportFault } from '@/lib/knownError';
import { currentOwner, isSameOwner, type Owner } from '@/lib/owner';
import { randomId } from '@/lib/randomId';
import { noteServerDate, present } from '@/lib/serverClock';
import { report } from '@/lib/telemetry';
import type { Body, Params, Query } from './contract';
import { csrfToken, isCsrfRefusal, keepCsrfToken, refuseCsrfToken } from './csrf';
import { deviceId } from './deviceId';
import { endpoints, type Endpoint, type EndpointName } from './endpoints';
import { ApiError, serverCode, serverText, unreadable, userChange } from './errors';
import { messages } from './messages';

/**
 * The result of a refresh: there is a newer token, the session has ended, or the server could not be reached.
 */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** What the transport needs from the session. `src/session` connects itself here, because api may not import it. */
export interface SessionLink {
  accessToken(): string | undefined;
  /** Refreshes the session after a 401. */
  refresh(rejectedToken: string | undefined): Promise<RefreshOutcome>;
  /** A call got a 401 although its token had just been refreshed. */
  rejected(token: string): void;
  /** A call with this token was answered: its session is alive. */
  proven(token: string): void;
  /** Resolves when calls may be sent: an owed logout goes to the server first. */
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

/** The list of an answer without content. */
export const NO_CONTENT: readonly unknown[] = [];

/** What varies between calls beside the input. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** 'none': the call sends no token, and a 401 is an answer like any other. */
  readonly session?: 'none';
  /** Any 2xx is a success, whatever its body contains. A body that is not JSON becomes undefined (decision 13). */
  readonly anyBody?: true;
  /** The answer is a list: 204 gives `NO_CONTENT`. An empty body of another status proves nothing (product 7.3). */
  readonly list?: true;
  /** Does not wait for an owed logout. */
  readonly first?: true;
  /** The call continues after the page is closed, so that the browser stores its cookies. */
  readonly keepalive?: boolean;
}

/** The longest client version that the server accepts (product 7.1). */
const HEADER_LIMIT = 64;

/** @throws ApiError when a parameter is no id: a browser drops a segment of dots, which makes it another address. */
function urlOf(endpoint: Endpoint, params: object, query: object): string {
  const path = Object.entries(params).reduce<string>((filled, [name, value]) => {
    if (/^\.*$/.test(String(value))) throw new ApiError('refused', 404);
    return filled.replace(`:${name}`, encodeURIComponent(String(value)));
  }, endpoint.path);
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return `${config.apiBaseUrl}${path}${search && `?${search}`}`;
}

/** Replaces the answer when the server was not reached (product 7.3). */
const unreached = {
  status: 503,
  ok: false,
  text: '{"error":"network_error"}',
  network: 'network_error',
} as const;

/** After this time without a complete answer, the server counts as not reached. */
export const CALL_LIMIT_MS = 30_000;

/** Nobody waits longer, least of all to learn what became of a transfer. */
const LONGEST_REST_MS = 5 * MINUTE_MS;

/** The end of the wait that a `Retry-After` header asks for: seconds, or a date on the server's clock. */
function retryAt(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - present();
  return wait > 0 ? clock.elapsed() + Math.min(wait, LONGEST_REST_MS) : undefined;
}

/**
 * Fetches an answer with its whole body. The signal or the time limit aborts it. The limit is real time, because a
 * network does not follow the sandbox's clock.
 */
async function fetchText(url: string, init: RequestInit, signal: AbortSignal | undefined) {
  const asked = { elapsed: clock.elapsed(), now: clock.now() };
  const ending = new AbortController();
  const leave = () => ending.abort(signal?.reason);
  const cancelLimit = systemClock.after(CALL_LIMIT_MS, () => ending.abort());
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  try {
    const response = await fetch(url, { ...init, signal: ending.signal });
    const { status, ok, headers } = response;
    const text = await response.text();
    // The page of a captive portal has the time of another server.
    if (/^\s*[[{]/.test(text)) noteServerDate(headers.get('date'), asked);
    return { status, ok, text, retryAt: retryAt(headers.get('retry-after')) };
  } finally {
    cancelLimit();
    signal?.removeEventListener('abort', leave);
  }
}

/** How a call is sent, and for whom. */
interface Sending extends CallOptions {
  /** The user who was signed in when the call was made. */
  readonly owner?: Owner | undefined;
}

/**
 * Sends a call once.
 * @throws ApiError when another user has signed in since the call was made: it must not be sent with their token.
 */
async function send(endpoint: Endpoint, url: string, body: unknown, options: Sending): Promise<Reply> {
  const csrf =
    endpoint.method === 'GET' ? undefined : (csrfToken() ?? (await fetchCsrfToken(options.signal)));
  if (options.owner && !isSameOwner(options.owner, currentOwner())) throw userChange();
  const requestId = randomId();
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': 'es-419',
    'X-Device-Id': deviceId(),
    'X-Client-Platform': 'web',
    'X-Client-Version': config.version.slice(0, HEADER_LIMIT),
    'X-Request-ID': requestId,
    ...options.headers,
  });
  const token = options.session === 'none' ? undefined : session?.accessToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (csrf) headers.set('x-csrf-token', csrf);
  // Never from the browser's cache: an answer has to prove what the server knows now, to this user.
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'include', cache: 'no-store' };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  if (options.keepalive) init.keepalive = true;
  const carried = { requestId, token, csrf };
  try {
    return { ...(await fetchText(url, init, options.signal)), ...carried };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return { ...unreached, ...carried };
  }
}

/** Whether the site answers in time, also for an unknown address. If it does not, reloading the page would lose it. */
export async function siteAnswers(): Promise<boolean> {
  const limit = new AbortController();
  const cancelLimit = systemClock.after(CALL_LIMIT_MS, () => limit.abort());
  try {
    const init = { method: 'HEAD', cache: 'no-store', signal: limit.signal } as const;
    const { ok, status } = await fetch(location.pathname, init);
    return ok || status === 404;
  } catch {
    return false;
  } finally {
    cancelLimit();
  }
}

interface Reply {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  /**
   * Why there is no answer. 'session_unreachable': the call got a 401, so it did nothing, and the refresh that followed
   * did not reach the server.
   */
  readonly network?: 'network_error' | 'session_unreachable';
  readonly retryAt?: number | undefined;
  readonly requestId: string;
  /** The access token the call carried. */
  readonly token: string | undefined;
  /** The CSRF token the call carried. */
  readonly csrf: string | undefined;
}

/** Asks the server for a CSRF token; undefined when it gives none. */
async function fetchCsrfToken(signal: AbortSignal | undefined): Promise<string | undefined> {
  const { text } = await send(endpoints.csrf, urlOf(endpoints.csrf, {}, {}), undefined, { signal });
  keepCsrfToken(parsed(text));
  return csrfToken();
}

/** Sends a call. If the server refuses its CSRF token, sends it once more with a new one (decision 9). */
async function deliver(endpoint: Endpoint, url: string, body: unknown, options: Sending): Promise<Reply> {
  const reply = await send(endpoint, url, body, options);
  if (endpoint.method === 'GET' || !isCsrfRefusal(reply.status, reply.text)) return reply;
  refuseCsrfToken(reply.csrf);
  await fetchCsrfToken(options.signal);
  return await send(endpoint, url, body, options);
}

/** Parses JSON: null for an empty text, undefined for a text that is not JSON. */
const parsed = (text: string) => (text.trim() === '' ? null : parseJson(text));

function failure(reply: Reply): ApiError {
  if (reply.network) return new ApiError('network', reply.status, { code: reply.network });
  const body = parsed(reply.text);
  return new ApiError('refused', reply.status, {
    serverText: serverText(reply.text, body),
    code: serverCode(body),
    retryAt: reply.retryAt,
  });
}

/**
 * True when a 401 means that the session has to be refreshed: on session calls, which a newly loaded page may make
 * before it has a token, and on any other call that carried a token (product 7.3).
 */
function isRefreshable({ access }: Endpoint, { token }: Reply, options: CallOptions): boolean {
  if (access === 'entry' || options.session === 'none') return false;
  return access === 'session' || token !== undefined;
}

/**
 * Makes one call of the table and reads its parsed body, which is null when it is empty.
 * On a 401 the session is refreshed once and the call repeated once, unless the 401 is the answer (product 7.3).
 * @throws ApiError when the server refuses, cannot be reached or answers something other than JSON or that `read`
 * refuses, or when another user signs in before the call is sent.
 */
export function callAndRead<N extends EndpointName, Answer>(
  name: N,
  input: Input<N>,
  read: (body: unknown) => Answer,
  options: CallOptions = {},
): Promise<Answer> {
  return makeCall(name, input, read, options).catch((error: unknown) => {
    // A call that its caller ended has not failed.
    if (!options.signal?.aborted) reportFault(error);
    throw error;
  });
}

async function makeCall<N extends EndpointName, Answer>(
  name: N,
  input: Input<N>,
  read: (body: unknown) => Answer,
  options: CallOptions,
): Promise<Answer> {
  const endpoint: Endpoint = endpoints[name];
  const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
  const url = urlOf(endpoint, params, query);
  // Login and logout change the user. Every other call belongs to the user who made it.
  const sending: Sending = endpoint.access === 'entry' ? options : { ...options, owner: currentOwner() };
  if (!options.first) await session?.ready();
  const start = clock.now();
  let reply = await deliver(endpoint, url, body, sending);
  if (reply.status === 401 && isRefreshable(endpoint, reply, options)) {
    const outcome = await session?.refresh(reply.token);
    if (outcome === 'unreachable') reply = { ...reply, ...unreached, network: 'session_unreachable' };
    if (outcome === 'refreshed') {
      reply = await deliver(endpoint, url, body, sending);
      if (reply.status === 401 && reply.token !== undefined) session?.rejected(reply.token);
    }
  }
  const durationMs = clock.now() - start;
  try {
    if (!reply.ok) throw failure(reply);
    const answerBody = reply.status === 204 && options.list ? NO_CONTENT : parsed(reply.text);
    if (answerBody === undefined && !options.anyBody) throw unreadable(messages.invalidAnswer);
    // A page of a proxy proves nothing.
    if (reply.token && endpoint.access === 'session' && answerBody !== undefined)
      session?.proven(reply.token);
    const answer = read(answerBody);
    if (endpoint.method !== 'GET') report({ kind: 'done', call: name, durationMs });
    return answer;
  } catch (error) {
    const { kind, status } = error instanceof ApiError ? error : unreadable();
    report({ kind: 'call', call: name, failure: kind, status, requestId: reply.requestId, durationMs });
    throw error;
  }
}

/** Makes one call of the table whose answer needs no reader, and returns its parsed body; see `callAndRead`. */
export const call = <N extends EndpointName>(
  name: N,
  input: Input<N>,
  options?: CallOptions,
): Promise<unknown> => callAndRead(name, input, (body) => body, options);
