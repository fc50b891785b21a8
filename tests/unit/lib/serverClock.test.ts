import { afterEach, expect, test, vi } from 'vitest';
import { installClock, systemClock } from '@/lib/clock';
import { isServerClockSure, noteServerDate, present, serverNow } from '@/lib/serverClock';

const NOW = Date.UTC(2026, 6, 15, 10, 0, 0, 700);
const at = (now: number) => installClock({ ...systemClock, now: () => now, elapsed: () => now });

afterEach(() => installClock());

test("the server's time is unknown before the first answer", async () => {
  vi.resetModules();
  const fresh = await import('@/lib/serverClock');
  expect(fresh.serverNow()).toBeUndefined();
});

test("the server's time follows the latest answer", () => {
  at(NOW);
  noteServerDate('Wed, 15 Jul 2026 10:05:00 GMT', { elapsed: NOW - 200, now: NOW - 200 });
  expect(serverNow()).toBe(Date.UTC(2026, 6, 15, 10, 5));
  at(NOW + 60_000);
  expect(serverNow()).toBe(Date.UTC(2026, 6, 15, 10, 6));
  noteServerDate('Wed, 15 Jul 2026 10:07:00 GMT', { elapsed: NOW + 60_000, now: NOW + 60_000 });
  expect(serverNow()).toBe(Date.UTC(2026, 6, 15, 10, 7));
});

test.each([
  ['awake', 60_000, 60_000, true],
  ['asleep meanwhile', 60_000, 55_001, true],
  ['asleep for longer', 60_000, 55_000, false],
  ['set back meanwhile', -3_600_000, 60_000, true],
])("a device that was %s knows the server's time: %#", (_what, now, elapsed, sure) => {
  at(NOW);
  noteServerDate('Wed, 15 Jul 2026 10:00:00 GMT', { elapsed: NOW, now: NOW });
  installClock({ ...systemClock, now: () => NOW + now, elapsed: () => NOW + elapsed });
  expect(isServerClockSure()).toBe(sure);
  expect(present()).toBe(sure ? Math.floor(NOW / 1000) * 1000 + elapsed : NOW + now);
});

test('a device that slept during the call does not know it', () => {
  at(NOW);
  const asked = { elapsed: NOW, now: NOW };
  installClock({ ...systemClock, now: () => NOW + 720_000, elapsed: () => NOW + 100 });
  noteServerDate('Wed, 15 Jul 2026 10:00:00 GMT', asked);
  expect(isServerClockSure()).toBe(false);
});

test.each([
  ['none', null, 0],
  ['an unreadable one', 'yesterday', 0],
  ['one that was long on its way', 'Wed, 15 Jul 2026 09:00:00 GMT', 5000],
])('%s says nothing about the server’s time', (_what, date, ms) => {
  at(NOW);
  noteServerDate('Wed, 15 Jul 2026 10:00:00 GMT', { elapsed: NOW, now: NOW });
  const before = serverNow();
  noteServerDate(date, { elapsed: NOW - ms, now: NOW - ms });
  expect(serverNow()).toBe(before);
});
