import { failure, json, NOW, scriptedServer } from '@tests/support/scriptedServer';
import { stubStorage } from '@tests/support/stubStorage';
import { exchange, order } from '@tests/support/transferFixtures';
import { ana, eva } from '@tests/support/users';
import { beforeEach, describe, expect, test } from 'vitest';
import type { KnownHistory } from '@/api/exchanges';
import { messages } from '@/api/messages';
import { msToWait, searchOf } from '@/features/send/transfer/awaited';
import { confirmationOf, dispatch } from '@/features/send/transfer/confirmations';
import { refusalTexts, type GateRule } from '@/features/send/transfer/gate';
import { pressOn, sendConfirmation, type Press } from '@/features/send/transfer/sending';
import { installClock, systemClock } from '@/lib/clock';
import { KnownError } from '@/lib/knownError';
import type { Owner } from '@/lib/owner';
import type { Quote } from '@/lib/quote';
import { noteServerDate } from '@/lib/serverClock';
import { confirmationPrefixes, removeText, textKeys } from '@/lib/storage';

const server = scriptedServer();
let browser: ReturnType<typeof stubStorage>;
const KEY = order.key;
const mama = {
  id: 7,
  paymentMethodId: 1,
  paymentDetails: { alias: 'Mamá', titular: 'Rosa Elena Pérez', telefono: '04160000009' },
};
const quote = (): Quote => ({
  id: 'cotizacion',
  amount: '50',
  rate: '612.4837',
  receive: '30624.18',
  expiresAt: NOW + 1,
});
const answer = { exchangeId: 'TRP-1', amountSend: 50, amountReceive: 30624.18, rate: 612.4837 };
const history: KnownHistory = { exchanges: [], count: 0, readAt: NOW, askedAt: NOW, hasContent: true };
const created = (changes: object = {}) => json({ exchange: { ...answer, ...changes } }, 201);
const stage = () => confirmationOf(KEY)?.stage;
const press = () => pressOn(quote(), mama);
const send = (one = press(), known: KnownHistory | undefined = history, saved = [mama]) =>
  sendConfirmation(one, { history: known, saved });

beforeEach(() => {
  browser = stubStorage();
  server.owner = ana;
  server.token = 'token';
  return () => {
    for (const prefix of Object.values(confirmationPrefixes)) textKeys(prefix).forEach(removeText);
  };
});

describe('a press', () => {
  test('confirms the amounts of its quote and the names of its beneficiary', () => {
    expect(press().order).toEqual(order);
  });

  test('has another key for another quote or beneficiary', () => {
    const keys = [press(), pressOn(quote(), { ...mama, id: 8 }), pressOn({ ...quote(), id: 'otra' }, mama)];
    expect(new Set(keys.map(({ order }) => order.key)).size).toBe(3);
  });

  test('keeps only the end of a number', () => {
    const unnamed = { ...mama, paymentDetails: { telefono: '04160000009' } };
    expect(pressOn(quote(), unnamed).order).toMatchObject({ title: '…0009', names: ['…0009'] });
  });
});

describe('two tabs with the same key', () => {
  /** The other tab gets its answer while this one waits. */
  const madeElsewhere = (after: () => Response) => {
    server.answer = () => {
      dispatch(KEY, { type: 'made', exchangeId: 'TRP-1' });
      return after();
    };
  };

  test('both get the exchange that the server made once', async () => {
    madeElsewhere(() => created());
    expect(await send()).toMatchObject({ exchangeId: 'TRP-1', exchange: { amountSend: '50' } });
    expect(stage()).toBe('made');
  });

  test('one that the server refuses as busy gets the exchange of the other', async () => {
    madeElsewhere(() => json({ error: 'Ocupado.' }, 409));
    expect(await send()).toEqual({ exchangeId: 'TRP-1' });
  });

  test.each<[string, () => Response, object | undefined]>([
    ['whose answer is lost stays in doubt', () => json({}, 500), { ...press().order, stage: 'unknown' }],
    ['that is answered is made', () => created(), { stage: 'made', exchangeId: 'TRP-1' }],
    ['that is refused is not kept', () => json({ error: 'Límite.' }, 422), undefined],
  ])('one %s, whatever the browser has lost meanwhile', async (_what, answered, expected) => {
    server.answer = () => {
      textKeys(confirmationPrefixes.open).forEach(removeText);
      return answered();
    };
    await failure(send());
    if (expected) expect(confirmationOf(KEY)).toMatchObject(expected);
    else expect(confirmationOf(KEY)).toBeUndefined();
  });
});

describe('a confirmation', () => {
  /** After the waits of all tests before. */
  let later = NOW;

  test.each([false, true])('is kept before it is sent, and made; rejected: %s', async (isRejected) => {
    let atCall: unknown;
    server.answer = () => {
      atCall = confirmationOf(KEY);
      return created({ status: isRejected ? 'Rechazado' : 'Recibido' });
    };
    expect(await send()).toMatchObject({ exchangeId: 'TRP-1', exchange: { amountSend: '50' } });
    expect(atCall).toMatchObject({ stage: 'pending', history: 'fresh' });
    expect(confirmationOf(KEY)).toEqual({ key: KEY, stage: 'made', exchangeId: 'TRP-1', isRejected });
  });

  test('has no time of the server after a sleep: an exchange made meanwhile would be its own', async () => {
    server.answer = () => json({}, 500);
    noteServerDate(new Date(NOW).toUTCString(), { elapsed: NOW, now: NOW });
    installClock({ ...systemClock, now: () => NOW + 720_000, elapsed: () => NOW });
    await failure(send({ ...press(), pressedAt: NOW }));
    expect(confirmationOf(KEY)).toMatchObject({ stage: 'unknown', pressedAt: null, history: 'old' });
  });

  test('that the browser has no room for is not sent, unless its key was kept before', async () => {
    browser.full = true;
    expect(await failure(send())).toEqual(new KnownError(refusalTexts.unkept));
    expect([stage(), server.sent()]).toEqual([undefined, []]);
    browser.full = false;
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await failure(send());
    browser.full = true;
    await failure(send());
    expect(server.sent()).toEqual(['POST /api/exchange', 'POST /api/exchange']);
  });

  test('that was pressed before is sent again, whatever its quote says now', async () => {
    server.answer = () => json({}, 500);
    await failure(send());
    server.answer = () => created();
    expect(await send({ ...press(), pressedAt: NOW + 1 })).toMatchObject({ exchangeId: 'TRP-1' });
  });

  test('that was made is not sent again', async () => {
    dispatch(KEY, { type: 'pressed', order: press().order, history: undefined, serverNow: undefined });
    dispatch(KEY, { type: 'made', exchangeId: 'TRP-1' });
    expect(await send()).toEqual({ exchangeId: 'TRP-1' });
    expect(server.sent()).toEqual([]);
  });

  test.each<[string, () => Response | Promise<Response>, string?]>([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is busy with it', () => json({ error: 'En proceso.' }, 409)],
    ['an exchange that the history had before', () => created({ exchangeId: 'TRP-0' }), 'TRP-0'],
    ['other euros', () => created({ amountSend: 51 }), 'TRP-1'],
    ['other bolivars', () => created({ amountReceive: 1 }), 'TRP-1'],
    ['no exchange', () => json({}, 201)],
  ])('is unknown after %s', async (_what, given, answeredId) => {
    server.answer = given;
    const known = { ...history, exchanges: [exchange({ exchangeId: 'TRP-0', amountSend: '7' })] };
    expect(await failure(send(press(), known))).toBeInstanceOf(Error);
    expect(confirmationOf(KEY)).toMatchObject({ stage: 'unknown', ...(answeredId && { answeredId }) });
  });

  test.each([
    ['without a history', undefined],
    ['from a history without content', { ...history, hasContent: false }],
  ])('does not know what existed before it %s', async (_what, known) => {
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await failure(sendConfirmation(press(), { history: known, saved: [mama] }));
    expect(confirmationOf(KEY)).toMatchObject({ stage: 'unknown', history: 'none' });
  });

  test.each([
    ['is put back', NOW - 3_600_000, NOW + 60_000],
    ['stands still', NOW + 60_000, NOW],
  ])('knows the age of its history also where a clock %s', async (_what, now, elapsed) => {
    installClock({ ...systemClock, now: () => now, elapsed: () => elapsed });
    server.answer = () => json({}, 500);
    await failure(send({ ...press(), pressedAt: NOW }));
    expect(confirmationOf(KEY)).toMatchObject({ history: 'old' });
  });

  test('has the exchange that another one made for no answer', async () => {
    const other = { ...press().order, key: 'otra:7' };
    dispatch('otra:7', { type: 'pressed', order: other, history: undefined, serverNow: undefined });
    dispatch('otra:7', { type: 'made', exchangeId: 'TRP-1' });
    server.answer = () => created();
    expect(await failure(send())).toBeInstanceOf(Error);
    expect(stage()).toBe('unknown');
  });

  test('is forgotten after a refusal, but not when it was pressed before', async () => {
    server.answer = () => json({ error: 'Límite.' }, 422);
    await failure(send());
    expect(stage()).toBeUndefined();
    server.answer = () => json({}, 500);
    await failure(send());
    server.answer = () => json({ error: 'Límite.' }, 422);
    await failure(send());
    expect(stage()).toBe('unknown');
  });

  test.each<[number, 'unknown' | undefined]>([
    [201, 'unknown'],
    [422, 'unknown'],
    [401, undefined],
  ])('answered %d after a logout is %s for its own user', async (status, expected) => {
    server.answer = () => {
      server.owner = eva;
      return status === 201 ? created() : json({}, status);
    };
    await failure(send());
    expect(stage()).toBeUndefined();
    server.owner = ana;
    expect(stage()).toBe(expected);
  });

  test.each([
    ['20', 20_000],
    [new Date(NOW + 20_000).toUTCString(), 20_000],
    // Nobody waits for months, nor for an hour.
    ['9999999', 300_000],
    ['1e999', 0],
    ['9'.repeat(309), 300_000],
    [new Date(NOW + 30 * 24 * 3_600_000).toUTCString(), 300_000],
    ['soon', 0],
    [new Date(NOW - 20_000).toUTCString(), 0],
  ])('that the server asks to wait for is looked for later: %.30s', async (asked, ms) => {
    const now = (later += 4_000_000);
    installClock({ ...systemClock, now: () => NOW, elapsed: () => now });
    const headers = { 'retry-after': asked, date: new Date(NOW).toUTCString() };
    server.answer = () => new Response('{}', { status: 429, headers });
    await failure(send());
    expect(stage()).toBe('unknown');
    expect([msToWait(), searchOf(KEY).press]).toEqual([ms, now]);
  });
});

describe('the gate lets nothing leave when', () => {
  const joses = { alias: 'Papá', titular: 'José Pérez', telefono: '04140000001' };
  const papa = { ...mama, id: 8, paymentDetails: joses };
  const other = (changes: Partial<Quote>) => pressOn({ ...quote(), ...changes }, mama);
  const ordered = (changes: Partial<Press['order']>): Press => {
    const one = press();
    return { ...one, order: { ...one.order, ...changes } };
  };

  // One mistake of the page or of a module below it each.
  test.each<[string, GateRule, () => Press, (typeof mama)[]?]>([
    ['another amount was on screen', 'amountSend', () => ordered({ amountSend: '500' })],
    ['the quote before was on screen', 'amountReceive', () => ordered({ amountReceive: '30000' })],
    ['the amount is empty', 'amountSend', () => other({ amount: '0', receive: '0' })],
    ['the rate was read later', 'promise', () => other({ rate: '640' })],
    ['the rate was not read', 'rate', () => other({ rate: '0' })],
    ['the Bs are rounded up', 'promise', () => other({ receive: '30624.19' })],
    ['the amounts are exchanged', 'promise', () => other({ amount: '30624.18', receive: '50' })],
    ['the key is of an earlier exchange', 'key', () => ordered({ key: 'anterior:7' })],
    ['the key is of another beneficiary', 'key', () => ordered({ key: 'cotizacion:8' })],
    ['the body is for somebody else', 'beneficiary', () => ({ ...press(), beneficiary: papa }), [mama, papa]],
    ['the beneficiary is of another user', 'beneficiary', () => pressOn(quote(), papa)],
    ['the beneficiary was deleted', 'beneficiary', press, []],
    ['the method is another one', 'method', () => pressOn(quote(), { ...mama, paymentMethodId: 2 })],
    ['the account is not theirs', 'account', () => pressOn(quote(), { ...mama, paymentDetails: joses })],
    ['the quote has expired', 'expiry', () => ({ ...press(), pressedAt: NOW + 1 })],
    ['a visitor pressed', 'owner', () => ({ ...press(), pressedBy: undefined })],
    ['another user pressed', 'owner', () => ({ ...press(), pressedBy: eva })],
  ])('%s', async (_mistake, rule, make, saved) => {
    expect(await failure(send(make(), history, saved))).toMatchObject({ message: refusalTexts.first });
    expect(server.sent()).toEqual([]);
    expect(textKeys(confirmationPrefixes.open)).toEqual([]);
    expect(server.reports).toMatchObject([{ kind: 'gate', rule }]);
  });

  test('an open confirmation is pressed again, of which nothing is claimed', async () => {
    server.answer = () => json({}, 500);
    await failure(send());
    expect(await failure(send({ ...press(), pressedBy: eva }))).toEqual(new KnownError(refusalTexts.again));
    expect(server.sent()).toHaveLength(1);
    expect(stage()).toBe('unknown');
  });

  test.each<[string, Owner | undefined]>([
    ['another user has signed in since the press', eva],
    ['the user has logged out since the press', undefined],
  ])('%s', async (_event, owner) => {
    const one = press();
    server.owner = owner;
    await failure(send(one));
    expect(server.sent()).toEqual([]);
    expect(server.reports).toMatchObject([{ kind: 'gate', rule: 'owner' }]);
  });

  test('the payment method is unknown', async () => {
    const unknown = pressOn(quote(), { ...mama, paymentMethodId: 0 });
    expect(await failure(send(unknown))).toEqual(new KnownError(messages.noPaymentMethod));
    expect(server.sent()).toEqual([]);
    expect(stage()).toBeUndefined();
  });
});
