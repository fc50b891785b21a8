import { exchange, MINUTE, open, order, PRESS } from '@tests/support/transferFixtures';
import { ana, eva, signedIn } from '@tests/support/users';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayCome, notePress } from '@/features/send/transfer/awaited';
import {
  confirmationOf,
  confirmations,
  dispatch,
  forgetOld,
  madeIds,
  openConfirmations,
  subscribe,
} from '@/features/send/transfer/confirmations';
import { installClock, systemClock } from '@/lib/clock';
import { noteServerDate } from '@/lib/serverClock';
import { confirmationPrefixes, readText, removeText, textKeys, writeText } from '@/lib/storage';

const DAY = 86_400_000;
const session = signedIn();
let elapsed = 0;

/** The server's clock shows this instant. */
const serverIsAt = (instant: number) =>
  noteServerDate(new Date(instant).toUTCString(), { elapsed, now: PRESS });

const forgetAll = () => {
  for (const prefix of Object.values(confirmationPrefixes)) textKeys(prefix).forEach(removeText);
};
beforeEach(() => {
  elapsed = 0;
  installClock({ ...systemClock, now: () => PRESS, elapsed: () => elapsed });
  forgetAll();
});
afterEach(() => {
  installClock();
  forgetAll();
});

const press = (key = order.key) =>
  ({
    type: 'pressed',
    order: { ...order, key },
    history: { exchanges: [exchange({ exchangeId: 'TRP-0' })], ageMs: 0 },
    serverNow: PRESS,
  }) as const;
const storedOpen = () => textKeys(confirmationPrefixes.open);
/** A press whose answer is lost. */
const lose = (key = order.key) => {
  dispatch(key, press(key));
  dispatch(key, { type: 'lost' });
};
const make = (key: string, exchangeId: string) => {
  dispatch(key, press(key));
  dispatch(key, { type: 'made', exchangeId });
};

describe('a confirmation', () => {
  test('is kept from the press on, and read back as it was', () => {
    dispatch(order.key, press());
    const pending = open({ stage: 'pending', pressedAt: PRESS, knownIds: ['TRP-0'] });
    expect(confirmations()).toEqual([pending]);
    dispatch(order.key, { type: 'lost' });
    expect(openConfirmations()).toEqual([{ ...pending, stage: 'unknown' }]);
    dispatch(order.key, { type: 'absent' });
    expect(confirmationOf(order.key)).toMatchObject({ stage: 'notFound' });
    expect(confirmationOf('otra:7')).toBeUndefined();
  });

  test('that was made keeps the id of its exchange, and names nobody', () => {
    lose();
    make('otra:8', 'TRP-2');
    dispatch(order.key, { type: 'made', exchangeId: 'TRP-1' });
    expect(openConfirmations()).toEqual([]);
    expect(madeIds()).toEqual(new Set(['TRP-1', 'TRP-2']));
    const kept = textKeys(confirmationPrefixes.made).map(readText).join();
    expect(kept).not.toMatch(/Mamá|Rosa|50/);
  });

  test('that was made stays so when a slow tab writes what it knew before', () => {
    lose();
    const old = readText(confirmationPrefixes.open + order.key) ?? '';
    dispatch(order.key, { type: 'made', exchangeId: 'TRP-1' });
    writeText(confirmationPrefixes.open + order.key, old);
    expect(confirmations()).toEqual([{ key: order.key, stage: 'made', exchangeId: 'TRP-1' }]);
  });

  test('does not overwrite that of another tab', () => {
    lose('a:7');
    // The other tab has written meanwhile.
    const entry = readText(`${confirmationPrefixes.open}a:7`) ?? '';
    writeText(`${confirmationPrefixes.open}b:7`, entry.replace('a:7', 'b:7'));
    dispatch('a:7', { type: 'absent' });
    expect(openConfirmations().map(({ key, stage }) => [key, stage])).toEqual([
      ['a:7', 'notFound'],
      ['b:7', 'unknown'],
    ]);
  });

  test('belongs to its user, whoever is signed in when its answer is lost', () => {
    dispatch(order.key, press());
    session.user = eva;
    expect(confirmations()).toEqual([]);
    dispatch(order.key, { type: 'lost' }, ana);
    expect(confirmations()).toEqual([]);
    session.user = ana;
    expect(openConfirmations()).toMatchObject([{ stage: 'unknown' }]);
  });

  test('of a visitor is not kept', () => {
    session.user = undefined;
    expect(dispatch(order.key, press())).toBe(false);
    expect([confirmations(), storedOpen()]).toEqual([[], []]);
  });

  test('that was refused leaves nothing of it in the browser', () => {
    dispatch(order.key, press());
    expect(dispatch(order.key, { type: 'refused' })).toBe(true);
    expect([confirmations(), storedOpen()]).toEqual([[], []]);
  });

  const stored = (amounts: object) =>
    JSON.stringify({ owner: ana, confirmation: { ...open(), ...amounts }, at: PRESS });
  test.each([
    ...['', '{', 'null', '7', '[]', '{"owner":{"id":1}}'],
    '{"owner":{"id":1,"login":"a"},"confirmation":{"key":"a"}}',
    // Not an amount, and one that is no text: a comparison with it would fail or be wrong.
    ...[{ amountSend: '5O' }, { amountReceive: 30624.18 }].map(stored),
  ])('that is stored as %j counts as absent', (text) => {
    writeText(confirmationPrefixes.open + order.key, text);
    expect(confirmations()).toEqual([]);
    lose();
    expect(confirmations()).toHaveLength(1);
  });

  test('lasts as long as the page if storage is blocked', () => {
    const denied = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    try {
      lose();
      expect(confirmations()).toHaveLength(1);
      expect(dispatch(order.key, { type: 'made', exchangeId: 'TRP-1' })).toBe(false);
      expect(openConfirmations()).toEqual([]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('that was made in a full storage is made for all tabs', () => {
    lose();
    const stored = new Map([
      [confirmationPrefixes.open + order.key, readText(confirmationPrefixes.open + order.key)],
    ]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem: (key: string, text: string) => {
        if (stored.size > 0 && !stored.has(key)) throw new DOMException('', 'QuotaExceededError');
        stored.set(key, text);
      },
    });
    dispatch(order.key, { type: 'made', exchangeId: 'TRP-1' });
    expect([...stored.keys()]).toEqual([confirmationPrefixes.made + order.key]);
  });

  test('tells each change, and its list stays the same between changes', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const heard = vi.fn();
    const stop = subscribe(heard);
    lose();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(confirmations()).toBe(confirmations());
    page.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    lose('b:7');
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('what was not found', () => {
  beforeEach(() => {
    serverIsAt(PRESS);
    lose();
    dispatch(order.key, { type: 'absent' });
  });
  const one = () => openConfirmations()[0];
  const loseAgain = (serverNow: number | undefined) => {
    notePress(order.key);
    dispatch(order.key, { ...press(), serverNow });
    elapsed += MINUTE;
    for (const type of ['lost', 'absent'] as const) dispatch(order.key, { type });
  };
  const comes = () => mayCome(one() ?? open());
  const isKept = () => {
    forgetOld();
    return one() !== undefined;
  };
  const lasts = (holds: () => boolean, ms: number) => {
    elapsed = ms - 1000;
    expect(holds()).toBe(true);
    elapsed = ms;
    expect(holds()).toBe(false);
  };

  test("may come for half an hour by the server's clock, whatever the device's clock shows", () => {
    installClock({ ...systemClock, now: () => PRESS + 2 * DAY, elapsed: () => elapsed });
    // Another page wrote it, so this one does not know how long ago it was pressed.
    const entry = readText(confirmationPrefixes.open + order.key) ?? '';
    forgetAll();
    writeText(`${confirmationPrefixes.open}otra:7`, entry.replaceAll(order.key, 'otra:7'));
    lasts(comes, 30 * MINUTE);
  });

  test("may come for half an hour by the page's own clock if the latest press had no time", () => {
    elapsed = 10 * MINUTE;
    loseAgain(undefined);
    lasts(comes, 40 * MINUTE);
  });

  test("is kept for a day by the server's clock, whatever the device's clock shows", () => {
    installClock({ ...systemClock, now: () => PRESS + 2 * DAY, elapsed: () => elapsed });
    lasts(isKept, DAY);
  });

  test("is kept for a day by the app's clock if the server's was unknown at the press", () => {
    dispatch('otra:7', { ...press('otra:7'), serverNow: undefined });
    for (const type of ['lost', 'absent'] as const) dispatch('otra:7', { type });
    for (const [ms, kept] of [
      [DAY - 1, [order.key, 'otra:7']],
      [DAY, [order.key]],
    ] as const) {
      installClock({ ...systemClock, now: () => PRESS + ms, elapsed: () => elapsed });
      forgetOld();
      expect(openConfirmations().map(({ key }) => key)).toEqual(kept);
    }
  });

  test('counts from the latest press after a second one', () => {
    elapsed = 40 * MINUTE;
    loseAgain(PRESS + elapsed);
    lasts(comes, 70 * MINUTE);
    lasts(isKept, DAY + 40 * MINUTE);
  });

  test('is not forgotten while its answer is awaited or lost again', () => {
    dispatch(order.key, press());
    elapsed = 2 * DAY;
    forgetOld();
    expect(one()).toMatchObject({ stage: 'pending' });
    expect(comes()).toBe(true);
  });
});

describe('of the made ones', () => {
  const makeMany = () => {
    for (let index = 0; index < 25; index += 1) {
      installClock({ ...systemClock, now: () => PRESS + index, elapsed: () => elapsed });
      make(`quote-${25 - index}:7`, `TRP-${index}`);
    }
  };

  test('the newest 20 are kept', () => {
    makeMany();
    forgetOld();
    expect([...madeIds()].sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `TRP-${index + 5}`).sort(),
    );
  });

  test.each([
    ['a slow tab wrote of one of them', `${confirmationPrefixes.open}quote-1:7`],
    ['nobody can read', `${confirmationPrefixes.open}x`],
    ['nobody can read of a made one', `${confirmationPrefixes.made}x`],
  ])('the newest 20 are kept, whatever %s', (_what, entryKey) => {
    lose('quote-1:7');
    const old = readText(`${confirmationPrefixes.open}quote-1:7`) ?? '';
    makeMany();
    writeText(entryKey, entryKey.endsWith('x') ? '{' : old);
    forgetOld();
    expect(madeIds().size).toBe(20);
  });

  test('all are kept while the history may have to tell them from an open one', () => {
    lose();
    makeMany();
    forgetOld();
    expect(madeIds().size).toBe(25);
  });
});
