import { failure, json, NOW, scriptedServer } from '@tests/support/scriptedServer';
import { describe, expect, test, vi } from 'vitest';
import { readExchangeList } from '@/api/exchanges';
import { call, callAndRead } from '@/api/http';
import { installClock, systemClock } from '@/lib/clock';
import type { Owner } from '@/lib/owner';
import { serverNow } from '@/lib/serverClock';

const server = scriptedServer();
const readExchange = (id: string) => call('getExchange', { params: { id } });

describe('an answer', () => {
  const textOf = (text: string) => {
    server.answer = () => new Response(text);
  };

  test.each([
    ['', null],
    [' \n', null],
    ['null', null],
    ['{"a":1}', { a: 1 }],
  ])('%j is read as %j', async (text, read) => {
    textOf(text);
    expect(await call('listCountries', {})).toEqual(read);
  });

  test('without content is an empty list where a list was asked for; an empty body proves nothing', async () => {
    const list = () => callAndRead('listExchanges', {}, readExchangeList, { list: true });
    server.answer = () => new Response(null, { status: 204 });
    expect(await list()).toEqual({ exchanges: [], count: 0 });
    expect(await failure(callAndRead('listExchanges', {}, readExchangeList))).toMatchObject({
      kind: 'unreadable',
    });
    textOf('');
    expect(await failure(list())).toMatchObject({ kind: 'unreadable' });
  });

  test('that is not JSON is a failure, unless any body is a success', async () => {
    textOf('OK');
    expect(await failure(call('listCountries', {}))).toMatchObject({
      kind: 'unreadable',
      message: 'Respuesta inválida del servidor',
    });
    expect(await call('listCountries', {}, { anyBody: true })).toBeUndefined();
  });

  test('that refuses has its text and its code', async () => {
    server.answer = () => json({ error: 'No vale.', code: 'bad' }, 422);
    expect(await failure(readExchange('7'))).toMatchObject({
      kind: 'refused',
      status: 422,
      message: 'No vale.',
      details: { serverText: 'No vale.', code: 'bad' },
    });
  });

  test('that does not come is a failure of the network', async () => {
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failure(readExchange('7'))).toMatchObject({
      kind: 'network',
      status: 503,
      details: { code: 'network_error' },
    });
  });

  test('tells the time of the server, if it comes soon', async () => {
    const date = new Date(NOW + 60_000).toUTCString();
    server.answer = () => new Response('{}', { headers: { date } });
    await call('listCountries', {});
    expect(serverNow()).toBe(NOW + 60_000);
    // The page of a captive portal is another server's.
    server.answer = () => new Response('<p>Wi-Fi</p>', { headers: { date: new Date(NOW).toUTCString() } });
    await failure(call('listCountries', {}));
    expect(serverNow()).toBe(NOW + 60_000);
    let now = NOW;
    installClock({ ...systemClock, now: () => now, elapsed: () => now });
    server.answer = () => {
      now += 5000;
      return new Response('{}', { headers: { date: new Date(NOW - 60_000).toUTCString() } });
    };
    await call('listCountries', {});
    expect(serverNow()).toBe(now + 60_000);
  });
});

describe('the end of a call', () => {
  test('leaves neither a timer nor a listener', async () => {
    vi.useFakeTimers();
    const leave = new AbortController();
    await call('listCountries', {}, { signal: leave.signal });
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await failure(call('listCountries', {}, { signal: leave.signal }));
    expect(vi.getTimerCount()).toBe(0);
    leave.abort();
    expect(server.asked.map(({ init }) => init.signal?.aborted)).toEqual([false, false]);
  });
});

describe('a 401', () => {
  const refuse = () => {
    server.answer = () => json({}, 401);
  };
  /** The first answer is a 401, the others are successes. */
  const refuseOnce = () => {
    server.answer = () => json({}, server.asked.length === 1 ? 401 : 200);
  };

  test('is followed by a refresh and one repetition', async () => {
    server.token = 'old';
    refuseOnce();
    server.link.refresh.mockImplementation(() => {
      server.token = 'new';
      return Promise.resolve('refreshed');
    });
    expect(await call('listExchanges', {})).toEqual({});
    expect(server.link.refresh.mock.calls).toEqual([['old']]);
    expect([server.header('authorization', 0), server.header('authorization', 1)]).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
    expect(server.link.rejected).not.toHaveBeenCalled();
    expect(server.link.proven.mock.calls).toEqual([['new']]);
  });

  test('of a session call without a token is followed by a refresh too', async () => {
    refuseOnce();
    server.link.refresh.mockResolvedValue('refreshed');
    await call('listExchanges', {});
    expect(server.link.refresh.mock.calls).toEqual([[undefined]]);
    expect(server.asked).toHaveLength(2);
  });

  test('after a refresh rejects the token that was sent', async () => {
    server.token = 'a';
    refuse();
    server.link.refresh.mockResolvedValue('refreshed');
    expect(await failure(call('listCountries', {}))).toMatchObject({ kind: 'refused', status: 401 });
    expect(server.asked).toHaveLength(2);
    expect(server.link.rejected.mock.calls).toEqual([['a']]);
    server.token = undefined;
    await failure(call('listExchanges', {}));
    expect(server.link.rejected).toHaveBeenCalledOnce();
  });

  test('only rejects a token when it is the second', async () => {
    server.token = 'a';
    server.answer = () => json({}, server.asked.length === 1 ? 401 : 422);
    server.link.refresh.mockResolvedValue('refreshed');
    expect(await failure(call('listCountries', {}))).toMatchObject({ status: 422 });
    expect(server.link.rejected).not.toHaveBeenCalled();
  });

  test('is not repeated if the session has ended, or cannot be reached', async () => {
    server.token = 'a';
    refuse();
    expect(await failure(call('listExchanges', {}))).toMatchObject({ kind: 'refused', status: 401 });
    server.link.refresh.mockResolvedValue('unreachable');
    const error = await failure(call('listExchanges', {}));
    expect(error).toMatchObject({
      kind: 'network',
      status: 503,
      details: { code: 'session_unreachable' },
    });
    expect(server.asked).toHaveLength(2);
    expect(server.link.rejected).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<unknown>, string | undefined]>([
    ['a public call without a token', () => call('listCountries', {}), undefined],
    [
      'a public call that leaves the session alone',
      () => call('listCountries', {}, { session: 'none' }),
      'a',
    ],
    ['a session call that leaves it alone', () => call('listExchanges', {}, { session: 'none' }), 'a'],
    ['a call with which a session begins', () => call('refreshSession', { body: {} }), 'a'],
  ])('is the answer of %s', async (_what, make, held) => {
    server.token = held;
    refuse();
    expect(await failure(make())).toMatchObject({ kind: 'refused', status: 401 });
    expect(server.asked).toHaveLength(1);
    expect(server.link.refresh).not.toHaveBeenCalled();
  });

  test('is the only answer that leads to a refresh', async () => {
    server.token = 'a';
    server.answer = () => json({}, 403);
    await failure(call('listExchanges', {}));
    expect(server.link.refresh).not.toHaveBeenCalled();
  });
});

describe('a success proves the session', () => {
  test.each<[string, () => Promise<unknown>, string | undefined, readonly string[]]>([
    ['of a session call with a token', () => call('listExchanges', {}), 'a', ['a']],
    ['of a session call without one', () => call('listExchanges', {}), undefined, []],
    ['of a public call', () => call('listCountries', {}), 'a', []],
  ])('%s', async (_which, make, held, proofs) => {
    server.token = held;
    await make();
    expect(server.link.proven.mock.calls.flat()).toEqual(proofs);
  });

  test.each([
    ['no refusal', () => json({}, 422)],
    ['no page of a proxy', () => new Response('<!doctype html><title>WLAN</title>')],
  ])('and %s does', async (_which, answer) => {
    server.token = 'a';
    server.answer = answer;
    await failure(call('listExchanges', {}));
    expect(server.link.proven).not.toHaveBeenCalled();
  });
});

describe('the user of a call', () => {
  const ana: Owner = { id: 1, login: 'ana@turpial.example' };
  const eva: Owner = { id: 2, login: 'eva@turpial.example' };
  /** The user changes while an owed logout is sent. */
  const changeTo = (next: Owner | undefined) => {
    server.link.ready.mockImplementation(() => {
      server.owner = next;
      return Promise.resolve();
    });
  };

  test.each([eva, undefined])('must not change to %j before it is sent', async (next) => {
    server.owner = ana;
    changeTo(next);
    expect(await failure(call('listCountries', {}))).toMatchObject({
      kind: 'refused',
      status: 401,
      details: { code: 'user_changed' },
    });
    expect(server.asked).toEqual([]);
  });

  test('must not change before it is repeated', async () => {
    server.owner = ana;
    server.token = 'old';
    server.answer = () => json({}, 401);
    server.link.refresh.mockImplementation(() => {
      server.owner = eva;
      return Promise.resolve('refreshed');
    });
    expect(await failure(call('listExchanges', {}))).toMatchObject({ kind: 'refused', status: 401 });
    expect(server.asked).toHaveLength(1);
  });

  test('may change before a login is sent, and from a visitor to a user', async () => {
    server.owner = ana;
    changeTo(eva);
    await call('refreshSession', { body: {} });
    server.owner = undefined;
    await call('listCountries', {});
    expect(server.asked).toHaveLength(2);
  });
});
