import { fieldConfigurations, BANK_TRANSFER, PAGO_MOVIL } from '@mocks/server/seeds/paymentMethods';
import { textField } from '@tests/support/textField';
import { describe, expect, it } from 'vitest';
import { readFieldConfigurations, type FieldConfiguration } from '@/api/paymentMethods';
import { fieldRule } from '@/features/beneficiaries/fieldRules';
import { fillFields, methodOf } from '@/features/beneficiaries/paste/fillFields';
import type { PastedData } from '@/features/beneficiaries/paste/parseMessage';

const person: PastedData = {
  method: 'pago-movil',
  bank: '0134',
  document: 'V12345678',
  phone: '04141234567',
  holder: 'Ana Rojas',
};

const seeded = (methodId: number) =>
  readFieldConfigurations({ data: fieldConfigurations })
    .filter(({ paymentMethodId }) => paymentMethodId === methodId)
    .map(fieldRule);

const field = (systemFieldName: string, regex: string, more: Partial<FieldConfiguration> = {}) =>
  fieldRule(textField({ systemFieldName, label: systemFieldName, regex, ...more }));

const valuesOf = (...[rules, data]: Parameters<typeof fillFields>) =>
  Object.fromEntries(fillFields(rules, data).map(({ rule, value }) => [rule.name, value]));

describe('fillFields', () => {
  it('fills the fields of pago móvil, with the holder as alias', () => {
    expect(valuesOf(seeded(PAGO_MOVIL), person)).toEqual({
      alias: 'Ana Rojas',
      titular: 'Ana Rojas',
      banco: '0134',
      cedula: 'V12345678',
      telefono: '04141234567',
    });
  });

  it("fills the account type with the server's own value", () => {
    const options = [
      { value: '1', label: 'Cuenta corriente' },
      { value: '2', label: 'Cuenta de ahorro' },
    ];
    const rule = field('kind', '', { controlType: 'Combo box', options });
    expect(valuesOf([rule], { ...person, accountType: 'AHORRO' })).toEqual({ kind: '2' });
    expect(valuesOf(seeded(BANK_TRANSFER), { ...person, accountType: 'AHORRO' })).toMatchObject({
      tipo_cuenta: 'AHORRO',
      rif: 'V12345678',
    });
  });

  it('recognises a field with an unknown name by its rule', () => {
    const rules = [
      field('a1', '^0(412|424|414)\\d{7}$'),
      field('a2', '^[VEJ]\\d{7,9}$'),
      field('a3', '^\\d{20}$'),
    ];
    expect(valuesOf(rules, { ...person, account: '01340000882001000001' })).toEqual({
      a1: '04141234567',
      a2: 'V12345678',
      a3: '01340000882001000001',
    });
  });

  it("writes a phone and a document in the rule's form", () => {
    const rules = [field('telefono', '^\\+58\\d{10}$'), field('cedula', '^[VE]-\\d{7,8}$')];
    expect(valuesOf(rules, person)).toEqual({ telefono: '+584141234567', cedula: 'V-12345678' });
  });

  it('leaves a field empty whose rule refuses the value', () => {
    expect(valuesOf(seeded(PAGO_MOVIL), { ...person, document: 'J301234567', holder: 'D’Elía' })).toEqual({
      alias: 'D’Elía',
      banco: '0134',
      telefono: '04141234567',
    });
  });

  it('leaves two fields empty that ask for the same', () => {
    expect(valuesOf([field('titular', ''), field('nombre', '')], person)).toEqual({});
  });

  it('shortens the alias to the first name where the whole one is too long', () => {
    expect(valuesOf([field('alias', '^.{2,8}$')], person)).toEqual({ alias: 'Ana' });
  });
});

describe('methodOf', () => {
  const methods = [
    { id: 7, name: 'PAGO MÓVIL' },
    { id: 8, name: 'Transferencia' },
  ];

  it("finds the server's method by its name", () => {
    expect(methodOf(person, methods)?.id).toBe(7);
    expect(methodOf({ ...person, method: 'transferencia' }, methods)?.id).toBe(8);
  });

  it('finds none where two have such a name', () => {
    expect(methodOf(person, [...methods, { id: 9, name: 'Pago móvil a empresas' }])).toBeUndefined();
  });
});
