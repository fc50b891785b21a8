import { ana, eva, signedIn } from '@tests/support/users';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dropSendDraft,
  hasKeptQuote,
  keepSendDraft,
  recentSendDraft,
  sendDraft,
} from '@/features/send/sendDraft';
import { readSendEntry, sendEntry, unquoted } from '@/features/send/sendState';
import { installClock, systemClock } from '@/lib/clock';
import { dropDrafts } from '@/lib/drafts';
import { owned } from '@/lib/owner';
import { makeQuote } from '@/lib/quote';
import { draftKeys, quotedKey, removeTabText, writeTabText } from '@/lib/storage';

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

describe('the send draft', () => {
  const quote = () => makeQuote('250', '612.4837', '153120.92');
  const input = { side: 'send', text: '250', amount: '250' } as const;

  test('is restored as stored, except for `behind`', () => {
    const kept = quote();
    keepSendDraft({ input, quote: kept, beneficiaryId: 7, behind: 'quote' });
    expect(sendDraft()).toEqual({ input, quote: kept, beneficiaryId: 7 });
  });

  test('expires for the calculator but stays known', () => {
    keepSendDraft({ input });
    now += 999;
    expect(recentSendDraft(1000)).toEqual({ input });
    now += 1;
    expect(recentSendDraft(1000)).toBeUndefined();
    expect(sendDraft()).toEqual({ input });
  });

  test("is ignored if it is another user's or invalid", () => {
    keepSendDraft({ input });
    session.user = eva;
    expect(sendDraft()).toBeUndefined();
    session.user = ana;
    for (const text of ['', '{', 'null', JSON.stringify(owned({ value: { state: { input } } }))]) {
      writeTabText(draftKeys.send, text);
      expect(sendDraft()).toBeUndefined();
    }
  });

  test('is removed with its exchange, and kept for another one', () => {
    const made = quote();
    const drop = () => dropSendDraft({ quoteId: made.id, beneficiaryId: 7 });
    for (const other of [
      { input },
      { input, quote: quote() },
      { input, quote: made, beneficiaryId: 8 },
    ] as const) {
      keepSendDraft(other);
      drop();
      expect(sendDraft()).toEqual(other);
    }
    for (const same of [{ quote: made }, { quote: made, beneficiaryId: 7 }]) {
      keepSendDraft(same);
      drop();
      expect(sendDraft()).toBeUndefined();
    }
  });

  test('without its quote keeps the beneficiary', () => {
    const chosen = { beneficiaryId: 7, beneficiaryAlias: 'Mamá' };
    const state = { input, quote: quote(), ...chosen, behind: 'quote' } as const;
    expect(unquoted(state, input)).toEqual({ input, beneficiaryId: 7, beneficiaryAlias: 'Mamá' });
    expect(unquoted({ quote: quote() })).toEqual({});
  });
});

describe('a tab that has kept a quote', () => {
  const input = { side: 'send', text: '250', amount: '250' } as const;
  const quoted = () => ({ input, quote: makeQuote('250', '612.4837', '153120.92'), beneficiaryId: 7 });

  test('is told from one that has kept an amount only', () => {
    expect(hasKeptQuote()).toBe(false);
    keepSendDraft({ input });
    expect(hasKeptQuote()).toBe(false);
    keepSendDraft(quoted());
    expect(hasKeptQuote()).toBe(true);
  });

  test('is known after another amount, after the exchange, and to the next user', () => {
    const sent = quoted();
    keepSendDraft(sent);
    keepSendDraft({ input });
    expect(hasKeptQuote()).toBe(true);
    keepSendDraft(sent);
    dropSendDraft({ quoteId: sent.quote.id, beneficiaryId: 7 });
    expect(sendDraft()).toBeUndefined();
    expect(hasKeptQuote()).toBe(true);
    session.user = eva;
    expect(hasKeptQuote()).toBe(true);
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
      for (let press = 0; press < 3; press += 1) keepSendDraft(quoted());
    } finally {
      vi.unstubAllGlobals();
    }
    expect(written.filter((key) => key === quotedKey)).toHaveLength(1);
    expect(written.filter((key) => key === draftKeys.send)).toHaveLength(3);
  });
});

describe('a history entry', () => {
  const input = { side: 'receive', text: '5000', amount: '5000' } as const;

  test('applies to its own user', () => {
    const state = { input, beneficiaryId: 7 };
    const entry = sendEntry({ ...state, behind: 'quote' });
    expect(readSendEntry(entry)).toEqual({ ...state, behind: 'quote' });
    session.user = eva;
    expect(readSendEntry(entry)).toEqual({});
  });

  test('of a visitor provides the amount only', () => {
    expect(readSendEntry({ input, beneficiaryId: 7 })).toEqual({ input });
  });
});
