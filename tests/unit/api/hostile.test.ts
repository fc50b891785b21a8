import { textField } from '@tests/support/textField';
import { expect, test } from 'vitest';
import { readBeneficiaries } from '@/api/beneficiaries';
import { readExchangeDetail } from '@/api/exchanges';
import { humanizeFieldName } from '@/api/paymentDetails';
import { bodyOf, draftOf, problemsOf } from '@/features/beneficiaries/beneficiaryForm';
import { fieldRule } from '@/features/beneficiaries/fieldRules';
import { paymentDetailLines } from '@/features/send/receipt/receipt';
import { formatMoney } from '@/lib/money';

/** Property names that every object inherits. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

test.each(inherited)('a payment detail named %s is a detail like any other', (name) => {
  const exchange = readExchangeDetail(JSON.parse(`{"exchangeId":"T","paymentDetails":{"${name}":"dato"}}`));
  expect(Object.keys(exchange.paymentDetails)).toEqual([name]);
  const [line] = paymentDetailLines(exchange, []);
  expect(line?.value).toBe('dato');
  expect(typeof line?.label).toBe('string');
  expect(Object.prototype).not.toHaveProperty('dato');
});

test.each(inherited)('a field configured as %s can be left empty, filled in and sent', (systemFieldName) => {
  const rule = fieldRule(textField({ systemFieldName, label: systemFieldName, regex: '^\\d{3}$' }));
  expect(problemsOf([rule], {})).toHaveLength(1);
  expect(bodyOf(undefined, 1, [rule], {}).paymentDetails).toEqual({});
  const [saved] = readBeneficiaries(JSON.parse(`[{"id":1,"paymentDetails":{"${systemFieldName}":"123"}}]`));
  expect(problemsOf([rule], draftOf(saved))).toEqual([]);
  expect(Object.entries(bodyOf(saved, 1, [rule], draftOf(saved)).paymentDetails)).toEqual([
    [systemFieldName, '123'],
  ]);
});

test.each(inherited)('%s is not taken for a known label or symbol', (name) => {
  expect(humanizeFieldName(name)).toMatch(/^[\w ]+$/);
  expect(formatMoney('1', name)).toBe(`1,00\u00a0${name}`);
});
