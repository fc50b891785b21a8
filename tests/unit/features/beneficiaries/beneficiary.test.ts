import { describe, expect, it } from 'vitest';
import { readBeneficiaries, type Beneficiary } from '@/api/beneficiaries';
import { readExchangeDetail } from '@/api/exchanges';
import { readFieldConfigurations } from '@/api/paymentMethods';
import {
  beneficiaryNames,
  beneficiaryShortTitle,
  beneficiarySummary,
  beneficiaryTitle,
  chosenBeneficiary,
  methodName,
} from '@/features/beneficiaries/beneficiary';
import { fieldsOf } from '@/features/beneficiaries/beneficiaryForm';
import { paymentDetailLines } from '@/features/send/receipt/receipt';

function beneficiary(paymentDetails: Record<string, string>): Beneficiary {
  return { id: 7, paymentMethodId: 1, paymentDetails };
}

describe('the legacy form', () => {
  const read = (row: object) => readBeneficiaries([row])[0];

  it.each(['alias', 'nickname', 'apodo', 'nombre_corto', 'APODO'])('has the title of its %s', (name) => {
    const row = read({ id: 1, type: 'transferencia', beneficiario: 'Rosa', cuenta: '0102', [name]: 'Mamá' });
    expect(row && beneficiaryTitle(row)).toBe('Mamá');
  });

  it('has the name of its kind, and the title of its first detail', () => {
    const row = read({ id: 1, type: 'pago_movil', telefono: '0414', cedula: 'V1', bankCode: '0102' });
    expect(row && methodName(row, [])).toBe('Pago móvil');
    expect(row && beneficiaryTitle(row)).toBe('0414');
    expect(row && beneficiarySummary(row, [], []).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Cédula: V1',
      'Banco: 0102 · Banco de Venezuela',
    ]);
  });
});

describe('a beneficiary', () => {
  it('has the title of its alias, else holder, else first value, else id', () => {
    expect(beneficiaryTitle(beneficiary({ titular: 'Rosa', APODO: 'Mamá' }))).toBe('Mamá');
    expect(beneficiaryTitle(beneficiary({ cedula: 'V1', Titular: 'Rosa' }))).toBe('Rosa');
    expect(beneficiaryTitle(beneficiary({ cedula: 'V1' }))).toBe('V1');
    expect(beneficiaryTitle(beneficiary({ alias: ' ' }))).toBe('#7');
    expect(beneficiaryTitle(beneficiary({ alias: ' Mamá ' }))).toBe('Mamá');
  });

  it('is stored by its alias or holder, else by the end of its number only', () => {
    expect(beneficiaryShortTitle(beneficiary({ cedula: 'V7654321', APODO: ' Mamá ' }))).toBe('Mamá');
    expect(beneficiaryShortTitle(beneficiary({ telefono: '04160000009', titular: 'Rosa' }))).toBe('Rosa');
    expect(beneficiaryShortTitle(beneficiary({ telefono: ' 04160000009 ' }))).toBe('…0009');
    expect(beneficiaryShortTitle(beneficiary({ cedula: 'V765432' }))).toBe('#7');
    expect(beneficiaryShortTitle(beneficiary({}))).toBe('#7');
    expect(beneficiaryNames(beneficiary({ telefono: '04160000009' }))).toEqual(['…0009']);
    expect(beneficiaryNames(beneficiary({ alias: 'Mamá', titular: 'Rosa', cedula: 'V7654321' }))).toEqual([
      'Mamá',
      'Rosa',
    ]);
  });

  it('has each of its names once, without the spaces around it', () => {
    expect(beneficiaryNames(beneficiary({ alias: 'Mamá', titular: ' Rosa ', nombre: 'Mamá ' }))).toEqual([
      'Mamá',
      'Rosa',
    ]);
  });

  it('has the name of its own method, and none if the method is unknown', () => {
    const methods = [
      { id: 2, name: 'Zelle' },
      { id: 1, name: 'Pago móvil' },
    ];
    expect(methodName(beneficiary({}), methods)).toBe('Pago móvil');
    expect(methodName({ ...beneficiary({}), paymentMethodId: 3 }, methods)).toBeUndefined();
  });

  it('without details has an empty summary', () => {
    expect(beneficiarySummary(beneficiary({}), [], [])).toEqual([]);
  });

  it("is found by an exchange's id only if the name matches, else by its name alone", () => {
    const named = (id: number, alias: string) => ({ id, paymentMethodId: 1, paymentDetails: { alias } });
    const saved = [named(1, 'Mamá'), named(2, 'Rosa'), named(3, 'Rosa'), named(4, 'Tío')];
    const found = (id?: number, alias?: string) => chosenBeneficiary(saved, id, alias)?.id;
    expect(found(1, 'Mamá')).toBe(1);
    expect(found(3, 'Rosa')).toBe(3);
    // The id of the exchange's own copy of the beneficiary.
    expect(found(2, 'Mamá')).toBe(1);
    expect(found(99, ' Tío ')).toBe(4);
    expect(found(undefined, 'Tío')).toBe(4);
    expect(found(undefined, 'Rosa')).toBeUndefined();
    expect(found(1, 'Rosa')).toBeUndefined();
    expect(found(1, 'Prima')).toBeUndefined();
    expect(found(1, undefined)).toBe(1);
  });

  it('has a summary of at most six labelled details, with the texts of options', () => {
    const configurations = readFieldConfigurations({
      data: [
        {
          fkPaymentMethod: 2,
          systemFieldName: 'BANCO',
          translatedFieldName: 'Otro',
          controlType: 'Textbox',
          regex: '',
        },
        {
          fkPaymentMethod: 1,
          systemFieldName: 'BANCO',
          translatedFieldName: 'Banco',
          controlType: 'Combo box',
          helper: '[{"value":"0102","description":"Venezuela"}]',
        },
      ],
    });
    const details = {
      alias: 'Mamá',
      banco: '0102',
      tipo_cuenta: 'AHORRO',
      c: '3',
      d: '4',
      e: '5',
      f: '6',
      g: '7',
    };
    const summary = beneficiarySummary(beneficiary(details), configurations, []);
    expect(summary.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Banco: Venezuela',
      'Tipo cuenta: AHORRO',
      'C: 3',
      'D: 4',
      'E: 5',
      'F: 6',
    ]);
  });
});

describe('the labelled details of a beneficiary', () => {
  const own = {
    id: 7,
    paymentMethodId: 1,
    paymentDetails: { alias: 'Mamá', telefono: '0414', bankCode: '0134' },
  };
  const raw = (paymentMethodName: string, translatedFieldName: string) => ({
    paymentMethodName,
    systemFieldName: 'telefono',
    translatedFieldName,
  });
  const methods = [{ id: 1, name: 'Pago móvil' }];
  const labels = (rows: readonly object[], known = methods) =>
    beneficiarySummary(own, readFieldConfigurations(rows), known).map(({ label }) => label);

  it('are the same as on its receipt, label by label and value by value', () => {
    for (const rows of [
      [],
      [raw('Pago móvil', 'telefono')],
      [raw('PAGO MOVIL', 'Celular')],
      [{ ...raw('Otro', 'Otra cosa'), fkPaymentMethod: 2 }],
    ]) {
      const configurations = readFieldConfigurations(rows);
      const { alias, ...paymentDetails } = own.paymentDetails;
      const transfer = readExchangeDetail({
        exchangeId: 'T',
        beneficiary: { alias },
        fkPaymentMethod: 1,
        paymentMethod: 'Pago móvil',
        paymentDetails,
      });
      expect(beneficiarySummary(own, configurations, methods)).toEqual(
        paymentDetailLines(transfer, configurations),
      );
    }
    expect(beneficiarySummary(own, [], methods).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Teléfono: 0414',
      'Banco: 0134 · Banesco',
    ]);
  });

  it("use the fields of its own method, by the method's name if there is no id", () => {
    expect(labels([raw('Zelle', 'Correo'), raw(' pago movil', 'Celular')])).toEqual(['Celular', 'Banco']);
    expect(labels([raw('Zelle', 'Correo')])).toEqual(['Correo', 'Banco']);
    expect(labels([raw('Pago móvil', 'Celular')], [])).toEqual(['Celular', 'Banco']);
  });

  it('use the same fields as the form', () => {
    const fields = readFieldConfigurations([raw('Zelle', 'Correo'), raw(' pago MOVIL', 'Celular')]);
    expect(fieldsOf(fields, { id: 1, name: 'Pago móvil' }).map(({ label }) => label)).toEqual(['Celular']);
  });
});
