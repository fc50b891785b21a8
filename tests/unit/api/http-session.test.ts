import { failureOf, connectTransport } from '@tests/support/transport';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { endpointNames, endpoints } from '@/api/endpoints';
import { call } from '@/api/http';
import { connectOwner } from '@/lib/owner';

const transport = connectTransport();

test("the calls whose 401 is the answer itself are those with access 'entry'", () => {
  expect(endpointNames.filter((name) => endpoints[name].access === 'entry')).toEqual([
    'csrf',
    'sendVerificationCode',
    'verifyCode',
    'login',
    'refreshSession',
    'logout',
    'register',
    'requestPasswordReset',
    'verifyPasswordReset',
    'completePasswordReset',
  ]);
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

test('a caller that leaves while a logout is owed is not blocked', async () => {
  const leave = new AbortController();
  transport.ready.mockReturnValue(Promise.resolve());
  const pending = call('listCountries', {}, { signal: leave.signal });
  leave.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  expect(transport.called()).toEqual([]);
});
