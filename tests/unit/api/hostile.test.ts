import { textField } from '@tests/support/textField';
import { expect, test } from 'vitest';
import { readBeneficiaries } from '@/api/beneficiaries';
import { readExchangeDetail } from '@/api/exchanges';
import { humanizeFieldName } from '@/api/paymentDetails';
import { bodyOf, draftOf } from '@/features/beneficiaries/beneficiaryForm';
import { fieldRule } from '@/features/beneficiaries/fieldRules';
import { parsePattern } from '@/features/beneficiaries/pattern/parse';
import { problemsOf } from '@/features/beneficiaries/problems';
import { problemLink } from '@/features/send/receipt/problem/problemMessage';
import { paymentDetailLines } from '@/features/send/receipt/receipt';
import { asText } from '@/lib/jsonValues';
import { formatMoney, toDecimal } from '@/lib/money';

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

test('a text is cut between whole characters, without marks that change its direction', () => {
  expect(asText('x'.repeat(100_000))).toHaveLength(10_000);
  expect(asText('\u202e00,9\u202c €')).toBe('00,9 €');
  expect(asText('\u2067\u2069')).toBeUndefined();
  const half = asText('a\ud83d') ?? '';
  expect(() => problemLink('34600000000', half)).not.toThrow();
  expect(asText('José 👩‍👩‍👧')).toBe('José 👩‍👩‍👧');
});

test('an amount too long for memory is rejected', () => {
  expect(toDecimal('1e999999999')).toBeNull();
  expect(toDecimal('1e-999999999')).toBeNull();
  expect(toDecimal('9'.repeat(100_000))).toBeNull();
  expect(toDecimal('999999999999.99')).toBe('999999999999.99');
});

test.each([
  ['nested groups', `${'('.repeat(5000)}a${')'.repeat(5000)}`],
  ['a long alternative', Array.from({ length: 20_000 }, (_, n) => `a${n}`).join('|')],
  ['a huge count', '^(a{1,999999}){1,999999}$'],
  ['what multiplies', '^(((a{1,500}){1,500}){1,500}){1,500}$'],
])('a regular expression of %s is parsed and matched quickly', (_name, regex) => {
  const start = performance.now();
  const rule = fieldRule(textField({ systemFieldName: 'campo', label: 'Campo', regex }));
  parsePattern(regex);
  problemsOf([rule], { 'f-campo': 'a'.repeat(2000) });
  expect(performance.now() - start).toBeLessThan(3000);
});
