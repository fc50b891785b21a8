import { exchange as exchangeWith } from '@tests/support/transferFixtures';
import { expect, test } from 'vitest';
import type { Exchange } from '@/api/exchanges';
import { filterExchanges, onlyBeneficiary, statusesOf } from '@/features/history/historyFilter';
import { spanOf } from '@/features/history/period';

const exchange = (exchangeId: string, change: Partial<Exchange> = {}) =>
  exchangeWith({
    exchangeId,
    status: 'Completado',
    amountSend: '100',
    amountReceive: '61248.37',
    ...change,
  });

const all = [
  exchange('TRP-1'),
  exchange('TRP-2', { status: null, beneficiary: 'Tío Ramón', amountSend: '42.35' }),
  exchange('TRP-3', { status: 'En proceso', beneficiary: null, amountSend: null }),
];
const ids = (search: string, status = '') =>
  filterExchanges(all, { search, status, span: undefined }).map(({ exchangeId }) => exchangeId);

test.each([
  ['', ['TRP-1', 'TRP-2', 'TRP-3']],
  ['  ', ['TRP-1', 'TRP-2', 'TRP-3']],
  ['mama', ['TRP-1']],
  ['RAMÓN tio', ['TRP-2']],
  ['trp-3', ['TRP-3']],
  ['42,35', ['TRP-2']],
  ['61.248,37', ['TRP-1', 'TRP-2', 'TRP-3']],
  ['61248,37', ['TRP-1', 'TRP-2', 'TRP-3']],
  ['−42,35 €', ['TRP-2']],
  ['+61.248,37 Bs', ['TRP-1', 'TRP-2', 'TRP-3']],
  ['sin estado', ['TRP-2']],
  ['nadie', []],
])('searching for "%s"', (search, found) => {
  expect(ids(search)).toEqual(found);
});

test('a status narrows the search', () => {
  expect(ids('trp', 'Completado')).toEqual(['TRP-1']);
  expect(ids('', 'Sin estado')).toEqual(['TRP-2']);
  expect(ids('mama', 'En proceso')).toEqual([]);
});

test('a period keeps its days in the zone, and leaves out an unknown date', () => {
  const at = (day: number, hour: number) => Date.UTC(2026, 5, day, hour);
  const dated = [
    exchange('TRP-1', { inserted: at(30, 22) }),
    exchange('TRP-2', { inserted: at(30, 21) }),
    exchange('TRP-3', { inserted: null }),
  ];
  const inJuly = (timeZone: string) =>
    filterExchanges(dated, {
      search: '',
      status: '',
      span: spanOf('este-mes', '2026-07-15', timeZone),
    }).map(({ exchangeId }) => exchangeId);
  expect(inJuly('Europe/Madrid')).toEqual(['TRP-1']);
  expect(inJuly('Europe/Helsinki')).toEqual(['TRP-1', 'TRP-2']);
  expect(inJuly('America/Caracas')).toEqual([]);
});

test('finds the only beneficiary', () => {
  expect(onlyBeneficiary([exchange('TRP-1'), exchange('TRP-2')])).toBe('Mamá');
  expect(onlyBeneficiary(all)).toBeUndefined();
  expect(onlyBeneficiary([exchange('TRP-1', { beneficiary: null })])).toBeUndefined();
  expect(onlyBeneficiary([])).toBeUndefined();
});

test('lists the statuses that occur, in order', () => {
  expect(statusesOf(all)).toEqual(['Completado', 'En proceso', 'Sin estado']);
});
