import { expect, test } from 'vitest';
import { readFieldConfigurations } from '@/api/paymentMethods';
import { fieldsOf } from '@/features/beneficiaries/beneficiaryForm';
import { uniqueBy } from '@/lib/unique';

test('keeps the first item of each key, in order', () => {
  expect(uniqueBy(['b', 'a', 'B', 'c'], (text) => text.toLowerCase())).toEqual(['b', 'a', 'c']);
  expect(uniqueBy([], String)).toEqual([]);
});

test('a form has each field of its method once, however its name is written', () => {
  const field = (systemFieldName: string, method: object) => ({ systemFieldName, ...method });
  const fields = readFieldConfigurations([
    field('alias', { paymentMethodId: 1 }),
    field('ALIAS', { paymentMethodId: 1 }),
    field('alias', { paymentMethodName: 'PAGO MOVIL' }),
    field('alias', { paymentMethodId: 2 }),
    field('cedula', {}),
  ]);
  const names = fieldsOf(fields, { id: 1, name: 'Pago móvil' }).map(({ systemFieldName }) => systemFieldName);
  expect(names).toEqual(['alias', 'cedula']);
});
