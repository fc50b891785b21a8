import type { Fault } from '@mocks/server/scenario';
import { logins } from '@mocks/server/seeds/accounts';
import { failureOf, connectTransport } from '@tests/support/transport';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { endpointNames, endpoints, type EndpointName } from '@/api/endpoints';
import { errorMessage } from '@/api/errors';
import { call, type CallOptions } from '@/api/http';
import { emailIdentity, identityQuery } from '@/api/identity';
import { messages } from '@/api/messages';
import { logout, refreshSession } from '@/api/session';
import { connectOwner } from '@/lib/owner';

const transport = connectTransport();

describe('a call of the session', () => {
  test('refreshes once after an expired token and is repeated once', async () => {
    await transport.signIn();
    transport.sandbox().advance(901_000);
    await expect(call('listExchanges', {})).resolves.toHaveProperty('count');
    expect(transport.called().slice(2)).toEqual(['listExchanges', 'refreshSession', 'listExchanges']);
    expect(transport.rejected).not.toHaveBeenCalled();
  });

  test('ends the session when it is refused again', async () => {
    await transport.signIn();
    transport
      .sandbox()
      .change({ faults: [{ call: 'listExchanges', kind: 'status', status: 401, body: {} }] });
    expect((await failureOf(call('listExchanges', {}))).status).toBe(401);
    expect(transport.refresh).toHaveBeenCalledOnce();
    expect(transport.rejected).toHaveBeenCalledOnce();
  });

  test('fails as refused without a session, and as a network failure if the session is unknown', async () => {
    await transport.signIn();
    transport.sandbox().advance(901_000);
    transport.refresh.mockResolvedValueOnce('refused');
    expect(await failureOf(call('listExchanges', {}))).toMatchObject({ kind: 'refused', status: 401 });
    transport.refresh.mockResolvedValueOnce('unreachable');
    const error = await failureOf(call('listExchanges', {}));
    expect(error).toMatchObject({ kind: 'network', status: 503, details: { code: 'session_unreachable' } });
    expect(errorMessage(error, 'otro')).toBe(messages.offline);
    expect(transport.called().slice(2)).toEqual(['listExchanges', 'listExchanges']);
    expect(transport.rejected).not.toHaveBeenCalled();
  });

  test('leaves the session alone when told to', async () => {
    await failureOf(call('listExchanges', {}, { session: 'none' }));
    expect(transport.refresh).not.toHaveBeenCalled();
  });
});

describe('a public call', () => {
  const refuse = (name: EndpointName, times?: number) =>
    transport.sandbox().fault({ call: name, kind: 'status', status: 401, body: {}, ...(times && { times }) });

  const rate = { query: { FKCurrency_From: 43, FKCurrency_To: 147 } };
  const calls = [
    ['exchangeRate', (options?: CallOptions) => call('exchangeRate', rate, options)],
    ['listCountries', (options?: CallOptions) => call('listCountries', {}, options)],
    ['ipCountry', (options?: CallOptions) => call('ipCountry', {}, options)],
  ] as const;

  test.each(calls)('refreshes and repeats once if it carried a token: %s', async (name, make) => {
    await transport.signIn();
    refuse(name, 1);
    await make();
    expect(transport.called().slice(2)).toEqual([name, 'refreshSession', name]);
    expect(transport.rejected).not.toHaveBeenCalled();
  });

  test.each(calls)('ends the session if a new token is refused too: %s', async (name, make) => {
    await transport.signIn();
    refuse(name);
    expect((await failureOf(make())).status).toBe(401);
    expect(transport.rejected).toHaveBeenCalledOnce();
  });

  test.each(calls)('returns its 401 if it sent no token: %s', async (name, make) => {
    refuse(name);
    await failureOf(make());
    await transport.signIn();
    await failureOf(make({ session: 'none' }));
    expect(transport.refresh).not.toHaveBeenCalled();
    expect(transport.rejected).not.toHaveBeenCalled();
  });
});

describe("a call with access 'entry'", () => {
  const identity = emailIdentity(logins.main);
  const entries: readonly (readonly [EndpointName, () => Promise<unknown>])[] = [
    ['csrf', () => call('csrf', {})],
    ['login', () => call('login', { body: { ...identity, password: 'x' } })],
    ['refreshSession', () => call('refreshSession', { body: {} })],
    ['logout', () => call('logout', { body: {} })],
    ['sendVerificationCode', () => call('sendVerificationCode', { body: identity })],
    ['verifyCode', () => call('verifyCode', { query: { ...identityQuery(identity), code: '1' } })],
    ['register', () => call('register', { body: { ...identity, code: '1', password: 'x' } })],
    ['requestPasswordReset', () => call('requestPasswordReset', { body: identity })],
    [
      'verifyPasswordReset',
      () => call('verifyPasswordReset', { query: { ...identityQuery(identity), code: '1' } }),
    ],
    [
      'completePasswordReset',
      () => call('completePasswordReset', { body: { ...identity, code: '1', password: 'x' } }),
    ],
  ];

  test('is one of this list', () => {
    const entryCalls = endpointNames.filter((name) => endpoints[name].access === 'entry');
    expect(new Set(entryCalls)).toEqual(new Set(entries.map(([name]) => name)));
  });

  test.each(entries)('returns its 401, with or without a token: %s', async (name, make) => {
    await transport.signIn();
    transport.sandbox().fault({ call: name, kind: 'status', status: 401, body: {} });
    expect((await failureOf(make())).status).toBe(401);
    expect(transport.refresh).not.toHaveBeenCalled();
    expect(transport.rejected).not.toHaveBeenCalled();
  });
});

describe('a call that had to wait', () => {
  test("is never repeated with another user's token", async () => {
    await transport.signIn();
    const owner = vi.fn(() => ({ id: 1, login: 'a@turpial.example' }));
    connectOwner(owner);
    onTestFinished(() => connectOwner(() => undefined));
    transport.refresh.mockImplementation(() => {
      owner.mockReturnValue({ id: 2, login: 'b@turpial.example' });
      return Promise.resolve('refreshed');
    });
    transport.sandbox().advance(901_000);
    expect(await failureOf(call('listExchanges', {}))).toMatchObject({ kind: 'refused', status: 401 });
    expect(transport.called().filter((name) => name === 'listExchanges')).toHaveLength(1);
  });
});

describe('an owed logout', () => {
  test('is sent before any other call and its CSRF token', async () => {
    await transport.signIn();
    transport.cookies().delete('csrf-token');
    let paid = (): void => undefined;
    transport.ready.mockReturnValue(new Promise((resolve) => (paid = resolve)));
    const waiting = [call('deleteBeneficiary', { params: { id: 1 } }), call('listCountries', {})];
    await logout('an earlier one');
    expect(transport.called().slice(2)).toEqual(['csrf', 'logout']);
    paid();
    await Promise.all(waiting);
    expect(new Set(transport.called().slice(4))).toEqual(new Set(['deleteBeneficiary', 'listCountries']));
  });

  test('does not delay the refresh and the logout', async () => {
    transport.ready.mockReturnValue(new Promise(() => undefined));
    await failureOf(refreshSession(undefined));
    await expect(logout(undefined)).resolves.toBe(true);
    expect(transport.ready).not.toHaveBeenCalled();
  });

  test('does not block a caller that aborts', async () => {
    const leave = new AbortController();
    transport.ready.mockReturnValue(Promise.resolve());
    const pending = call('listCountries', {}, { signal: leave.signal });
    leave.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(transport.called()).toEqual([]);
  });
});

describe('a logout', () => {
  const answered = (fault: Partial<Fault>) => {
    transport.sandbox().fault({ ...fault, call: 'logout' } as Fault);
    return logout(undefined);
  };
  const status = (code: number) => answered({ kind: 'status', status: code, body: { error: 'No' } });

  test('is complete if the server ended the session or does not know it', async () => {
    await transport.signIn();
    await expect(logout('unknown')).resolves.toBe(true);
    await expect(logout(undefined)).resolves.toBe(true);
    for (const kind of ['empty', 'malformed'] as const) await expect(answered({ kind })).resolves.toBe(true);
  });

  test('is complete if the server answers 401', async () => {
    await expect(status(401)).resolves.toBe(true);
  });

  test.each([400, 403, 404, 408, 409, 410, 422, 429, 500, 502, 503])(
    'may have left the session alive if the server answers %i',
    async (code) => {
      await expect(status(code)).resolves.toBe(false);
    },
  );

  test('may have left the session alive if the server was not reached or the call was aborted', async () => {
    await expect(answered({ kind: 'network' })).resolves.toBe(false);
    transport.sandbox().clearFaults();
    await expect(logout(undefined, AbortSignal.abort())).resolves.toBe(false);
  });
});
