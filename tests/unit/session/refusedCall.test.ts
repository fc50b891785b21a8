import { opened, refused, signedIn, tabOf } from '@tests/support/refreshingTab';
import { stubStorage } from '@tests/support/stubStorage';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';

beforeEach(() => void stubStorage());

describe('a call that was refused', () => {
  test('is repeated at once with a newer token', async () => {
    const { refresher, sent } = signedIn();
    expect(await refresher.refreshAfter('older')).toBe('refreshed');
    expect(await refresher.refreshAfter(undefined)).toBe('refreshed');
    expect(sent).toEqual([]);
  });

  test('is not repeated after the end of its session', async () => {
    const { refresher, machine, sent } = signedIn();
    machine.end(5, false, false);
    expect(await refresher.refreshAfter('a')).toBe('refused');
    expect(await refresher.refreshAfter(undefined)).toBe('refused');
    expect(sent).toEqual([]);
  });

  test('waits for a second refresh if the first one brings no new token', async () => {
    const { refresher, answer, sent } = signedIn();
    const over = refresher.refreshAfter('a');
    await answer(opened('a'));
    await answer(opened('b'));
    expect([await over, sent]).toEqual(['refreshed', ['a-refresh', 'a-refresh']]);
  });

  test('is not repeated if the refresh is refused or does not reach the server', async () => {
    const { refresher, answer, sent } = signedIn();
    const lost = refresher.refreshAfter('a');
    await answer(new ApiError('network', 503));
    expect(await lost).toBe('unreachable');
    const over = refresher.refreshAfter('a');
    await answer(refused);
    await answer(refused);
    expect([await over, sent.length]).toEqual(['refused', 3]);
  });
});

describe('the end of a period, or a connection again', () => {
  test('settles owed logouts and refreshes a session that is there', async () => {
    const { refresher, owedLogouts, answer, sent } = signedIn();
    const over = refresher.keepUp();
    await answer(opened('b'));
    await over;
    expect(owedLogouts.settle).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
  });

  test('makes no call for a visitor', async () => {
    const { refresher, owedLogouts, sent, settle } = tabOf();
    owedLogouts.hasUnsettled.mockReturnValue(true);
    void refresher.keepUp();
    void refresher.refreshIfDue();
    void refresher.reconnect();
    await settle();
    expect(sent).toEqual([]);
  });

  test.each([
    ['refreshes at once if a logout was owed', true, 0, 1],
    ['refreshes a session that is due', false, 780_000, 1],
    ['does not refresh a session that is not due', false, 779_999, 0],
  ])('%s', async (_what, unsettled, ms, calls) => {
    const { refresher, owedLogouts, advance, sent, settle } = signedIn();
    owedLogouts.hasUnsettled.mockReturnValue(unsettled);
    owedLogouts.settle.mockImplementation(() => {
      owedLogouts.hasUnsettled.mockReturnValue(false);
      return Promise.resolve();
    });
    advance(ms);
    void refresher.reconnect();
    await settle();
    expect(owedLogouts.settle).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(calls);
  });
});
