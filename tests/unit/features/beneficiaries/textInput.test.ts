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
    expect(textInputProps(ruleOf(regex), undefined)).toMatchObject({ inputMode, autoCapitalize });
  });

  test('tells its rule once: below the label, or as the error', () => {
    const rule = ruleOf('^\\d{11}$');
    const help = 'Debe tener exactamente 11 dígitos.';
    expect(textInputProps(rule, undefined)).toMatchObject({ label: 'Teléfono', description: help });
    expect(textInputProps(rule, 'La cédula no existe.').description).toBe(help);
    expect(textInputProps(rule, help).description).toBeUndefined();
  });

  test('is required, without a mark, unless its rule accepts an empty text', () => {
    expect(textInputProps(ruleOf('^\\d{11}$'), undefined)).toMatchObject({
      required: true,
      withAsterisk: false,
    });
    expect(textInputProps(ruleOf('^\\d*$'), undefined).required).toBe(false);
  });

  test('gets nothing from the browser, because its data is of another person', () => {
    expect(textInputProps(ruleOf(''), undefined)).toMatchObject({
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      enterKeyHint: 'next',
    });
  });
});
