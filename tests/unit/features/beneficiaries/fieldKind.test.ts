import { textField } from '@tests/support/textField';
import { describe, expect, it } from 'vitest';
import { fieldExample, readTyped } from '@/features/beneficiaries/fieldKind';
import { fieldRule } from '@/features/beneficiaries/fieldRules';

const ruleOf = (systemFieldName: string, regex: string) =>
  fieldRule(textField({ systemFieldName, label: systemFieldName, regex }));

const PHONE = '^0(412|422|414|424|416|426)\\d{7}$';
const DOCUMENT = '^[VE]\\d{6,8}$';
const ACCOUNT = '^0\\d{19}$';

describe('the example of a field', () => {
  it.each([
    ['telefono', PHONE, '0414 123 4567'],
    ['telefono', '^\\+58\\d{10}$', '0414 123 4567'],
    ['cuenta', ACCOUNT, '0134 0123 …'],
    ['cedula', DOCUMENT, '12.345.678'],
    ['cedula', '^\\d{6,8}$', '12.345.678'],
    ['alias', '^.{2,30}$', 'Mamá'],
    ['titular', '^[A-Za-zí ]{3,60}$', undefined],
    ['titular', '^[A-Za-zíáé ]{3,60}$', 'María Pérez'],
    ['clave', '^[A-Z0-9_-]{4,12}$', 'CLAVE-123'],
    ['clave', '^[A-Z0-9_-]{4}$', undefined],
    ['telefono', '^2\\d{5}$', undefined],
    ['direccion', '^.{8,120}$', undefined],
    ['direccion', '', undefined],
  ])('of %s with the rule %s is %s', (name, regex, example) => {
    expect(fieldExample(ruleOf(name, regex))).toBe(example);
  });

  it('does not stand at a list', () => {
    const options = [{ value: 'Mamá', label: 'Mamá' }];
    expect(
      fieldExample(fieldRule(textField({ systemFieldName: 'alias', controlType: 'Combo box', options }))),
    ).toBeUndefined();
  });
});

describe('what a person typed', () => {
  it.each([
    ['telefono', PHONE, '+58 414 123 4567', '04141234567'],
    ['telefono', PHONE, '0058(414)123.45.67', '04141234567'],
    ['telefono', PHONE, '414 1234567', '04141234567'],
    ['telefono', '^\\+58\\d{10}$', '0414 123 4567', '+584141234567'],
    ['cedula', DOCUMENT, 'Cédula V-12.345.678', 'V12345678'],
    ['cedula', DOCUMENT, 'v12345678', 'V12345678'],
    ['cedula', '^[VE]-\\d{6,8}$', 'V12.345.678', 'V-12345678'],
    ['cuenta', ACCOUNT, 'Cuenta: 0134 0000 88 2001000001', '01340000882001000001'],
    ['clave', '^[A-Z0-9_-]{4,12}$', 'turpial-7', 'TURPIAL-7'],
    ['bic', '^[A-Z]{6}[A-Z0-9]{2,5}$', 'caixesbb', 'CAIXESBB'],
    ['titular', '^[A-Z ]{3,60}$', 'maria perez', 'MARIA PEREZ'],
  ])('into %s with the rule %s, %s, is read as %s', (name, regex, typed, value) => {
    expect(readTyped(ruleOf(name, regex), typed)).toBe(value);
  });

  it.each([
    ['telefono', PHONE, '04141234567'],
    ['telefono', PHONE, '0414 123 45678'],
    ['telefono', PHONE, '04141234567 o 04241234567'],
    ['telefono', PHONE, ''],
    ['cuenta', ACCOUNT, '0134 0000'],
    ['titular', '^[A-Z ]{3,60}$', 'ñu'],
    ['direccion', '^.{8,120}$', 'calle 1'],
    ['alias', '', 'mamá'],
    ['alias', '^.{2,30}$', 'Mi hermana María Fernanda (Caracas)'],
    ['billetera', '^T[1-9A-HJ-NP-Za-km-z]{33}$', 'tX9yZ8wV7uT6sR5qP4nM3kL2jH1gF9eD8c'],
  ])('into %s with the rule %s, %s, stays', (name, regex, typed) => {
    expect(readTyped(ruleOf(name, regex), typed)).toBe(typed);
  });
});
