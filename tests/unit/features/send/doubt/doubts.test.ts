import { confirmation, exchange, MINUTE, PRESS } from '@tests/support/doubtFixtures';
import { ana, eva, signedIn } from '@tests/support/users';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { Exchange, ExchangeDetail } from '@/api/exchanges';
import { confirmOnce } from '@/features/send/doubt/confirmOnce';
import {
  doubts,
  isInDoubt,
  isWaiting,
  markNotMade,
  resolveDoubt,
  subscribeToDoubts,
} from '@/features/send/doubt/doubts';
import { findMade } from '@/features/send/doubt/findMade';
import { clock, installClock } from '@/lib/clock';
import { noteServerDate } from '@/lib/serverClock';
import { inDoubtKey, readText, remove, writeText } from '@/lib/storage';

const session = signedIn();

beforeEach(() => {
  installClock({ ...clock, now: () => PRESS });
  remove(inDoubtKey);
});
afterEach(() => {
  installClock();
  remove(inDoubtKey);
});

const lost = () => Promise.reject(new ApiError('network', 503));
const refused = () => Promise.reject(new ApiError('refused', 422));
const isUnknown = (error: unknown) => error instanceof ApiError && error.kind !== 'refused';

function press(
  create: () => Promise<ExchangeDetail>,
  { of = confirmation, history = [] as readonly Exchange[] | undefined, age = 0 } = {},
) {
  const known = history && { exchanges: history, count: history.length, readAt: clock.now() - age };
  return confirmOnce(of, known, create, isUnknown).catch((error: unknown) => error);
}

/** A press whose answer waits for the test. */
function pressAndWait() {
  let resolve: (answer: ExchangeDetail) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<ExchangeDetail>((...settle) => ([resolve, reject] = settle));
  const over = press(() => answer);
  return { resolve, reject, over };
}

type Awaiting = ReturnType<typeof pressAndWait>;

describe('a confirmation', () => {
  test('is stored while its answer is pending, and removed afterwards', async () => {
    const { resolve, over } = pressAndWait();
    expect(readText(inDoubtKey)).toContain(confirmation.key);
    expect(isWaiting()).toBe(true);
    resolve(exchange());
    await over;
    expect(doubts()).toEqual([]);
    expect(readText(inDoubtKey)).toBeNull();
    expect(isWaiting()).toBe(false);
  });

  test('confirmed again while its answer is pending is sent once, and both get the answer', async () => {
    const { resolve, over } = pressAndWait();
    const again = vi.fn(() => Promise.resolve(exchange({ exchangeId: 'TRP-2' })));
    const second = press(again);
    resolve(exchange());
    expect(await Promise.all([over, second])).toEqual([exchange(), exchange()]);
    expect(again).not.toHaveBeenCalled();
  });

  test('becomes a doubt when its answer is lost, with what was known at the press', async () => {
    const before = [exchange({ exchangeId: 'TRP-0' }), exchange({ exchangeId: 'TRP-9', amountSend: '51' })];
    noteServerDate(new Date(PRESS - MINUTE).toUTCString(), PRESS);
    await press(lost, { history: before, age: 2000 });
    const atPress = {
      pressedAt: PRESS,
      lastPressedAt: PRESS,
      serverPressedAt: PRESS - MINUTE,
      historyAge: 2000,
    };
    expect(doubts()).toEqual([{ ...confirmation, ...atPress, knownIds: ['TRP-0'], verdict: 'asking' }]);
    expect(isInDoubt(confirmation.key)).toBe(true);
  });

  test('ends when it is refused or fails before it is sent', async () => {
    await press(refused);
    expect(doubts()).toEqual([]);
    await press(() => Promise.reject(new Error('No payment method')));
    expect(doubts()).toEqual([]);
  });

  test('refused after a lost answer stays in doubt, with the data of the first press', async () => {
    await press(lost);
    installClock({ ...clock, now: () => PRESS + MINUTE });
    await press(refused, { history: [exchange()] });
    const times = { pressedAt: PRESS, lastPressedAt: PRESS + MINUTE };
    expect(doubts()).toMatchObject([{ ...times, knownIds: [], verdict: 'asking' }]);
  });

  test('that was not found is in doubt when it is sent again, lost or refused', async () => {
    await press(lost);
    markNotMade(confirmation.key);
    expect(isInDoubt(confirmation.key)).toBe(false);
    await press(lost);
    expect(isInDoubt(confirmation.key)).toBe(true);
    markNotMade(confirmation.key);
    await press(refused);
    expect(isInDoubt(confirmation.key)).toBe(true);
  });

  test('notifies subscribers when the wait ends, even without another change', async () => {
    const { reject, over } = pressAndWait();
    const during = doubts();
    const heard = vi.fn();
    const stop = subscribeToDoubts(heard);
    reject(new ApiError('network', 503));
    await over;
    stop();
    expect(heard).toHaveBeenCalled();
    expect(doubts()).not.toBe(during);
    expect(doubts()).toEqual(during);
    expect(doubts()).toBe(doubts());
  });

  test.each([
    ['lost', (settle: Awaiting) => settle.reject(new ApiError('network', 503))],
    ['refused', (settle: Awaiting) => settle.reject(new ApiError('refused', 422))],
    ['answered', (settle: Awaiting) => settle.resolve(exchange())],
  ])('%s while another user is signed in, stays a doubt of its own user', async (_how, answer) => {
    for (const next of [eva, undefined]) {
      session.user = ana;
      const waiting = pressAndWait();
      session.user = next;
      answer(waiting);
      await waiting.over;
      expect(doubts()).toEqual([]);
      expect(isWaiting()).toBe(false);
      session.user = ana;
      expect(doubts()).toMatchObject([{ key: confirmation.key, verdict: 'asking' }]);
    }
  });
});

test('a confirmation that the end of its session refused is no doubt after the next login', async () => {
  const waiting = pressAndWait();
  session.user = undefined;
  waiting.reject(new ApiError('refused', 401));
  await waiting.over;
  expect(isWaiting()).toBe(false);
  session.user = ana;
  expect(doubts()).toEqual([]);
});

test('the end of the session does not decide an earlier press whose answer was lost', async () => {
  await press(lost);
  const waiting = pressAndWait();
  session.user = undefined;
  waiting.reject(new ApiError('refused', 401));
  await waiting.over;
  session.user = ana;
  expect(doubts()).toMatchObject([{ key: confirmation.key, verdict: 'asking' }]);
});

describe('a stored value', () => {
  test.each(['', '{', 'null', '7', '{"key":"a"}', '[null,7,"x",{}]', '[{"owner":{"id":1},"key":"a"}]'])(
    'is ignored if it is %j, and new doubts can be stored beside it',
    async (text) => {
      writeText(inDoubtKey, text);
      expect(doubts()).toEqual([]);
      await press(lost);
      expect(doubts()).toHaveLength(1);
    },
  );

  test('lasts as long as the page if storage is blocked', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied');
      },
      setItem() {
        throw new Error('denied');
      },
      removeItem() {
        throw new Error('denied');
      },
    });
    await press(lost);
    expect(doubts()).toHaveLength(1);
    resolveDoubt(confirmation.key, 'TRP-1');
    expect(doubts()).toEqual([]);
  });
});

describe('of two identical confirmations', () => {
  const earlier = exchange({ exchangeId: 'TRP-1', inserted: PRESS + 1000 });
  const later = exchange({ exchangeId: 'TRP-2', inserted: PRESS + MINUTE + 1000 });

  test('the answered one keeps its exchange', async () => {
    await press(lost, { of: { ...confirmation, key: 'a:7' } });
    await press(() => Promise.resolve(later), { of: { ...confirmation, key: 'b:7' } });
    expect(findMade(doubts(), [later]).size).toBe(0);
    expect([...findMade(doubts(), [later, earlier])]).toEqual([['a:7', 'TRP-1']]);
  });

  test('the found one keeps its exchange', async () => {
    await press(lost, { of: { ...confirmation, key: 'a:7' } });
    await press(lost, { of: { ...confirmation, key: 'b:7' } });
    resolveDoubt('b:7', 'TRP-2');
    expect(doubts()).toMatchObject([{ key: 'a:7', knownIds: ['TRP-2'], historyAge: 0 }]);
  });
});
