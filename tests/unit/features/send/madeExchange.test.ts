import { exchange, MINUTE } from '@tests/support/doubtFixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/app/queryClient';
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
