import { describe, expect, test } from 'vitest';
import {
  usualTime,
  withReading,
  type StatusReading,
  type StatusStory,
} from '@/features/send/receipt/story/statusStory';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 6, 15, 10);

const reading = (
  status: string | null,
  minute: number,
  changes: Partial<StatusReading> = {},
): StatusReading => ({
  exchangeId: 'TRP-1',
  status,
  inserted: NOON,
  readAt: NOON + minute * MINUTE,
  isFresh: true,
  ...changes,
});

/** The stories after these readings, and how many of them were changes. */
function after(...readings: readonly StatusReading[]) {
  let stories: readonly StatusStory[] = [];
  let changes = 0;
  for (const one of readings) {
    const next = withReading(stories, one);
    ({ stories } = next);
    if (next.changed) changes += 1;
  }
  return { stories, changes, seen: stories[0]?.seen.map(({ status }) => status) };
}

describe('the story of an exchange', () => {
  test('has each change once, with the reading before it', () => {
    const { stories, changes } = after(
      reading('Recibido', 1),
      reading('Recibido', 2),
      reading('En proceso', 3),
      reading('En proceso', 4),
    );
    expect(changes).toBe(1);
    expect(stories).toEqual([
      {
        exchangeId: 'TRP-1',
        inserted: NOON,
        readAt: NOON + 4 * MINUTE,
        seen: [
          { status: 'Recibido', at: NOON + MINUTE, after: null },
          { status: 'En proceso', at: NOON + 3 * MINUTE, after: NOON + 2 * MINUTE },
        ],
      },
    ]);
  });

  test('has a status again that comes back, and one that the server removes', () => {
    expect(after(reading('A', 1), reading('B', 2), reading('A', 3), reading(null, 4)).seen).toEqual([
      'A',
      'B',
      'A',
      null,
    ]);
  });

  test('starts with what a history entry keeps, but does not go back to it', () => {
    const entry = reading('Recibido', 0, { isFresh: false });
    expect(after(entry).seen).toEqual(['Recibido']);
    const { seen, changes } = after(entry, reading('En proceso', 1), { ...entry, readAt: NOON + 2 * MINUTE });
    expect(seen).toEqual(['Recibido', 'En proceso']);
    expect(changes).toBe(1);
  });

  test('has no time before the reading before it', () => {
    const { stories } = after(reading('A', 5), reading('B', 1));
    expect(stories[0]?.seen.map(({ at }) => (at - NOON) / MINUTE)).toEqual([5, 5]);
  });

  test('has at most twenty statuses of two hundred characters, and there are at most twenty stories', () => {
    const many = Array.from({ length: 30 }, (_, index) => reading(`${index} `.repeat(200), index));
    const { stories } = after(...many);
    expect(stories[0]?.seen).toHaveLength(20);
    expect(stories[0]?.seen.at(-1)?.status).toHaveLength(200);
    const { changes } = after(...many, { ...many[29], readAt: NOON + 40 * MINUTE } as StatusReading);
    expect(changes).toBe(29);
    const others = many.map((one, index) => ({ ...one, exchangeId: `TRP-${index}` }));
    expect(after(...others).stories).toHaveLength(20);
  });
});

describe('how long the last exchanges took', () => {
  /** An exchange that took so many minutes; by default the change was seen within 15 s. */
  const took = (
    id: number,
    minutes: number,
    changes: Partial<StatusStory['seen'][number]> = {},
  ): StatusStory => {
    const inserted = NOON - id * 24 * 60 * MINUTE;
    const at = inserted + minutes * MINUTE;
    return {
      exchangeId: `TRP-${id}`,
      inserted,
      readAt: at,
      seen: [
        { status: 'Recibido', at: inserted, after: null },
        { status: 'Completado', at, after: at - 15_000, ...changes },
      ],
    };
  };
  const current = (...statuses: readonly string[]): StatusStory => ({
    exchangeId: 'TRP-0',
    inserted: NOON,
    readAt: NOON,
    seen: statuses.map((status) => ({ status, at: NOON, after: null })),
  });
  const usual = (...stories: readonly StatusStory[]) => usualTime([current('Recibido'), ...stories], 'TRP-0');

  test('is the shortest and the longest of the newest five', () => {
    const five = [took(1, 8), took(2, 14), took(3, 9), took(4, 10), took(5, 11)];
    const expected = { count: 5, status: 'Completado', shortest: 8 * MINUTE, longest: 14 * MINUTE };
    expect(usual(...five)).toEqual(expected);
    expect(usual(took(6, 60), ...five.toReversed())).toEqual(expected);
  });

  test('is unknown with one exchange, and without any', () => {
    expect(usual(took(1, 8))).toBeUndefined();
    expect(usual()).toBeUndefined();
  });

  test('is not said once this exchange has had that status', () => {
    const stories = [current('Recibido', 'Completado'), took(1, 8), took(2, 9)];
    expect(usualTime(stories, 'TRP-0')).toBeUndefined();
  });

  test.each([
    ['nobody knows when the change happened', took(2, 9, { after: NOON - 3 * 24 * 60 * MINUTE })],
    ['the first reading had that status', took(2, 9, { after: null })],
    ['the server did not say when it was created', { ...took(2, 9), inserted: null }],
    ['its clock is ahead of that of the reading', took(2, -1)],
    ['it reached another status', took(2, 9, { status: 'Enviado al banco' })],
  ])('leaves out an exchange when %s', (_why, other) => {
    expect(usual(took(1, 8), other)).toBeUndefined();
    expect(usual(took(1, 8), other, took(3, 10))).toMatchObject({ count: 2, longest: 10 * MINUTE });
  });

  test.each(['Rechazado', 'Devuelto por el banco'])('says nothing about the status %s', (status) => {
    expect(usual(took(1, 8, { status }), took(2, 9, { status }))).toBeUndefined();
  });
});
