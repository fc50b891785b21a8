import { exchange, MINUTE, open, PRESS } from '@tests/support/transferFixtures';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '@/api/exchanges';
import type { OpenConfirmation } from '@/features/send/transfer/confirmation';
import { findMade, isAnswerTo, isSameTransfer, isUndecided } from '@/features/send/transfer/match';

const none: ReadonlySet<string> = new Set();

describe('the history', () => {
  const undecided = (one: OpenConfirmation, ...history: readonly Exchange[]) =>
    isUndecided(one, history, none);
  const made = (one: OpenConfirmation, ...history: readonly Exchange[]) =>
    findMade([one], history, none).get(one.key);

  test('contains the exchange if an identical one is new in it', () => {
    expect(made(open(), exchange())).toBe('TRP-1');
    expect(made(open({ knownIds: ['TRP-1'] }), exchange())).toBeUndefined();
    expect(made(open({ knownIds: ['TRP-1'] }), exchange(), exchange({ exchangeId: 'TRP-2' }))).toBe('TRP-2');
  });

  test.each([
    ['other euros', { amountSend: '50.01' }],
    ['unreadable euros', { amountSend: null }],
    ['other bolivars', { amountReceive: '30624.17' }],
    ['unreadable bolivars', { amountReceive: null }],
    ['somebody else', { beneficiary: 'Daniela' }],
  ] as const)('does not match an exchange with %s', (_what, changes) => {
    expect(made(open(), exchange(changes))).toBeUndefined();
  });

  test.each(['mama', 'ROSA ELENA PÉREZ', null])('may name the beneficiary %j', (beneficiary) => {
    expect(made(open(), exchange({ beneficiary }))).toBe('TRP-1');
  });

  test('may name a beneficiary by a number of which only the end was stored', () => {
    const nameless = open({ title: '…0009', names: ['…0009'] });
    expect(made(nameless, exchange({ beneficiary: '04160000009' }))).toBe('TRP-1');
    expect(made(nameless, exchange({ beneficiary: '04160000008' }))).toBeUndefined();
  });

  test.each<[string, Partial<Exchange>]>([
    ['names the beneficiary otherwise', { beneficiary: 'Rosa E. P.' }],
    ['has other bolivars', { amountReceive: '30624.17' }],
    ['has bolivars that cannot be read', { amountReceive: null }],
    ['has euros that cannot be read', { amountSend: null }],
  ])('does not decide when a new exchange %s', (_what, otherwise) => {
    const one = open({ pressedAt: PRESS, history: 'old' });
    for (const [inserted, isNew] of [
      [PRESS, true],
      [PRESS - MINUTE, true],
      [PRESS - MINUTE - 1, false],
      [null, false],
    ] as const) {
      expect(undecided(one, exchange({ ...otherwise, inserted }))).toBe(isNew);
      expect(undecided({ ...one, history: 'fresh' }, exchange({ ...otherwise, inserted }))).toBe(true);
    }
    const later = exchange({ ...otherwise, inserted: PRESS + 30 * MINUTE });
    expect(undecided({ ...one, history: 'fresh' }, later)).toBe(false);
    expect(undecided(one, exchange({ ...otherwise, amountSend: '51' }))).toBe(false);
    expect(isUndecided(one, [exchange(otherwise)], new Set(['TRP-1']))).toBe(false);
    expect(undecided({ ...one, stage: 'notFound' }, exchange(otherwise))).toBe(false);
    expect(undecided({ ...one, knownIds: ['TRP-1'] }, exchange(otherwise))).toBe(false);
    expect(undecided(one, exchange({ amountSend: '51' }), exchange(otherwise))).toBe(true);
    expect(made(one, exchange(otherwise))).toBeUndefined();
  });

  test('does not decide between a name and Bs that both differ: it is another exchange', () => {
    expect(undecided(open(), exchange({ beneficiary: 'Daniela', amountReceive: '1' }))).toBe(false);
  });

  test('does not decide while it contains what the server has answered', () => {
    const one = open({ knownIds: ['TRP-1'], answeredId: 'TRP-1' });
    expect(isUndecided(one, [exchange()], new Set(['TRP-1']))).toBe(true);
    expect(undecided(one, exchange({ exchangeId: 'TRP-2', amountSend: '7' }))).toBe(false);
    expect(made(one, exchange())).toBeUndefined();
  });

  describe('that was read just before the press', () => {
    test('identifies the exchange as the new one, whatever time the server gives it', () => {
      for (const inserted of [PRESS - 4 * 60 * MINUTE, null])
        expect(made(open({ pressedAt: PRESS }), exchange({ inserted }))).toBe('TRP-1');
    });
  });

  // [history before the press, made this long after the press by the server's clock, verdict]
  test.each<[OpenConfirmation['history'], number | null | 'unknown clock', 'made' | 'undecided' | 'other']>([
    ['none', 0, 'made'],
    ['none', -900, 'made'],
    ['none', -1000, 'made'],
    ['none', -1100, 'undecided'],
    ['none', -MINUTE, 'undecided'],
    ['none', -61_000, 'other'],
    ['none', null, 'undecided'],
    ['none', 'unknown clock', 'undecided'],
    ['old', 0, 'made'],
    ['old', -1100, 'undecided'],
    ['old', -61_000, 'undecided'],
    ['old', null, 'undecided'],
    ['old', 'unknown clock', 'undecided'],
    ['fresh', -61_000, 'made'],
    ['fresh', 'unknown clock', 'made'],
  ])('that was %s before the press, and an identical one %s ms after it: %s', (history, after, verdict) => {
    const one = open({ history, pressedAt: after === 'unknown clock' ? null : PRESS });
    const found = exchange({ inserted: typeof after === 'number' ? PRESS + after : after && PRESS });
    expect(made(one, found)).toBe(verdict === 'made' ? 'TRP-1' : undefined);
    expect(undecided(one, found)).toBe(verdict === 'undecided');
    expect(undecided(one, exchange({ amountSend: '51' }))).toBe(false);
  });

  test('that lags may show an exchange that was not found, if the times are close', () => {
    const late = open({ stage: 'notFound', pressedAt: PRESS });
    expect(made(late, exchange())).toBe('TRP-1');
    expect(made(late, exchange({ inserted: PRESS + 30 * MINUTE - 1001 }))).toBe('TRP-1');
    expect(made(late, exchange({ inserted: PRESS + 30 * MINUTE - 1000 }))).toBeUndefined();
    expect(made(late, exchange({ inserted: PRESS - 30 * MINUTE - 999 }))).toBe('TRP-1');
    expect(made(late, exchange({ inserted: PRESS - 30 * MINUTE - 1000 }))).toBeUndefined();
  });

  test('may show the exchange of a second press long after the first', () => {
    const one = open({ stage: 'notFound', pressedAt: PRESS, pressedAgainAt: PRESS + 35 * MINUTE });
    const late = (minutes: number) => exchange({ inserted: PRESS + minutes * MINUTE });
    expect([made(one, late(64)), made(one, late(65))]).toEqual(['TRP-1', undefined]);
    // Another device made one between the presses.
    const both = [exchange({ inserted: PRESS + 33 * MINUTE }), { ...late(36), exchangeId: 'TRP-2' }];
    expect(made({ ...one, stage: 'unknown' }, ...both)).toBe('TRP-2');
    const untimed = { ...one, pressedAgainAt: null };
    const dropped = exchange({ inserted: PRESS + 30 * MINUTE - 1000 });
    for (const found of [late(500), dropped])
      expect([made(untimed, found), undecided(untimed, found)]).toEqual([undefined, true]);
    const otherwise = { ...late(64), beneficiary: 'Rosa E. P.' };
    expect(undecided({ ...one, stage: 'unknown' }, otherwise)).toBe(true);
  });

  describe('with two identical confirmations', () => {
    const first = open({ key: 'a:7', quoteId: 'a', pressedAt: PRESS });
    const second = open({ key: 'b:7', quoteId: 'b', pressedAt: PRESS + MINUTE });
    const earlier = exchange({ exchangeId: 'TRP-1', inserted: PRESS + 1000 });
    const later = exchange({ exchangeId: 'TRP-2', inserted: PRESS + MINUTE + 1000 });

    test('gives each its own exchange, newest first', () => {
      expect(findMade([first, second], [later, earlier], none)).toEqual(
        new Map([
          ['a:7', 'TRP-1'],
          ['b:7', 'TRP-2'],
        ]),
      );
    });

    test('gives a single exchange to the nearest press', () => {
      expect([...findMade([first, second], [earlier], none)]).toEqual([['a:7', 'TRP-1']]);
      expect([...findMade([first, second], [later], none)]).toEqual([['b:7', 'TRP-2']]);
    });

    test('gives none that another confirmation is known to have made', () => {
      expect(findMade([first, second], [later], new Set(['TRP-2'])).size).toBe(0);
    });

    test('never gives one exchange to both', () => {
      const timeless = { ...earlier, inserted: null };
      expect([...findMade([first, second], [timeless], none).values()]).toEqual(['TRP-1']);
    });
  });
});

describe('an answer', () => {
  test.each<[string, Partial<Exchange>, boolean]>([
    ['with its amounts', {}, true],
    ['with other euros', { amountSend: '50.01' }, false],
    ['with other bolivars', { amountReceive: '1' }, false],
    ['that was in the history before the press', { exchangeId: 'TRP-0' }, false],
    ['that another confirmation has made', { exchangeId: 'TRP-9' }, false],
  ])('%s is its own exchange: %s', (_what, changes, expected) => {
    expect(isAnswerTo(exchange(changes), open({ knownIds: ['TRP-0'] }), new Set(['TRP-9']))).toBe(expected);
  });
});

test.each<[Partial<OpenConfirmation>, boolean]>([
  [{ key: 'otra:8', names: ['mama'] }, true],
  [{ names: ['Daniela'] }, false],
  [{ amountSend: '51' }, false],
])('a confirmation with %j is the same transfer: %s', (changes, expected) => {
  expect(isSameTransfer(open(), open(changes))).toBe(expected);
});
