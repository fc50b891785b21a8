import { ApiError } from '@/api/errors';
import type { Exchange, ExchangeDetail } from '@/api/exchanges';
import {
  confirmOnce,
  doubts,
  findMade,
  isInDoubt,
  isWaiting,
  markNotMade,
  resolveDoubt,
  subscribeToDoubts,
  type Confirmation,
  type InDoubt,
} from '@/features/send/inDoubt';
import { clock, installClock } from '@/lib/clock';
import { connectOwner, type Owner } from '@/lib/owner';
import { inDoubtKey, readTabText, removeTabText, writeTabText } from '@/lib/storage';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const PRESS = 1_800_000_000_000;
const MINUTE = 60_000;

const ana: Owner = { id: 1, login: 'ana@turpial.example' };
const eva: Owner = { id: 2, login: 'eva@turpial.example' };
let owner: Owner | undefined;

beforeEach(() => {
  owner = ana;
  connectOwner(() => owner);
  installClock({ ...clock, now: () => PRESS });
  removeTabText(inDoubtKey);
});
afterEach(() => {
  connectOwner(() => undefined);
  installClock();
  removeTabText(inDoubtKey);
});

const confirmation: Confirmation = {
  key: 'cotizacion:7',
  quoteId: 'cotizacion',
  beneficiaryId: 7,
  title: 'Mamá',
  names: ['Mamá', 'Rosa Elena Pérez'],
  amountSend: '50',
  amountReceive: '30624.18',
};

const exchange = (changes: Partial<Exchange> = {}): ExchangeDetail => ({
  exchangeId: 'TRP-1',
  status: null,
  statusColour: null,
  beneficiary: 'Mamá',
  amountSend: '50.00',
  currencySend: 'EUR',
  amountReceive: '30624.18',
  currencyReceive: 'VES',
  rate: null,
  inserted: PRESS + 1000,
  beneficiaryId: null,
  paymentMethodId: null,
  paymentMethod: null,
  paymentDetails: {},
  ...changes,
});

const lost = () => Promise.reject(new ApiError('network', 503));
const refused = () => Promise.reject(new ApiError('refused', 422));
const isUnknown = (error: unknown) => error instanceof ApiError && error.kind !== 'refused';

function press(
  create: () => Promise<ExchangeDetail>,
  { of = confirmation, history = [] as readonly Exchange[] | undefined } = {},
) {
  return confirmOnce(of, history, create, isUnknown).catch((error: unknown) => error);
}

/** A press of which the answer comes when it is told to. */
function pressAndWait() {
  let resolve: (answer: ExchangeDetail) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<ExchangeDetail>((...settle) => ([resolve, reject] = settle));
  const over = press(() => answer);
  return { resolve, reject, over };
}

type Awaiting = ReturnType<typeof pressAndWait>;

describe('a confirmation', () => {
  test('is kept while its answer is awaited, and forgotten once it is there', async () => {
    const { resolve, over } = pressAndWait();
    expect(readTabText(inDoubtKey)).toContain(confirmation.key);
    expect(isWaiting()).toBe(true);
    resolve(exchange());
    await over;
    expect(doubts()).toEqual([]);
    expect(readTabText(inDoubtKey)).toBeNull();
    expect(isWaiting()).toBe(false);
  });

  test('stays in doubt when its answer is lost, with what was known at the press', async () => {
    const before = [exchange({ exchangeId: 'TRP-0' }), exchange({ exchangeId: 'TRP-9', amountSend: '51' })];
    await press(lost, { history: before });
    expect(doubts()).toEqual([
      { ...confirmation, pressedAt: PRESS, knownIds: ['TRP-0'], historyKnown: true, verdict: 'asking' },
    ]);
    expect(isInDoubt(confirmation.key)).toBe(true);
  });

  test('is over when it is refused, or fails before it is sent', async () => {
    await press(refused);
    expect(doubts()).toEqual([]);
    await press(() => Promise.reject(new Error('No payment method')));
    expect(doubts()).toEqual([]);
  });

  test('that is refused after a lost answer is in doubt still, by the first press', async () => {
    await press(lost);
    installClock({ ...clock, now: () => PRESS + MINUTE });
    await press(refused, { history: [exchange()] });
    expect(doubts()).toMatchObject([{ pressedAt: PRESS, knownIds: [], verdict: 'asking' }]);
  });

  test('that counted as not made is asked for again when it is lost again, and over when it is refused', async () => {
    await press(lost);
    markNotMade(confirmation.key);
    expect(isInDoubt(confirmation.key)).toBe(false);
    await press(lost);
    expect(isInDoubt(confirmation.key)).toBe(true);
    markNotMade(confirmation.key);
    await press(refused);
    expect(doubts()).toEqual([]);
  });

  test('tells who listens that the wait is over, though nothing else has changed', async () => {
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
  ])('%s under another user stays its own user’s, who has not been told', async (_how, answer) => {
    for (const next of [eva, undefined]) {
      owner = ana;
      const waiting = pressAndWait();
      owner = next;
      answer(waiting);
      await waiting.over;
      expect(doubts()).toEqual([]);
      expect(isWaiting()).toBe(false);
      owner = ana;
      expect(doubts()).toMatchObject([{ key: confirmation.key, verdict: 'asking' }]);
    }
  });
});

describe('what is stored', () => {
  test.each(['', '{', 'null', '7', '{"key":"a"}', '[null,7,"x",{}]', '[{"owner":{"id":1},"key":"a"}]'])(
    'is no doubt when it is %j, and another can be kept beside it',
    async (text) => {
      writeTabText(inDoubtKey, text);
      expect(doubts()).toEqual([]);
      await press(lost);
      expect(doubts()).toHaveLength(1);
    },
  );

  test('lives as long as the page where the browser keeps nothing', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('sessionStorage', {
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

describe('the history', () => {
  const doubt = (changes: Partial<InDoubt> = {}): InDoubt => ({
    ...confirmation,
    pressedAt: PRESS,
    knownIds: [],
    historyKnown: true,
    verdict: 'asking',
    ...changes,
  });
  const made = (one: InDoubt, ...history: readonly Exchange[]) => findMade([one], history).get(one.key);

  test('holds it when an equal transfer is there that was not before', () => {
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
  ] as const)('does not hold it in a transfer with %s', (_what, changes) => {
    expect(made(doubt(), exchange(changes))).toBeUndefined();
  });

  test.each(['mama', 'ROSA ELENA PÉREZ', null])('may call the beneficiary %j', (beneficiary) => {
    expect(made(doubt(), exchange({ beneficiary }))).toBe('TRP-1');
  });

  test('tells by the time alone only where nobody knows what it held before', () => {
    const behind = exchange({ inserted: PRESS - 4 * 60 * MINUTE });
    expect(made(doubt(), behind)).toBe('TRP-1');
    const blind = doubt({ historyKnown: false });
    expect(made(blind, behind)).toBeUndefined();
    expect(made(blind, exchange({ inserted: PRESS - 9 * MINUTE }))).toBe('TRP-1');
    expect(made(blind, exchange({ inserted: null }))).toBe('TRP-1');
  });

  test('that lags may show what counted as not made, if it is of about that time', () => {
    const late = doubt({ verdict: 'notMade' });
    expect(made(late, exchange())).toBe('TRP-1');
    expect(made(late, exchange({ inserted: PRESS + 24 * 60 * MINUTE }))).toBeUndefined();
    expect(made(late, exchange({ inserted: null }))).toBeUndefined();
    expect(made(doubt({ verdict: 'notMade', historyKnown: false }), exchange())).toBeUndefined();
  });

  describe('and two equal confirmations', () => {
    const first = doubt({ key: 'a:7', quoteId: 'a' });
    const second = doubt({ key: 'b:7', quoteId: 'b', pressedAt: PRESS + MINUTE });
    const earlier = exchange({ exchangeId: 'TRP-1', inserted: PRESS + 1000 });
    const later = exchange({ exchangeId: 'TRP-2', inserted: PRESS + MINUTE + 1000 });

    test('gives each its own, newest first as it lists them', () => {
      expect(findMade([first, second], [later, earlier])).toEqual(
        new Map([
          ['a:7', 'TRP-1'],
          ['b:7', 'TRP-2'],
        ]),
      );
    });

    test('gives a single one to the press that is nearest to it', () => {
      expect([...findMade([first, second], [earlier])]).toEqual([['a:7', 'TRP-1']]);
      expect([...findMade([first, second], [later])]).toEqual([['b:7', 'TRP-2']]);
    });

    test('never gives one exchange to both, times or not', () => {
      const timeless = { ...earlier, inserted: null };
      expect([...findMade([first, second], [timeless]).values()]).toEqual(['TRP-1']);
    });

    test('keeps the answered one for itself', async () => {
      await press(lost, { of: { ...confirmation, key: 'a:7' } });
      await press(() => Promise.resolve(later), { of: { ...confirmation, key: 'b:7' } });
      expect(findMade(doubts(), [later]).size).toBe(0);
      expect([...findMade(doubts(), [later, earlier])]).toEqual([['a:7', 'TRP-1']]);
    });

    test('keeps the found one for itself', async () => {
      await press(lost, { of: { ...confirmation, key: 'a:7' } });
      await press(lost, { of: { ...confirmation, key: 'b:7' } });
      resolveDoubt('b:7', 'TRP-2');
      expect(doubts()).toMatchObject([{ key: 'a:7', knownIds: ['TRP-2'], historyKnown: true }]);
    });
  });
});
