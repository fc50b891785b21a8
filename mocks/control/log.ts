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
  readonly requestId: string | null;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string;
  readonly responseBody: string;
}

/** The calls so far, oldest first. The list is a new one after each call, as React's stores want it. */
export interface CallLog {
  entries(): readonly LogEntry[];
  add(entry: Omit<LogEntry, 'id'>): void;
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
  let last = 0;
  return {
    entries: () => entries,
    add(entry) {
      last += 1;
      entries = [...entries, { id: last, ...entry }].slice(-KEPT);
    },
    clear() {
      entries = [];
    },
  };
}
