import { afterEach, beforeEach, vi } from 'vitest';
import { csrfToken } from '@/api/csrf';
import { connectSession, type SessionLink } from '@/api/http';
import { installClock, systemClock } from '@/lib/clock';
import { connectOwner, type Owner } from '@/lib/owner';
import { randomId } from '@/lib/randomId';
import { installSink, type Report } from '@/lib/telemetry';

/** The time of every test, in ms, unless it installs another clock. */
export const NOW = Date.UTC(2027, 0, 15, 8);

/** A request of the app. */
interface Asked {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The error of a call that fails; undefined if it succeeds. */
export const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Sets up for each test of a file a server, a session and a user that do what the test says. */
export function scriptedServer() {
  const server = {
    asked: [] as Asked[],
    answer: (_one: Asked): Response | Promise<Response> => json({}),
    /** Gives every call the same answer: a text as it is, anything else as JSON. */
    answers(body: unknown, status = 200): void {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      server.answer = () => new Response(text, { status });
    },
    reports: [] as Report[],
    token: undefined as string | undefined,
    owner: undefined as Owner | undefined,
    link: {
      refresh: vi.fn<SessionLink['refresh']>(),
      rejected: vi.fn<SessionLink['rejected']>(),
      proven: vi.fn<SessionLink['proven']>(),
      ready: vi.fn<SessionLink['ready']>(),
    },
    /** Method and address of each request. */
    sent: () => server.asked.map(({ url, init }) => `${init.method} ${url}`),
    header: (name: string, index = 0) => server.asked[index]?.headers.get(name),
    /** The requests as a server gets them. */
    requests: () =>
      server.asked.map(({ url, init: { method, body, keepalive }, headers }) => ({
        url,
        method,
        headers: Object.fromEntries(headers),
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
        keepalive,
      })),
  };

  beforeEach(() => {
    server.asked = [];
    server.answer = () => json({});
    server.reports = [];
    server.token = undefined;
    server.owner = undefined;
    for (const mock of Object.values(server.link)) mock.mockReset();
    server.link.refresh.mockResolvedValue('refused');
    // A new cookie forgets the token that an earlier server gave.
    vi.stubGlobal('document', { cookie: `csrf-token=${randomId()}` });
    csrfToken();
    vi.stubGlobal('document', { cookie: 'csrf-token=csrf' });
    vi.stubGlobal('location', { pathname: '/envia1' });
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const one = { url, init, headers: new Headers(init.headers) };
      server.asked.push(one);
      const response = await server.answer(one);
      init.signal?.throwIfAborted();
      return response;
    });
    installClock({ ...systemClock, now: () => NOW, elapsed: () => NOW });
    installSink((one) => server.reports.push(one));
    connectOwner(() => server.owner);
    connectSession({ accessToken: () => server.token, ...server.link });
  });

  afterEach(() => {
    vi.useRealTimers();
    installClock();
    installSink();
    connectOwner(() => undefined);
  });

  return server;
}
