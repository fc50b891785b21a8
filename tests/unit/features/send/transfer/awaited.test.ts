import { order } from '@tests/support/transferFixtures';
import { expect, test, vi } from 'vitest';
import { isAwaited, isRunning, whileRunning } from '@/features/send/transfer/awaited';

test('a confirmation is awaited until its call ends, also when that fails', async () => {
  const held = new Set<string>();
  const request = (name: string, _: object, task: () => Promise<unknown>) =>
    (held.add(name), task()).finally(() => held.delete(name));
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { request, query } });
  const seen = async () => [isRunning(order), await isAwaited(order.key), await isAwaited('otra:7')];
  expect(await seen()).toEqual([false, false, false]);
  let fail: (error: Error) => void = () => undefined;
  const over = whileRunning(order.key, () => new Promise<never>((_, reject) => (fail = reject)));
  expect(await seen()).toEqual([true, true, false]);
  fail(new Error('lost'));
  await expect(over).rejects.toThrow('lost');
  expect(await seen()).toEqual([false, false, false]);
});
