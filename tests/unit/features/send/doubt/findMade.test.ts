import { confirmation, exchange, MINUTE, PRESS } from '@tests/support/doubtFixtures';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '@/api/exchanges';
import type { InDoubt } from '@/features/send/doubt/doubt';
import { findMade, isUndecided } from '@/features/send/doubt/findMade';

describe('the history', () => {
  const doubt = (changes: Partial<InDoubt> = {}): InDoubt => ({
    ...confirmation,
    pressedAt: PRESS,
    lastPressedAt: PRESS,
    serverPressedAt: null,
    knownIds: [],
    historyAge: 0,
    verdict: 'asking',
    ...changes,
  });
  const made = (one: InDoubt, ...history: readonly Exchange[]) => findMade([one], history).get(one.key);

  test('contains the exchange if an identical one is new in it', () => {
    expect(made(doubt(), exchange())).toBe('TRP-1');
    expect(made(doubt({ knownIds: ['TRP-1'] }), exchange())).toBeUndefined();
    expect(made(doubt({ knownIds: ['TRP-1'] }), exchange(), exchange({ exchangeId: 'TRP-2' }))).toBe('TRP-2');
  });

  test.each([
    ['other euros', { amountSend: '50.01' }],
    ['unreadable euros', { amountSend: null }],
    ['other bolivars', { amountReceive: '30624.17' }],
    ['unreadable bolivars', { amountReceive: null }],
    ['somebody else', { beneficiary: 'Daniela' }],
  ] as const)('does not match an exchange with %s', (_what, changes) => {
    expect(made(doubt(), exchange(changes))).toBeUndefined();
  });

  test.each(['mama', 'ROSA ELENA PÉREZ', null])('may name the beneficiary %j', (beneficiary) => {
    expect(made(doubt(), exchange({ beneficiary }))).toBe('TRP-1');
  });

  test('may name a beneficiary by a number of which only the end was stored', () => {
    const nameless = doubt({ title: '…0009', names: ['…0009'] });
    expect(made(nameless, exchange({ beneficiary: '04160000009' }))).toBe('TRP-1');
    expect(made(nameless, exchange({ beneficiary: '04160000008' }))).toBeUndefined();
  });

  test('does not decide when a new exchange of the same amounts names the beneficiary otherwise', () => {
    const one = doubt({ serverPressedAt: PRESS });
    const otherwise = { beneficiary: 'Rosa E. P.' };
    expect(isUndecided(one, [exchange({ ...otherwise, inserted: PRESS })])).toBe(true);
    expect(isUndecided(one, [exchange({ ...otherwise, inserted: PRESS - MINUTE })])).toBe(false);
    expect(isUndecided(one, [exchange({ ...otherwise, inserted: PRESS - 1000 })])).toBe(true);
    expect(isUndecided(one, [exchange({ ...otherwise, inserted: null })])).toBe(false);
    expect(isUndecided({ ...one, verdict: 'notMade' }, [exchange(otherwise)])).toBe(false);
    expect(isUndecided({ ...one, knownIds: ['TRP-1'] }, [exchange(otherwise)])).toBe(false);
    expect(isUndecided(one, [exchange({ amountSend: '51' }), exchange(otherwise)])).toBe(true);
    expect(made(one, exchange(otherwise))).toBeUndefined();
  });

  test("is compared by the server's clock, whatever this browser's clock shows", () => {
    const ahead = 40 * MINUTE;
    const first = doubt({ verdict: 'notMade', serverPressedAt: PRESS - ahead });
    expect(made(first, exchange({ inserted: PRESS - ahead + 1000 }))).toBe('TRP-1');
    const second = doubt({
      key: 'later',
      pressedAt: PRESS + 2 * MINUTE,
      serverPressedAt: PRESS + 2 * MINUTE - ahead,
    });
    const inserted = PRESS + 2 * MINUTE - ahead + 500;
    expect([...findMade([first, second], [exchange({ inserted })])]).toEqual([['later', 'TRP-1']]);
  });

  describe('that was read just before the press', () => {
    test('identifies the exchange as the new one, whatever time the server gives it', () => {
      for (const inserted of [PRESS - 4 * 60 * MINUTE, null])
        expect(made(doubt({ historyAge: 59_000 }), exchange({ inserted }))).toBe('TRP-1');
    });
  });

  // [history read this long before the press, server's clock known, made this long after the press by that clock]
  test.each<[number | null, boolean, number | null, 'made' | 'undecided' | 'other']>([
    [null, true, 0, 'made'],
    [null, true, -900, 'made'],
    [null, true, -1000, 'made'],
    [null, true, -1100, 'undecided'],
    [null, true, -MINUTE, 'undecided'],
    [null, true, -61_000, 'other'],
    [null, true, null, 'undecided'],
    [null, false, 1000, 'undecided'],
    [null, false, -9 * MINUTE, 'undecided'],
    [null, false, -11 * MINUTE, 'other'],
    [MINUTE, true, 0, 'made'],
    [MINUTE, true, -1100, 'undecided'],
    [MINUTE, true, -61_000, 'undecided'],
    [MINUTE, false, -9 * MINUTE, 'made'],
    [MINUTE, false, -10 * MINUTE, 'made'],
    [MINUTE, false, -11 * MINUTE, 'undecided'],
    [MINUTE, false, null, 'undecided'],
  ])('read %s ms before, server clock known: %s, an identical one %s ms after: %s', (...row) => {
    const [historyAge, isTold, after, verdict] = row;
    // The server's clock is 5 minutes ahead.
    const ahead = 5 * MINUTE;
    const one = doubt({ historyAge, serverPressedAt: isTold ? PRESS + ahead : null });
    const found = exchange({ inserted: after === null ? null : PRESS + after + (isTold ? ahead : 0) });
    expect(made(one, found)).toBe(verdict === 'made' ? 'TRP-1' : undefined);
    expect(isUndecided(one, [found])).toBe(verdict === 'undecided');
    expect(isUndecided(one, [exchange({ amountSend: '51' })])).toBe(false);
  });

  test('that lags may show an exchange that counted as not made, if the times are close', () => {
    const late = doubt({ verdict: 'notMade' });
    expect(made(late, exchange())).toBe('TRP-1');
    expect(made(late, exchange({ inserted: PRESS + 30 * MINUTE - 1 }))).toBe('TRP-1');
    expect(made(late, exchange({ inserted: PRESS + 30 * MINUTE }))).toBeUndefined();
    expect(made(late, exchange({ inserted: null }))).toBeUndefined();
    expect(made(doubt({ verdict: 'notMade', historyAge: null }), exchange())).toBeUndefined();
  });

  describe('with two identical confirmations', () => {
    const first = doubt({ key: 'a:7', quoteId: 'a' });
    const second = doubt({ key: 'b:7', quoteId: 'b', pressedAt: PRESS + MINUTE });
    const earlier = exchange({ exchangeId: 'TRP-1', inserted: PRESS + 1000 });
    const later = exchange({ exchangeId: 'TRP-2', inserted: PRESS + MINUTE + 1000 });

    test('gives each its own exchange, newest first', () => {
      expect(findMade([first, second], [later, earlier])).toEqual(
        new Map([
          ['a:7', 'TRP-1'],
          ['b:7', 'TRP-2'],
        ]),
      );
    });

    test('gives a single exchange to the nearest press', () => {
      expect([...findMade([first, second], [earlier])]).toEqual([['a:7', 'TRP-1']]);
      expect([...findMade([first, second], [later])]).toEqual([['b:7', 'TRP-2']]);
    });

    test('never gives one exchange to both', () => {
      const timeless = { ...earlier, inserted: null };
      expect([...findMade([first, second], [timeless]).values()]).toEqual(['TRP-1']);
    });
  });
});
