import { order } from '@tests/support/transferFixtures';
import { ana, eva, signedIn } from '@tests/support/users';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasHadQuote,
  keepForStepTwo,
  keepLatest,
  latestPreparation,
  leaveStepTwo,
  noteConfirmed,
  otherPlaceOf,
  preparationOf,
} from '@/features/send/preparations';
import { dispatch } from '@/features/send/transfer/confirmations';
import { inputOf } from '@/lib/calculator';
import { installClock, systemClock } from '@/lib/clock';
import { dropDrafts } from '@/lib/drafts';
import { keepForEntry, keepUnder } from '@/lib/entry';
import { makeQuote } from '@/lib/quote';
import { repeatState } from '@/lib/repeatExchange';
import { confirmationPrefixes, quotedKey, removeTabText, removeText, textKeys } from '@/lib/storage';

const session = signedIn();
let now = 0;

beforeEach(() => {
  now = 1_800_000_000_000;
  installClock({ ...systemClock, now: () => now, elapsed: () => now });
});
afterEach(() => {
  dropDrafts();
  removeTabText(quotedKey);
  installClock();
});

const input = inputOf('send', '250');
const quoted = () => ({ input, quote: makeQuote('250', '612.4837', '153120.92'), beneficiaryId: 7 });
const confirmed = ({ quote, beneficiaryId }: ReturnType<typeof quoted>) =>
  noteConfirmed({ quoteId: quote.id, beneficiaryId });

describe('the latest exchange in preparation', () => {
  test('is restored as it was kept, also when step 2 kept it', () => {
    keepLatest({ input });
    expect(latestPreparation()).toEqual({ input });
    const kept = quoted();
    keepForStepTwo(kept);
    expect(latestPreparation()).toEqual(kept);
  });

  test('expires for the calculator but stays known', () => {
    keepLatest({ input });
    now += 999;
    expect(latestPreparation(1000)).toEqual({ input });
    now += 1;
    expect(latestPreparation(1000)).toBeUndefined();
    expect(latestPreparation()).toEqual({ input });
  });

  test("is ignored if it is another user's or cannot be read, and gone after a logout", () => {
    keepLatest({ input });
    session.user = eva;
    expect(latestPreparation()).toBeUndefined();
    session.user = ana;
    expect(latestPreparation()).toEqual({ input });
    keepUnder('send', { preparation: { input } });
    expect(latestPreparation()).toBeUndefined();
    keepLatest({ input });
    dropDrafts();
    expect(latestPreparation()).toBeUndefined();
  });

  test('ends with its exchange, and stays when another one is made', () => {
    const sent = quoted();
    const newer = quoted();
    keepForStepTwo(newer);
    confirmed(sent);
    expect(latestPreparation()).toEqual(newer);
    confirmed(newer);
    expect(latestPreparation()).toEqual({});
  });
});

describe('a tab that has had a quote', () => {
  test('is told from one that has had an amount only', () => {
    keepLatest({ input });
    expect(hasHadQuote()).toBe(false);
    keepForStepTwo(quoted());
    expect(hasHadQuote()).toBe(true);
  });

  test('is known after another amount, after the exchange, and to the next user', () => {
    const sent = quoted();
    keepForStepTwo(sent);
    keepLatest({ input });
    expect(hasHadQuote()).toBe(true);
    keepForStepTwo(sent);
    confirmed(sent);
    expect(hasHadQuote()).toBe(true);
    session.user = eva;
    expect(hasHadQuote()).toBe(true);
  });

  test('is marked by one write, however many quotes it keeps', () => {
    const stored = new Map<string, string>();
    const written: string[] = [];
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        written.push(key);
        stored.set(key, value);
      },
      removeItem: (key: string) => stored.delete(key),
    });
    try {
      for (let press = 0; press < 3; press += 1) keepForStepTwo(quoted());
    } finally {
      vi.unstubAllGlobals();
    }
    expect(written.filter((key) => key === quotedKey)).toHaveLength(1);
  });
});

describe('a history entry of step 2', () => {
  test('names its own quote, whatever was typed or accepted since', () => {
    const older = quoted();
    const entry = keepForStepTwo(older);
    keepLatest({ input: inputOf('send', '83') });
    keepForStepTwo(quoted());
    expect(preparationOf(entry)).toEqual(older);
  });

  test('keeps its name when the choice changes', () => {
    const first = quoted();
    const entry = keepForStepTwo(first);
    const next = { ...first, beneficiaryId: 8 };
    expect(keepForStepTwo(next, { ...entry, behind: 'quote' })).toEqual(entry);
    expect([preparationOf(entry), latestPreparation()]).toEqual([next, next]);
  });

  test('carries nothing but a name, and is nothing to another user', () => {
    const entry = keepForStepTwo(quoted());
    expect(Object.keys(entry)).toEqual(['kept']);
    session.user = eva;
    expect(preparationOf(entry)).toEqual({});
  });

  test('is left with its input and choice, or with what was typed since', () => {
    const older = quoted();
    keepForStepTwo(older);
    leaveStepTwo(older, 'back');
    expect(latestPreparation()).toEqual({ input, beneficiaryId: 7 });
    const since = { input: inputOf('send', '83'), beneficiaryId: 8 };
    keepLatest(since);
    leaveStepTwo(older, 'expired');
    expect(latestPreparation()).toEqual({ ...since, notice: 'expired' });
  });
});

describe('a history entry of step 2, where it leads', () => {
  const placeOf = (entry: unknown) => otherPlaceOf(entry, () => undefined);
  const make = (key: string, exchangeId: string) => {
    dispatch(key, { type: 'pressed', order: { ...order, key }, history: undefined, serverNow: undefined });
    dispatch(key, { type: 'made', exchangeId });
  };
  afterEach(() => {
    for (const prefix of Object.values(confirmationPrefixes)) textKeys(prefix).forEach(removeText);
  });

  test('is step 2 until its quote was sent to its beneficiary, then the receipt', () => {
    const preparation = quoted();
    const entry = keepForStepTwo(preparation);
    make(`${preparation.quote.id}:8`, 'TRP-8');
    expect(placeOf(entry)).toBeUndefined();
    expect(latestPreparation()).toEqual(preparation);
    make(`${preparation.quote.id}:7`, 'TRP-7');
    expect(placeOf(entry)).toMatchObject({ to: '/envia3?id=TRP-7' });
    expect(latestPreparation()).toEqual({});
    session.user = eva;
    expect(placeOf(entry)).toEqual({ to: '/envia1' });
  });

  test.each([{ beneficiaryId: undefined }, { beneficiaryId: 999, beneficiaryAlias: 'Mamá' }])(
    'is the receipt of whoever got it, for %j',
    (whom) => {
      const { quote } = quoted();
      const entry = keepForStepTwo({ input, quote, ...whom });
      expect(placeOf(entry)).toBeUndefined();
      make(`${quote.id}:7`, 'TRP-7');
      expect(placeOf(entry)).toMatchObject({ to: '/envia3?id=TRP-7' });
    },
  );
});

describe('a history entry of step 1', () => {
  test('of a repeated exchange applies to its own user', () => {
    const exchange = { amountSend: '120.5', currencySend: 'EUR', currencyReceive: 'VES' };
    const entry = keepForEntry(repeatState({ ...exchange, beneficiary: 'Mamá', beneficiaryId: 3 }));
    const repeated = { input: inputOf('send', '120,5'), beneficiaryAlias: 'Mamá', beneficiaryId: 3 };
    expect(preparationOf(entry)).toEqual(repeated);
    session.user = eva;
    expect(preparationOf(entry)).toEqual({});
  });

  test('of a visitor provides the amount only', () => {
    expect(preparationOf({ input, beneficiaryId: 7 })).toEqual({ input });
  });
});
