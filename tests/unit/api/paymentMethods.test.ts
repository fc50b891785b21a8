import { describe, expect, test } from 'vitest';
import { readFieldConfigurations, readOptions, readPaymentMethods } from '@/api/paymentMethods';

const read = (row: object) => readFieldConfigurations([{ systemFieldName: 'cedula', ...row }])[0];

describe('a configured field', () => {
  test('needs a name, and has nothing else that the server does not say', () => {
    expect(readFieldConfigurations([{ SystemFieldName: ' cedula ' }, {}, null, 'x'])).toEqual([
      {
        paymentMethodId: undefined,
        paymentMethodName: undefined,
        systemFieldName: 'cedula',
        label: 'cedula',
        controlType: 'Textbox',
        regex: '',
        options: [],
      },
    ]);
  });

  test.each(['fkPaymentMethod', 'FKPaymentMethod', 'paymentMethodId', 'pkPaymentMethod'])(
    'has its method in %s',
    (name) => expect(read({ [name]: '2' })?.paymentMethodId).toBe(2),
  );

  test.each([
    [{ paymentMethodName: 'Zelle' }, { paymentMethodName: 'Zelle' }],
    [{ PaymentMethodName: 'Zelle' }, { paymentMethodName: 'Zelle' }],
    [{ translatedFieldName: ' Cédula ' }, { label: 'Cédula' }],
    [{ TranslatedFieldName: 'Cédula' }, { label: 'Cédula' }],
    [{ regex: '^x$' }, { regex: '^x$' }],
    [{ Regex: '^x$' }, { regex: '^x$' }],
    [{ helper: '["a"]' }, { options: [{ value: 'a', label: 'a' }] }],
    [{ Helper: ['a '] }, { options: [{ value: 'a', label: 'a' }] }],
    [{ Helper: [{ value: ' 0102 ', name: ' Banco ' }] }, { options: [{ value: '0102', label: 'Banco' }] }],
    [{ controlType: ' combo box' }, { controlType: 'Combo box' }],
    [{ ControlType: 'COMBOBOX' }, { controlType: 'Combo box' }],
    [{ controlType: 'Textbox' }, { controlType: 'Textbox' }],
    [{ controlType: 'No combo' }, { controlType: 'Textbox' }],
  ])('is read from %j', (row, fields) => {
    expect(read(row)).toMatchObject(fields);
  });
});

describe('the options of a list', () => {
  test.each(['description', 'name', 'label', 'Description', 'Name', 'Label'])(
    'have their text in %s',
    (name) => {
      expect(readOptions([{ value: '1', [name]: 'Uno' }])).toEqual([{ value: '1', label: 'Uno' }]);
      expect(readOptions([{ Value: 1, [name]: 'Uno' }])).toEqual([{ value: '1', label: 'Uno' }]);
    },
  );

  test('have their value as the text if there is no other', () => {
    expect(readOptions([{ value: '1', name: ' ' }, 2, null, {}, { value: '1', name: 'Otra vez' }])).toEqual([
      { value: '1', label: '1' },
      { value: '2', label: '2' },
    ]);
    for (const none of [undefined, null, {}, '', 'x', '{"value":"1"}']) expect(readOptions(none)).toEqual([]);
  });
});

describe('the payment methods', () => {
  const zelle = { id: 1, name: 'Zelle' };

  test.each([
    [[{ pkPaymentMethod: 1, name: 'Zelle' }]],
    [{ data: [{ PKPaymentMethod: '1', Name: 'Zelle' }] }],
    [{ Data: [zelle] }],
  ])('are read from %j', (answer) => expect(readPaymentMethods(answer)).toEqual([zelle]));

  test('have an id and a name, and are listed once', () => {
    const cash = { id: 2, name: 'Efectivo' };
    const rows = [zelle, { id: '1', name: 'Otro' }, cash, { id: 3 }, { name: 'X' }, null];
    expect(readPaymentMethods(rows)).toEqual([zelle, cash]);
  });
});

test('the fields are read from a list or from the data of an answer', () => {
  const rows = [{ systemFieldName: 'a' }];
  for (const answer of [rows, { data: rows }, { Data: rows }])
    expect(readFieldConfigurations(answer)).toHaveLength(1);
});
