import { exchange, open, order, PRESS } from '@tests/support/transferFixtures';
import { expect, test } from 'vitest';
import {
  isLost,
  isOpen,
  reduceConfirmation,
  type Confirmation,
  type ConfirmationEvent,
} from '@/features/send/transfer/confirmation';

const pressed = (changes: Partial<Extract<ConfirmationEvent, { type: 'pressed' }>> = {}) =>
  ({ type: 'pressed', order, history: undefined, serverNow: undefined, ...changes }) as const;
const madeAs = (exchangeId: string): Confirmation => ({ key: order.key, stage: 'made', exchangeId });

const pending = open({ stage: 'pending' });
const again = open({ stage: 'pending', again: true, pressedAgainAt: null });
const unknown = open();
const notFound = open({ stage: 'notFound' });
const made = madeAs('TRP-1');

// The diagram in docs/architecture.md.
test.each<[string, Confirmation | undefined, ConfirmationEvent['type'], Confirmation | undefined]>([
  ['pending', pending, 'made', made],
  ['pending', pending, 'refused', undefined],
  ['pending', pending, 'lost', unknown],
  ['pending', pending, 'absent', pending],
  ['pending', pending, 'pressed', again],
  ['pressed again', again, 'made', made],
  ['pressed again', again, 'refused', { ...again, stage: 'unknown' }],
  ['pressed again', again, 'lost', { ...again, stage: 'unknown' }],
  ['unknown', unknown, 'made', made],
  ['unknown', unknown, 'absent', notFound],
  ['unknown', unknown, 'pressed', again],
  ['unknown', unknown, 'refused', unknown],
  ['not found', notFound, 'made', made],
  ['not found', notFound, 'absent', notFound],
  ['not found', notFound, 'pressed', again],
  ['not found', notFound, 'refused', notFound],
  ['made', made, 'pressed', made],
  ['made', made, 'refused', made],
  ['made', made, 'lost', made],
  ['made', made, 'absent', made],
  ['unknown to the browser', undefined, 'made', undefined],
  ['unknown to the browser', undefined, 'lost', undefined],
  ['unknown to the browser', undefined, 'refused', undefined],
  ['unknown to the browser', undefined, 'absent', undefined],
])('a confirmation that is %s: %j after "%s" is %j', (_state, before, type, expected) => {
  const event =
    type === 'pressed' ? pressed() : type === 'made' ? ({ type, exchangeId: 'TRP-1' } as const) : { type };
  expect(reduceConfirmation(before, event)).toEqual(expected);
});

test('is open until it is made, and lost between the loss of its answer and two readings', () => {
  const all = [undefined, pending, again, unknown, notFound, made].filter(isOpen);
  expect(all).toEqual([pending, again, unknown, notFound]);
  expect(all.filter(isLost)).toEqual([unknown]);
});

test('another exchange never replaces the one that it made', () => {
  expect(reduceConfirmation(made, { type: 'made', exchangeId: 'TRP-2' })).toBe(made);
});

test.each([
  [undefined, 'none', []],
  [
    { exchanges: [exchange({ amountSend: '7' }), exchange({ exchangeId: 'TRP-2' })], ageMs: 59_999 },
    'fresh',
    ['TRP-1', 'TRP-2'],
  ],
  [{ exchanges: [], ageMs: 60_000 }, 'old', []],
] as const)('the first press keeps the history %j as %s', (history, known, knownIds) => {
  expect(reduceConfirmation(undefined, pressed({ history, serverNow: PRESS }))).toEqual({
    ...pending,
    pressedAt: PRESS,
    history: known,
    knownIds,
  });
});

test('what was answered instead of its own exchange is kept with the doubt', () => {
  const lost = reduceConfirmation(pending, { type: 'lost', answeredId: 'TRP-0' });
  expect(lost).toEqual({ ...unknown, answeredId: 'TRP-0' });
  expect(reduceConfirmation(reduceConfirmation(lost, pressed()), { type: 'lost' })).toMatchObject({
    answeredId: 'TRP-0',
  });
});

test('a second press keeps what was known at the first one, and its own time', () => {
  const first = { ...unknown, pressedAt: PRESS, knownIds: ['TRP-0'] };
  const second = pressed({ history: { exchanges: [exchange()], ageMs: 0 }, serverNow: PRESS + 1 });
  expect(reduceConfirmation(first, second)).toEqual({
    ...first,
    stage: 'pending',
    again: true,
    pressedAgainAt: PRESS + 1,
  });
});
