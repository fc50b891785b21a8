import { exchange } from '@tests/support/transferFixtures';
import { expect, test } from 'vitest';
import { recentPeople } from '@/features/send/again/recentPeople';

const saved = ['Mamá', 'Ramón', 'Daniela', 'José', 'Carmen', 'Ana', 'Ana'].map((alias, index) => ({
  id: index + 1,
  paymentMethodId: 1,
  paymentDetails: { alias },
}));
const to = (beneficiary: string | null, amountSend: string | null = '50', changes = {}) =>
  exchange({ beneficiary, amountSend, ...changes });

const people = (...history: readonly ReturnType<typeof to>[]) =>
  recentPeople(history, saved).map(({ name, amount }) => `${name} ${amount}`);

test('are the people of the last exchanges, with the euros of the newest', () => {
  expect(people(to('Ramón', '20'), to('Mamá'), to('Ramón', '70'))).toEqual(['Ramón 20', 'Mamá 50']);
  expect(recentPeople([to('Ramón', '20')], saved)).toEqual([{ id: 2, name: 'Ramón', amount: '20' }]);
});

test('are at most four', () => {
  expect(people(to('Mamá'), to('Ramón'), to('Daniela'), to('José'), to('Carmen'))).toHaveLength(4);
});

test.each([
  ['a refused exchange', to('Mamá', '50', { status: 'Rechazado' })],
  ['an exchange without a name', to(null)],
  ['an exchange without an amount', to('Mamá', null)],
  ['another currency', to('Mamá', '50', { currencySend: 'USD' })],
  ['somebody who is no longer saved', to('Prima')],
  ['a name that two saved people have', to('Ana')],
])('leave out %s', (_what, one) => {
  expect(people(one)).toEqual([]);
});
