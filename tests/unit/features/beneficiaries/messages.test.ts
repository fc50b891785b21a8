import { banks } from '@mocks/server/seeds/banks';
import { fieldConfigurations } from '@mocks/server/seeds/paymentMethods';
import { describe, expect, it } from 'vitest';
import { readFieldConfigurations } from '@/api/paymentMethods';
import { corpus } from './messages/corpus';
import { fieldNames } from './messages/fieldNames';
import { nothing, type PastedMessage, type SemanticField } from './messages/pastedMessage';

const configurations = readFieldConfigurations({ data: fieldConfigurations });
const semanticFields = Object.keys(nothing) as readonly SemanticField[];
const codes: ReadonlySet<string> = new Set(banks.map(([code]) => code));

/** True if the sandbox's form takes the value in the configured field. */
function accepts(methodId: number, name: string, value: string): boolean {
  const field = configurations.find(
    ({ paymentMethodId, systemFieldName }) => paymentMethodId === methodId && systemFieldName === name,
  );
  if (!field) throw new Error(`not configured: ${methodId} ${name}`);
  const listed = field.controlType === 'Textbox' || field.options.some((option) => option.value === value);
  return listed && new RegExp(field.regex).test(value);
}

/** The expected values of a message that its method's form does not take. */
function refusedBy({ expected }: PastedMessage): readonly SemanticField[] {
  const { methodId, fields } = fieldNames[expected.method ?? 'transferencia'];
  return semanticFields.filter((field) => {
    const name = field === 'method' ? undefined : fields[field];
    const value = expected[field];
    return name !== undefined && value !== null && !accepts(methodId, name, value);
  });
}

/** Digits alone: a number may be written with separators, line breaks and invisible marks inside. */
const digitsOf = (text: string) => text.replace(/\D/g, '');

describe('the corpus of pasted messages', () => {
  it('has an id and a text of its own for each message', () => {
    for (const values of [corpus.map(({ id }) => id), corpus.map(({ text }) => text)])
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it.each(Object.entries(fieldNames))('maps %s to configured fields', (_, { methodId, fields }) => {
    const names = configurations
      .filter(({ paymentMethodId }) => paymentMethodId === methodId)
      .map(({ systemFieldName }) => systemFieldName);
    expect(names).toEqual(expect.arrayContaining(Object.values(fields)));
  });

  it('expects well-formed values', () => {
    for (const { id, expected } of corpus) {
      if (expected.bank !== null) expect(codes, id).toContain(expected.bank);
      if (expected.document !== null) expect(expected.document, id).toMatch(/^([VE]\d{6,8}|[VEJGC]\d{9})$/);
      if (expected.phone !== null) expect(expected.phone, id).toMatch(/^0(412|422|414|424|416|426)\d{7}$/);
      if (expected.account !== null) expect(expected.account, id).toMatch(/^0\d{19}$/);
    }
  });

  it('expects only numbers and names that the message has', () => {
    for (const { id, text, expected } of corpus) {
      const digits = digitsOf(text);
      expect(digits, id).toContain(digitsOf(expected.document ?? ''));
      // The message may have a country code, or the letter O, instead of the first zero.
      expect(digits, id).toContain(expected.phone?.slice(1) ?? '');
      expect(digits, id).toContain(expected.account ?? '');
      expect(text.replace(/\s+/g, ' '), id).toContain(expected.holder ?? '');
    }
  });

  it("expects the account's own bank, or none", () => {
    for (const { id, expected } of corpus)
      if (expected.account !== null && expected.bank !== null)
        expect(expected.account.slice(0, 4), id).toBe(expected.bank);
  });

  it('names the values that the form refuses', () => {
    for (const message of corpus) expect(refusedBy(message), message.id).toEqual(message.refused ?? []);
  });
});
