import { confirmation, MINUTE, PRESS } from '@tests/support/doubtFixtures';
import { expect, test } from 'vitest';
import { readDoubt, type InDoubt } from '@/features/send/doubt/doubt';

const doubt: InDoubt = {
  ...confirmation,
  pressedAt: PRESS,
  lastPressedAt: PRESS + MINUTE,
  serverPressedAt: PRESS - 500,
  knownIds: ['TRP-0'],
  historyAge: 2000,
  verdict: 'notMade',
};

test('a stored doubt is read back unchanged', () => {
  expect(readDoubt(JSON.parse(JSON.stringify(doubt)))).toEqual(doubt);
  expect(readDoubt({ ...doubt, verdict: 'asking' })).toEqual({ ...doubt, verdict: 'asking' });
});

test.each(['key', 'quoteId', 'beneficiaryId', 'pressedAt', 'amountSend', 'amountReceive'])(
  'a doubt without its %s is ignored',
  (name) => {
    expect(readDoubt({ ...doubt, [name]: null })).toBeUndefined();
    expect(readDoubt({ ...doubt, [name]: {} })).toBeUndefined();
  },
);

test('what else is missing in a doubt counts as unknown', () => {
  const { title, names, serverPressedAt, knownIds, historyAge, verdict, ...needed } = doubt;
  expect([title, names, serverPressedAt, knownIds, historyAge, verdict]).not.toContain(undefined);
  expect(readDoubt(needed)).toEqual({
    ...needed,
    title: '',
    names: [],
    serverPressedAt: null,
    knownIds: [],
    historyAge: null,
    verdict: 'asking',
  });
});

test('names that are no text are left out', () => {
  expect(readDoubt({ ...doubt, names: ['Mamá', null, {}, 7] })?.names).toEqual(['Mamá', '7']);
});
