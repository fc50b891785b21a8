import { json, scriptedServer } from '@tests/support/scriptedServer';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpointNames, endpoints } from '@/api/endpoints';
import { call } from '@/api/http';
import { refreshSession } from '@/api/session';
import { installClock, systemClock } from '@/lib/clock';

const server = scriptedServer();
const save = () => call('saveBeneficiary', { body: { paymentMethodId: 1, paymentDetails: {} } });

describe('a call', () => {
  test('that writes carries the CSRF token, which is asked for once', async () => {
    vi.stubGlobal('document', { cookie: '' });
    server.answer = ({ init }) => {
      if (init.method === 'GET') vi.stubGlobal('document', { cookie: 'csrf-token=new' });
      return json({});
    };
    await save();
    await save();
    expect(server.sent()).toEqual(['GET /api/csrf', 'POST /api/beneficiaries', 'POST /api/beneficiaries']);
    expect([server.header('x-csrf-token', 1), server.header('x-csrf-token', 2)]).toEqual(['new', 'new']);
  });

  const writing = endpointNames.filter((name) => endpoints[name].method !== 'GET');

  /** What a page of another site may send without asking first (https://fetch.spec.whatwg.org, CORS-safelisted). */
  const needsNoQuestion = ([name, value]: readonly [string, string]) =>
    /^(accept|accept-language|content-language|range)$/.test(name) ||
    (name === 'content-type' &&
      /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/.test(value));

  test.each(writing)('%s has headers that another site may not send without a preflight', async (name) => {
    const sent: (readonly [string, string])[][] = [];
    vi.stubGlobal('fetch', (_url: string, { method, headers }: RequestInit) => {
      if (method === endpoints[name].method) sent.push([...new Headers(headers).entries()]);
      return Promise.resolve(new Response('{}'));
    });
    const hasBody = endpoints[name].method === 'POST';
    await call(name, { params: { id: 1 }, ...(hasBody && { body: {} }) });
    expect(sent).toHaveLength(1);
    const names = sent[0]?.filter((header) => !needsNoQuestion(header)).map(([header]) => header);
    const own = ['x-client-platform', 'x-device-id', ...(hasBody ? ['content-type'] : [])];
    expect(names).toEqual(expect.arrayContaining(own));
  });
});

test('a call whose CSRF token and session are both too old gets new ones and is repeated', async () => {
  server.token = 'old';
  server.link.refresh.mockImplementation(async () => {
    await refreshSession('r');
    server.token = 'new';
    return 'refreshed';
  });
  const answers = [json({}, 401), json({ error: 'CSRF' }, 403), json({}), json({ accessToken: 'new' })];
  server.answer = () => answers.shift() ?? json({});
  await save();
  expect(server.sent()).toEqual([
    'POST /api/beneficiaries',
    'POST /api/session/refresh',
    'GET /api/csrf',
    'POST /api/session/refresh',
    'POST /api/beneficiaries',
  ]);
});

describe('a call that takes too long', () => {
  /** A server that never answers, or whose answer never ends. */
  function standStill(kind: 'silent' | 'endless'): void {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      const whenLeft = (leave: (reason: unknown) => void) =>
        signal?.addEventListener('abort', () => leave(signal.reason));
      if (kind === 'silent') return new Promise((_resolve, reject) => whenLeft(reject));
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"id":'));
          whenLeft((reason) => stream.error(reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
  }

  /** The state of a call after `ms`. */
  async function standing(pending: Promise<unknown>, ms: number): Promise<unknown> {
    let result: unknown = 'pending';
    void pending.then(
      (answer) => (result = answer),
      (reason: unknown) => (result = reason),
    );
    await vi.advanceTimersByTimeAsync(ms);
    return result;
  }

  beforeEach(() => void vi.useFakeTimers());

  test.each(['silent', 'endless'] as const)('counts as lost after 30 s: %s', async (kind) => {
    standStill(kind);
    const pending = save();
    expect(await standing(pending, 29_999)).toBe('pending');
    expect(await standing(pending, 1)).toMatchObject({
      kind: 'network',
      status: 503,
      details: { code: 'network_error' },
    });
  });

  test('is measured in real time, whatever the clock of the sandbox shows', async () => {
    installClock({ ...systemClock, after: () => () => undefined, now: () => 0 });
    standStill('silent');
    expect(await standing(call('listExchanges', {}), 30_000)).toMatchObject({ kind: 'network' });
  });

  test.each([0, 10_000])('ends as soon as its caller aborts it after %i ms', async (ms) => {
    standStill('endless');
    const leave = new AbortController();
    const pending = call('listExchanges', {}, { signal: leave.signal });
    expect(await standing(pending, ms)).toBe('pending');
    const reason = new Error('left');
    leave.abort(reason);
    expect(await standing(pending, 0)).toBe(reason);
  });
});
