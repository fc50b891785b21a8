import { confirmation, exchange, PRESS } from '@tests/support/doubtFixtures';
import { ana, eva, signedIn } from '@tests/support/users';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { confirmOnce } from '@/features/send/doubt/confirmOnce';
import {
  doubts,
  forgetOld,
  isInDoubt,
  isPending,
  isToBeFound,
  markNotMade,
  resolveDoubt,
  subscribeToDoubts,
} from '@/features/send/doubt/doubts';
import { listenForMade, type Made } from '@/features/send/doubt/madeInTab';
import { clock, installClock } from '@/lib/clock';
import { inDoubtKey, readText, remove, writeText } from '@/lib/storage';

const DAY = 86_400_000;
const session = signedIn();

const at = (now: number) => installClock({ ...clock, now: () => now });
const stored = () => readText(inDoubtKey);

beforeEach(() => {
  at(PRESS);
  remove(inDoubtKey);
});
afterEach(() => {
  installClock();
  remove(inDoubtKey);
});

/** A press whose answer is lost. */
const lose = (key: string) =>
  confirmOnce(
    { ...confirmation, key },
    undefined,
    () => Promise.reject(new ApiError('network', 503)),
    () => true,
  ).catch(() => undefined);

describe('one of several doubts', () => {
  beforeEach(async () => {
    await lose('a:7');
    await lose('b:7');
  });

  test('counts as not made without another change', () => {
    const [first, second] = doubts();
    markNotMade('a:7');
    expect(doubts()).toEqual([{ ...first, verdict: 'notMade' }, second]);
    expect(isInDoubt('a:7')).toBe(false);
    expect(isInDoubt('b:7')).toBe(true);
    expect(isInDoubt('c:7')).toBe(false);
  });

  test('is resolved, and the other one knows its exchange', () => {
    resolveDoubt('a:7', 'TRP-1');
    expect(doubts()).toMatchObject([{ key: 'b:7', knownIds: ['TRP-1'] }]);
  });
});

test('a press without a known history has none to compare with', async () => {
  await lose('a:7');
  expect(doubts()).toMatchObject([{ knownIds: [], historyAge: null }]);
});

test('a press of a visitor is not stored', async () => {
  session.user = undefined;
  await lose('a:7');
  expect(stored()).toBeNull();
});

test('a confirmation is looked for once its answer is lost, not while it is awaited or not made', async () => {
  const over = lose('a:7');
  const looked = () => doubts().map(isToBeFound);
  expect([isPending('a:7'), isPending('b:7'), ...looked()]).toEqual([true, false, false]);
  await over;
  expect([isPending('a:7'), ...looked()]).toEqual([false, true]);
  markNotMade('a:7');
  expect(looked()).toEqual([false]);
});

test('an answered confirmation is told to the other tabs', async () => {
  let stop = (): void => undefined;
  const told = new Promise<Made>((resolve) => {
    stop = listenForMade(resolve);
  });
  await confirmOnce(
    confirmation,
    undefined,
    () => Promise.resolve(exchange()),
    () => true,
  );
  expect(await told).toEqual({ key: confirmation.key, exchangeId: 'TRP-1' });
  stop();
});

describe('the storage of a tab', () => {
  test.each(['', '{', 'null', '7', '{"key":"a"}', JSON.stringify([{ owner: ana, key: 'a' }])])(
    'is empty after the last doubt, although it held %j',
    async (text) => {
      writeText(inDoubtKey, text);
      await lose('a:7');
      resolveDoubt('a:7', 'TRP-1');
      expect(stored()).toBeNull();
    },
  );

  test("keeps another user's doubts unchanged", async () => {
    session.user = eva;
    await lose('e:7');
    const hers = stored();
    session.user = ana;
    await lose('a:7');
    resolveDoubt('a:7', 'TRP-1');
    expect(stored()).toBe(hers);
  });

  test('forgets after a day what counted as not made, whoever pressed', async () => {
    await lose('a:7');
    markNotMade('a:7');
    await lose('b:7');
    writeText(inDoubtKey, (stored() ?? '').replace('[', '[null,'));
    session.user = eva;
    const before = stored();
    const heard = vi.fn();
    const stop = subscribeToDoubts(heard);
    at(PRESS + DAY - 1);
    forgetOld();
    expect(stored()).toBe(before);
    expect(heard).not.toHaveBeenCalled();
    at(PRESS + DAY);
    forgetOld();
    expect(heard).toHaveBeenCalledOnce();
    stop();
    session.user = ana;
    expect(doubts().map(({ key }) => key)).toEqual(['b:7']);
    resolveDoubt('b:7', 'TRP-1');
    expect(heard).toHaveBeenCalledOnce();
  });
});
