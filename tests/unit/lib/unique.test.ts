import { expect, test } from 'vitest';
import { readBeneficiaries } from '@/api/beneficiaries';
import { readCountries } from '@/api/countries';
import { readExchangeList } from '@/api/exchanges';
import { readFieldConfigurations, readOptions, readPaymentMethods } from '@/api/paymentMethods';
import { fieldsOf } from '@/features/beneficiaries/beneficiaryForm';
import { uniqueBy } from '@/lib/unique';

test('keeps the first item of each key, in order', () => {
  expect(uniqueBy(['b', 'a', 'B', 'c'], (text) => text.toLowerCase())).toEqual(['b', 'a', 'c']);
  expect(uniqueBy([], String)).toEqual([]);
});

const field = (systemFieldName: string, method: object) => ({ systemFieldName, ...method });
const mobile = { id: 1, name: 'Pago móvil' };

test.each<[string, readonly unknown[], readonly unknown[]]>([
  [
    'countries',
    readCountries([
      { id: 1, name: 'Uno' },
      { id: '1', name: 'Otro' },
      { id: 2, name: 'Dos' },
    ]).map(({ name }) => name),
    ['Dos', 'Uno'],
  ],
  [
    'payment methods',
    readPaymentMethods([mobile, { id: '1', name: 'Otro' }, { id: 2, name: 'Zelle' }]).map(({ id }) => id),
    [1, 2],
  ],
  [
    'options',
    readOptions([{ value: '1' }, { value: 1, label: 'Uno' }, '1', '2']).map(({ value }) => value),
    ['1', '2'],
  ],
  [
    'fields of a form',
    fieldsOf(
      readFieldConfigurations([
        field('alias', { paymentMethodId: 1 }),
        field('ALIAS', { paymentMethodId: 1 }),
        field('alias', { paymentMethodName: 'PAGO MOVIL' }),
        field('alias', { paymentMethodId: 2 }),
        field('cedula', {}),
      ]),
      mobile,
    ).map(({ systemFieldName }) => systemFieldName),
    ['alias', 'cedula'],
  ],
  ['beneficiaries', readBeneficiaries([{ id: 1 }, { id: 2 }, { id: '1' }]).map(({ id }) => id), [1, 2]],
  [
    'transfers',
    readExchangeList([{ exchangeId: 'A' }, { id: 7 }, { exchangeId: 'A' }, { id: '7' }]).exchanges.map(
      ({ exchangeId }) => exchangeId,
    ),
    ['A', '7'],
  ],
])('the list of %s has each item once', (_what, read, expected) => {
  expect(read).toEqual(expected);
});
