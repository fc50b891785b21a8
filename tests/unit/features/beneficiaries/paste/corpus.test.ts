import { fieldConfigurations, paymentMethods } from '@mocks/server/seeds/paymentMethods';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFieldConfigurations, readPaymentMethods } from '@/api/paymentMethods';
import { fieldsOf } from '@/features/beneficiaries/beneficiaryForm';
import { fieldRule } from '@/features/beneficiaries/fieldRules';
import { fillFields, methodOf } from '@/features/beneficiaries/paste/fillFields';
import { parseMessage } from '@/features/beneficiaries/paste/parseMessage';
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
        if (name === undefined) continue;
        const refused = message.refused?.includes(field) ?? false;
        const value = filled.get(name);
        if (refused) expect(value, `${message.id} ${name}`).toBeUndefined();
        else if (value !== undefined) expect(value, `${message.id} ${name}`).toBe(message.expected[field]);
      }
    }
  });

  it('makes no request', () => {
    const request = vi.spyOn(globalThis, 'fetch');
    for (const { text } of corpus) parseMessage(text);
    expect(request).not.toHaveBeenCalled();
  });
});
