import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { createQueryClient } from '@/app/QueryArea';
import { clock } from '@/lib/clock';

/** Shows a read that the server refuses for `seconds`. Returns how often it was made. */
function readLimited(seconds: number) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const read = vi.fn(() =>
    Promise.reject(new ApiError('refused', 429, { retryAt: clock.elapsed() + seconds * 1000 })),
  );
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['limited'], queryFn: read });
  onTestFinished(observer.subscribe(() => undefined));
  return read;
}

test('a read is not retried before the server allows it', async () => {
  const read = readLimited(20);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read that would wait longer than a user should is not retried', async () => {
  const read = readLimited(31);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a list is read again when it is shown again, also after the clock of the device went back', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const read = vi.fn(() => Promise.resolve('list'));
  const client = createQueryClient();
  const show = () =>
    new QueryObserver(client, { queryKey: ['list'], queryFn: read }).subscribe(() => undefined);
  const leave = show();
  await vi.advanceTimersByTimeAsync(0);
  leave();
  vi.setSystemTime(Date.now() - 3_600_000);
  onTestFinished(show());
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
});
