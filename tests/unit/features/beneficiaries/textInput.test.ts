import { textField } from '@tests/support/textField';
import { describe, expect, test } from 'vitest';
import { fieldRule } from '@/features/beneficiaries/fieldRules';
import { textInputProps } from '@/features/beneficiaries/fields/textInput';

const ruleOf = (regex: string) =>
  fieldRule(textField({ systemFieldName: 'telefono', label: 'Teléfono', regex }));

describe('a configured text field', () => {
  test.each([
    ['digits', '^\\d{11}$', 'numeric', 'off'],
    ['digits after a letter to choose', '^[VE]\\d{6,8}$', 'numeric', 'off'],
    ['capital letters', '^[A-Z0-9_-]{4,12}$', 'text', 'characters'],
    ['a country and digits', '^[A-Z]{2}\\d{22}$', 'text', 'characters'],
    ['a name', '^[A-Za-z ]+$', 'text', 'words'],
    ['anything', '', 'text', 'words'],
  ])('for %s (%s) opens the keypad %s and writes capitals: %s', (_what, regex, inputMode, autoCapitalize) => {
    expect(textInputProps(ruleOf(regex))).toMatchObject({ inputMode, autoCapitalize });
  });

  test('has an example as help, and not its rule, which is the error of a wrong value', () => {
    expect(textInputProps(ruleOf('^0(412|414|424)\\d{7}$'))).toMatchObject({
      label: 'Teléfono',
      description: 'Ejemplo: 0414 123 4567',
    });
    expect(textInputProps(ruleOf('^\\d{6}$')).description).toBeUndefined();
  });

  test('is required unless its rule accepts an empty text', () => {
    expect(textInputProps(ruleOf('^\\d{11}$')).required).toBe(true);
    expect(textInputProps(ruleOf('^\\d*$')).required).toBe(false);
  });

  test('gets nothing from the browser, because its data is of another person', () => {
    expect(textInputProps(ruleOf(''))).toMatchObject({
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      enterKeyHint: 'next',
    });
  });
});
