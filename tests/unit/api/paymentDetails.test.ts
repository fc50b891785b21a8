import { describe, expect, test } from 'vitest';
import { detailLines, humanizeFieldName, isFieldOf } from '@/api/paymentDetails';
import type { FieldConfiguration } from '@/api/paymentMethods';

const field = (changes: Partial<FieldConfiguration> = {}): FieldConfiguration => ({
  paymentMethodId: undefined,
  paymentMethodName: undefined,
  systemFieldName: 'telefono',
  label: 'Celular',
  controlType: 'Textbox',
  regex: '',
  options: [],
  ...changes,
});

test.each([
  ['tipo_cuenta', 'Tipo cuenta'],
  ['_tipo__cuenta_', 'Tipo cuenta'],
  ['CEDULA', 'Cédula'],
  ['BankCode', 'Banco'],
  ['numeroCuenta', 'Número cuenta'],
  ['linea2Casa', 'Linea2 casa'],
  ['IBANEuropeo', 'Ibaneuropeo'],
  ['__', '__'],
])('the field %s without a label is called %s', (name, label) => {
  expect(humanizeFieldName(name)).toBe(label);
});

describe('a field', () => {
  const byId = field({ paymentMethodId: 1, paymentMethodName: 'Zelle' });
  const byName = field({ paymentMethodName: ' Pago móvil ' });

  test.each([
    ['belongs to the method with its id, whatever the names', byId, { id: 1, name: 'Otro' }, true],
    ['does not belong to a method with another id', byId, { id: 2, name: 'Zelle' }, false],
    ['belongs by name to a method without an id', byId, { id: null, name: 'zelle' }, true],
    ['belongs by name to a method with the id 0', byId, { id: 0, name: 'ZELLE ' }, true],
    ['belongs by name without an id', byName, { id: 1, name: 'pago MOVIL' }, true],
    ['does not belong to a method with another name', byName, { id: 1, name: 'Zelle' }, false],
    ['does not belong to a method without a name', byName, { id: 1, name: null }, false],
    ['without a method belongs to every one', field(), { id: 1, name: 'Zelle' }, true],
    [
      'with an id does not belong to an unknown method',
      field({ paymentMethodId: 1 }),
      { id: null, name: null },
      false,
    ],
  ] as const)('%s', (_rule, configuration, method, belongs) => {
    expect(isFieldOf(configuration, method)).toBe(belongs);
  });
});

describe('the lines of payment details', () => {
  const method = { id: 1, name: 'Pago móvil' };
  const lines = (details: Record<string, string>, ...fields: readonly FieldConfiguration[]) =>
    detailLines(details, method, fields).map(({ key, label, value }) => `${key} | ${label} | ${value}`);

  test("have the label of their method's field, in any case", () => {
    const other = field({ paymentMethodId: 2, label: 'Otro' });
    expect(lines({ TELEFONO: '0414' }, other, field({ paymentMethodId: 1 }))).toEqual([
      'TELEFONO | Celular | 0414',
    ]);
  });

  test("have the label of another method's field if their method has none of that name", () => {
    const other = field({ paymentMethodId: 2, systemFieldName: 'SwiftCode', label: 'Código SWIFT' });
    expect(lines({ swiftcode: 'BCVEVECA' }, other)).toEqual(['swiftcode | Código SWIFT | BCVEVECA']);
    const own = field({ paymentMethodId: 1, systemFieldName: 'swiftCode', label: 'SWIFT' });
    expect(lines({ swiftcode: 'BCVEVECA' }, other, own)).toEqual(['swiftcode | SWIFT | BCVEVECA']);
  });

  test('have no label of a field with another name', () => {
    expect(lines({ cedula: 'V1' }, field({ paymentMethodId: 1 }))).toEqual(['cedula | Cédula | V1']);
  });

  test('have a readable label if there is no translation', () => {
    expect(lines({ tipo_cuenta: 'AHORRO' })).toEqual(['tipo_cuenta | Tipo cuenta | AHORRO']);
    const untranslated = field({ systemFieldName: 'tipo_cuenta', label: 'TIPO_CUENTA' });
    expect(lines({ tipo_cuenta: 'AHORRO' }, untranslated)).toEqual(['tipo_cuenta | Tipo cuenta | AHORRO']);
  });

  test('have the text of a chosen option', () => {
    const options = [
      { value: '0102', label: 'Venezuela' },
      { value: '0134', label: 'Banesco Universal' },
    ];
    const banco = field({ systemFieldName: 'banco', label: 'Banco', options });
    expect(lines({ banco: '0134' }, banco)).toEqual(['banco | Banco | Banesco Universal']);
    expect(lines({ banco: '0105' }, banco)).toEqual(['banco | Banco | 0105 · Mercantil']);
  });

  test.each(['bankCode', 'bank_code', 'bank', 'BANCO', 'codigo_banco'])('name the bank of %s', (key) => {
    expect(detailLines({ [key]: ' 0134 ' }, method, [])[0]?.value).toBe(' 0134  · Banesco');
    expect(detailLines({ [key]: '9999' }, method, [])[0]?.value).toBe('9999');
  });

  test.each([
    ['telefono', ' 04140000001', '0414\u00a0000\u00a00001'],
    ['telefono', '+58 4140000001', '+58\u00a0414\u00a0000\u00a00001'],
    ['telefono', '0414-0000001', '0414-0000001'],
    ['cuenta', '04140000001', '04140000001'],
  ])('group a phone and nothing else: %s %s', (key, value, shown) => {
    expect(detailLines({ [key]: value }, method, [])[0]?.value).toBe(shown);
  });

  test('name no bank of other details', () => {
    expect(lines({ referencia: '0134' })).toEqual(['referencia | Referencia | 0134']);
  });
});
