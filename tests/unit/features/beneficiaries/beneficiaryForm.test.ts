import { textField } from '@tests/support/textField';
import { expect, test } from 'vitest';
import { draftOf, problemsOf } from '@/features/beneficiaries/beneficiaryForm';
import { fieldRule } from '@/features/beneficiaries/fieldRules';

const ruleOf = (systemFieldName: string, regex: string) => fieldRule(textField({ systemFieldName, regex }));
const rules = [
  ruleOf('telefono', '^\\d{11}$'),
  ruleOf('alias', ''),
  ruleOf('piso', '^\\d*$'),
  ruleOf('Cedula', '^\\d{6,8}$'),
];

const problemsIn = (paymentDetails: Readonly<Record<string, string>>) =>
  problemsOf(rules, draftOf({ id: 1, paymentMethodId: 1, paymentDetails })).map(({ rule, problem }) => [
    rule.name,
    problem,
  ]);

const PHONE = 'Debe tener exactamente 11 dígitos.';
const DOCUMENT = 'Debe tener entre 6 y 8 dígitos.';

test('the problems of a form are in the order of its fields', () => {
  expect(problemsIn({ Cedula: '12', telefono: '0412' })).toEqual([
    ['telefono', PHONE],
    ['Cedula', DOCUMENT],
  ]);
});

test('a field without a value is judged as empty', () => {
  expect(problemsIn({ telefono: '04121234567' })).toEqual([['Cedula', DOCUMENT]]);
});

test('a form whose values fit has none', () => {
  expect(problemsIn({ telefono: '04121234567', cedula: '1234567' })).toEqual([]);
});
