import { exchange, MINUTE } from '@tests/support/doubtFixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { exchangesQuery, type KnownHistory } from '@/api/exchanges';
import { createQueryClient } from '@/app/QueryArea';
import { madeExchange, noteMade } from '@/features/send/madeExchange';

const made = exchange();

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test('an exchange that was made is known as long as its quote can be confirmed', () => {
  const client = createQueryClient();
  noteMade(client, made, 'quote-1:7');
  vi.advanceTimersByTime(20 * MINUTE - 1);
  expect(madeExchange(client, 'quote-1:7')).toBe(made);
  vi.advanceTimersByTime(1);
  expect(madeExchange(client, 'quote-1:7')).toBeUndefined();
});

test('a day of transfers keeps those of the last 20 minutes', () => {
  const client = createQueryClient();
  for (let transfer = 0; transfer < 24 * 60; transfer += 1) {
    noteMade(client, made, `quote-${transfer}:7`);
    vi.advanceTimersByTime(MINUTE);
  }
  expect(client.getQueryCache().getAll()).toHaveLength(19);
});

test('another confirmation does not know the exchange', () => {
  const client = createQueryClient();
  const other = exchange({ exchangeId: 'TRP-2' });
  noteMade(client, made, 'quote-1:7');
  expect(madeExchange(client, 'quote-1:8')).toBeUndefined();
  noteMade(client, other, 'quote-1:8');
  expect(madeExchange(client, 'quote-1:7')).toBe(made);
  expect(madeExchange(client, 'quote-1:8')).toBe(other);
});

test('the history that was read has the exchange, and the age that it had', () => {
  const client = createQueryClient();
  const earlier = exchange({ exchangeId: 'TRP-0' });
  const history: KnownHistory = { exchanges: [earlier], count: 40, readAt: 1000 };
  client.setQueryData(exchangesQuery().queryKey, history);
  noteMade(client, made, 'quote-1:7');
  expect(client.getQueryData(exchangesQuery().queryKey)).toEqual({
    exchanges: [made, earlier],
    count: 41,
    readAt: 1000,
  });
});

test('a history that was not read stays unread', () => {
  const client = createQueryClient();
  noteMade(client, made, 'quote-1:7');
  expect(client.getQueryData(exchangesQuery().queryKey)).toBeUndefined();
});
