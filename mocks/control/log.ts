import type { EndpointName } from '@/api/endpoints';
import type { Fault } from '../scenarios/scenario';

/** One call, as the sandbox saw it. Secrets in bodies and headers are masked. */
export interface LogEntry {
  readonly id: number;
  /** Instant on the sandbox clock. */
  readonly at: number;
  readonly call: EndpointName | undefined;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Undefined when the client saw a network failure. */
  readonly status: number | undefined;
  readonly fault: Fault['kind'] | undefined;
  /** Real milliseconds that the answer is held back. */
  readonly durationMs: number;
  /** True while the answer waits to be released. */
  readonly held: boolean;
  readonly requestId: string | null;
  /** Login of the account whose token the call carried. */
  readonly account: string | undefined;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string;
}

/** What it takes to send a call again. */
export interface SentCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

/** The calls so far, oldest first. The list is a new one after each call, as React's stores want it. */
export interface CallLog {
  entries(): readonly LogEntry[];
  /** Answers the entry's id. `sent` is the call with its secrets, for whoever sends it again. */
  add(entry: Omit<LogEntry, 'id'>, sent: SentCall): number;
  /** Notes that a held answer has gone, after so many real milliseconds. */
  release(id: number, durationMs: number): void;
  /** The call as it was sent; undefined when it is no longer kept. */
  sent(id: number): SentCall | undefined;
  clear(): void;
}

const KEPT = 300;
const BODY_KEPT = 20_000;
const SECRET = /("(?:password|accessToken|refreshToken|access_token|refresh_token|token)"\s*:\s*)"[^"]*"/g;

/** The text with passwords and tokens hidden, and cut when it is very long. */
export function masked(body: string): string {
  return body.slice(0, BODY_KEPT).replace(SECRET, '$1"•••"');
}

/** The headers with the bearer token and the cookies hidden. */
export function maskedHeaders(headers: Headers): Readonly<Record<string, string>> {
  const secret = new Set(['authorization', 'cookie']);
  return Object.fromEntries([...headers].map(([name, value]) => [name, secret.has(name) ? '•••' : value]));
}

/** An empty log that keeps the last few hundred calls. */
export function createLog(): CallLog {
  let entries: readonly LogEntry[] = [];
  const calls = new Map<number, SentCall>();
  let last = 0;
  return {
    entries: () => entries,
    add(entry, sent) {
      last += 1;
      entries = [...entries, { id: last, ...entry }].slice(-KEPT);
      calls.set(last, sent);
      calls.delete(last - KEPT);
      return last;
    },
    release(id, durationMs) {
      entries = entries.map((entry) => (entry.id === id ? { ...entry, held: false, durationMs } : entry));
    },
    sent: (id) => calls.get(id),
    clear() {
      entries = [];
      calls.clear();
    },
  };
}
