import { banks } from '@mocks/server/seeds/banks';
import { fieldConfigurations, paymentMethods } from '@mocks/server/seeds/paymentMethods';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFieldConfigurations, readPaymentMethods } from '@/api/paymentMethods';
import { fieldsOf } from '@/features/beneficiaries/beneficiaryForm';
import { fieldRule } from '@/features/beneficiaries/fieldRules';
import { fillFields, methodOf } from '@/features/beneficiaries/paste/fillFields';
import { MAX_LENGTH, parseMessage } from '@/features/beneficiaries/paste/parseMessage';
import { corpus } from '../messages/corpus';
import { fieldNames } from '../messages/fieldNames';
import { nothing, type PastedMessage, type SemanticField } from '../messages/pastedMessage';

/** The least share of fields that must be exact. No field may have a wrong value. */
const GOAL = 0.97;

const semanticFields = Object.keys(nothing) as readonly SemanticField[];
const methods = readPaymentMethods({ data: paymentMethods });
const configurations = readFieldConfigurations({ data: fieldConfigurations });

/** The fields that the expected method has; all of them without a method. */
function countedFields({ expected }: PastedMessage): readonly SemanticField[] {
  if (expected.method === null) return semanticFields;
  const { fields } = fieldNames[expected.method];
  return semanticFields.filter((field) => field === 'method' || field in fields);
}

const results = corpus.flatMap((message) => {
  const data = parseMessage(message.text);
  return countedFields(message).map((field) => ({
    id: `${message.id} ${field}`,
    expected: message.expected[field],
    got: data[field] ?? null,
  }));
});
const told = (some: typeof results) => some.map(({ id, expected, got }) => `${id}: ${expected}, not ${got}`);

describe('the parser of pasted messages, over the corpus', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('reads no value that the message does not give', () => {
    expect(told(results.filter(({ expected, got }) => got !== null && got !== expected))).toEqual([]);
  });

  it('reads at least 97 % of the fields exactly', () => {
    const missed = results.filter(({ expected, got }) => got !== expected);
    expect(1 - missed.length / results.length, told(missed).join('\n')).toBeGreaterThanOrEqual(GOAL);
  });

  it('fills the configured fields with values that their rules accept, and with no other', () => {
    for (const message of corpus) {
      const data = parseMessage(message.text);
      const method = methodOf(data, methods);
      if (!method || message.expected.method === null) continue;
      const { fields } = fieldNames[message.expected.method];
      const rules = fieldsOf(configurations, method).map(fieldRule);
      const filled = new Map(fillFields(rules, data).map(({ rule, value }) => [rule.name, value]));
      for (const field of semanticFields) {
        const name = field === 'method' ? undefined : fields[field];
        // Without an alias the holder is proposed (applyMessage.test.ts).
        if (name === undefined || (field === 'alias' && message.expected.alias === null)) continue;
        const refused = message.refused?.includes(field) ?? false;
        const value = filled.get(name);
        if (refused) expect(value, `${message.id} ${name}`).toBeUndefined();
        else if (value !== undefined) expect(value, `${message.id} ${name}`).toBe(message.expected[field]);
      }
    }
  });

  it('reads the line ends of Windows alike', () => {
    for (const { id, text } of corpus.filter((one) => one.text.length < MAX_LENGTH))
      expect(parseMessage(text.replaceAll('\n', '\r\n')), id).toEqual(parseMessage(text));
  });

  it('finds an account of any bank and branch in every usual grouping, beside a foreign phone', () => {
    const digits = (length: number) =>
      fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, '0'));
    const groupings = [
      [4, 4, 2, 10],
      [4, 4, 4, 4, 4],
      [10, 10],
    ];
    const account = fc.tuple(
      fc.constantFrom(...banks.map(([code]) => code)),
      digits(4),
      digits(2),
      digits(10),
    );
    fc.assert(
      fc.property(
        account,
        fc.constantFrom(...groupings),
        fc.constantFrom(' ', '-', '.'),
        (parts, groups, mark) => {
          const all = parts.join('');
          const cuts = groups.map((_, index) => groups.slice(0, index).reduce((sum, one) => sum + one, 0));
          const written = cuts.map((cut, index) => all.slice(cut, cut + (groups[index] ?? 0))).join(mark);
          const message = `mi numero aqui es 0034 611 222 333\nCuenta ${written}`;
          expect(parseMessage(message).account).toBe(all);
        },
      ),
    );
  });

  it('makes no request', () => {
    const request = vi.spyOn(globalThis, 'fetch');
    for (const { text } of corpus) parseMessage(text);
    expect(request).not.toHaveBeenCalled();
  });
});
