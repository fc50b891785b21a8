import { onTestFinished, vi } from 'vitest';
import { connectSession, type SessionLink } from '@/api/http';

/** A request as the server gets it. */
export interface ReceivedRequest {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly keepalive: boolean | undefined;
}

interface Answering {
  readonly status?: number;
  /** What the transport asks of the session. By default nobody is signed in. */
  readonly session?: Partial<SessionLink>;
}

/**
 * A server that gives every call of this test the same answer, for tests of a single request and of what is read from
 * its answer. A text is sent as it is, anything else as JSON.
 */
export function stubServer(
  answer: unknown,
  { status = 200, session = {} }: Answering = {},
): readonly ReceivedRequest[] {
  const requests: ReceivedRequest[] = [];
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  vi.stubGlobal('document', { cookie: 'csrf-token=csrf' });
  vi.stubGlobal('fetch', (url: string, { method, headers, body, ...init }: RequestInit) => {
    init.signal?.throwIfAborted();
    requests.push({
      url,
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      keepalive: init.keepalive,
    });
    return Promise.resolve(new Response(text, { status }));
  });
  connectSession({
    accessToken: () => undefined,
    refresh: () => Promise.resolve('refused'),
    rejected: () => undefined,
    proven: () => undefined,
    ready: () => undefined,
    ...session,
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}
