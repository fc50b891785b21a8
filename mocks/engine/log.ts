import type { Decision } from '@mocks/server/decision';
import type { Fault } from '@mocks/server/faultKinds';
import type { EndpointName } from '@/api/endpoints';

/** One call as the sandbox received it. Secrets in address, headers and bodies are masked. */
export interface LogEntry {
  readonly id: number;
  /** Instant on the sandbox clock. */
  readonly at: number;
  readonly call: EndpointName | undefined;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  /** Undefined when the client saw a network failure. */
  readonly status: number | undefined;
  readonly fault: Fault['kind'] | undefined;
  /** What decided the answer. */
  readonly why: Decision;
  /** Real milliseconds by which the sandbox delays the answer. */
  readonly durationMs: number;
  /** True while the answer waits for its release. */
  readonly paused: boolean;
  readonly requestId: string | null;
  /** Login of the account that the token of the call belongs to. */
  readonly account: string | undefined;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string;
}

/** The data needed to send a call again. */
export interface SentCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
  /** The whole answer with its secrets; undefined if it is very long. */
  readonly answer: string | undefined;
}

/** The recorded calls, oldest first. Every change creates a new list, as `useSyncExternalStore` requires. */
export interface CallLog {
  entries(): readonly LogEntry[];
  /** Returns the entry's id. `sent` keeps the secrets, so that the call can be sent again. */
  add(entry: Omit<LogEntry, 'id'>, sent: SentCall): number;
  /** Records that a paused answer left, and what differs from its first record. */
  release(id: number, change: Partial<Omit<LogEntry, 'id'>>, answer: string): void;
  /** The call as it was sent; undefined when the log has dropped it. */
  sent(id: number): SentCall | undefined;
  clear(): void;
}

const KEPT = 300;
const BODY_KEPT = 20_000;
const WHOLE_KEPT = 200_000;
/** An answer that is short enough to be kept whole, for an export. */
export const wholeAnswer = (text: string) => (text.length <= WHOLE_KEPT ? text : undefined);

/** A body as the log shows it: very long texts are shortened. */
export const shortened = (body: string) => body.slice(0, BODY_KEPT);

/** An empty log; it keeps the last few hundred calls. */
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
    release(id, change, answer) {
      const call = calls.get(id);
      if (call) calls.set(id, { ...call, answer: wholeAnswer(answer) });
      entries = entries.map((entry) => (entry.id === id ? { ...entry, ...change, paused: false } : entry));
    },
    sent: (id) => calls.get(id),
    clear() {
      entries = [];
      calls.clear();
    },
  };
}
