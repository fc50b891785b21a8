import { instantOfWall, wallText } from '@mocks/panel/wallClock';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const zones = [undefined, 'UTC', 'America/Caracas', 'Europe/Madrid', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const SECOND = 1000;
const HOUR = 3_600_000;

describe('a day and a time in a zone', () => {
  test('are one instant', () => {
    expect(wallText(Date.UTC(2026, 8, 1, 22, 30, 5), 'Europe/Madrid')).toBe('2026-09-02 00:30:05');
    expect(instantOfWall('2026-09-02 00:30:05', 'Europe/Madrid')).toBe(Date.UTC(2026, 8, 1, 22, 30, 5));
    expect(instantOfWall('2026-09-01 18:30:05', 'America/Caracas')).toBe(Date.UTC(2026, 8, 1, 22, 30, 5));
    expect(instantOfWall('2026-09-01 22:30:05', 'UTC')).toBe(Date.UTC(2026, 8, 1, 22, 30, 5));
  });

  test('are no instant in the hour that is skipped when summer time begins', () => {
    expect(instantOfWall('2026-03-29 01:59:59', 'Europe/Madrid')).toBe(Date.UTC(2026, 2, 29, 0, 59, 59));
    expect(instantOfWall('2026-03-29 02:00:00', 'Europe/Madrid')).toBeUndefined();
    expect(instantOfWall('2026-03-29 02:59:59', 'Europe/Madrid')).toBeUndefined();
    expect(instantOfWall('2026-03-29 03:00:00', 'Europe/Madrid')).toBe(Date.UTC(2026, 2, 29, 1));
    expect(instantOfWall('2026-03-29 02:30:00', 'America/Caracas')).toBe(Date.UTC(2026, 2, 29, 6, 30));
  });

  test('are one of two instants in the hour that is repeated when summer time ends', () => {
    const twins = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)];
    expect(twins).toContain(instantOfWall('2026-10-25 02:30:00', 'Europe/Madrid'));
  });

  test('survive a round trip, except that a repeated hour may give its other instant', () => {
    const seconds = fc.integer({ min: 0, max: Date.UTC(2100, 0) / SECOND });
    fc.assert(
      fc.property(fc.constantFrom(...zones), seconds, (zone, second) => {
        const text = wallText(second * SECOND, zone);
        const instant = instantOfWall(text, zone) ?? Number.NaN;
        expect(wallText(instant, zone)).toBe(text);
        expect(Math.abs(instant - second * SECOND)).toBeLessThanOrEqual(HOUR);
      }),
    );
  });
});
