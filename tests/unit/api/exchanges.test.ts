import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExchangeAnswer, readExchangeDetail, readExchangeList } from '@/api/exchanges';

const detail = {
  fkUser: 1,
  pkExchange: 7,
  exchangeId: 'TRP-2026-000007',
  status: 'En proceso',
  statusColour: '#6D28D9',
  beneficiary: { alias: 'Mamá' },
  amountSend: 100,
  currencySend: 'EUR',
  amountReceive: 61248.37,
  currencyReceive: 'VES',
  rate: 612.4837,
  inserted: '2026-07-01T10:05:30',
  fkPaymentMethod: 2,
  paymentMethod: 'Pago móvil',
  paymentDetails: { cedula: 'V4123456', vacio: ' ', nada: null, telefono: '04140000001' },
  fkCurrencySend: 43,
  fkCurrencyReceive: 147,
};

const read = {
  exchangeId: 'TRP-2026-000007',
  status: 'En proceso',
  statusColour: '#6D28D9',
  beneficiary: 'Mamá',
  beneficiaryId: null,
  amountSend: '100',
  currencySend: 'EUR',
  amountReceive: '61248.37',
  currencyReceive: 'VES',
  rate: '612.4837',
  inserted: Date.UTC(2026, 6, 1, 10, 5, 30),
  paymentMethodId: 2,
  paymentMethod: 'Pago móvil',
  paymentDetails: { cedula: 'V4123456', telefono: '04140000001' },
};

describe('one exchange', () => {
  test('is read in the documented spelling, without empty payment details', () => {
    expect(readExchangeDetail(detail)).toEqual(read);
  });

  test.each([
    ['details as JSON text', { paymentDetails: JSON.stringify(detail.paymentDetails) }],
    [
      'details under exchangeBeneficiary',
      { paymentDetails: null, exchangeBeneficiary: { paymentDetails: detail.paymentDetails } },
    ],
    [
      'details as text under exchangeBeneficiary',
      { paymentDetails: {}, exchangeBeneficiary: { paymentDetails: JSON.stringify(detail.paymentDetails) } },
    ],
    ['an alias as text', { beneficiary: 'Mamá' }],
    ['amounts as text', { amountSend: '100', amountReceive: '61248.37', rate: '612.4837' }],
  ])('is the same with %s', (_name, change) => {
    expect(readExchangeDetail({ ...detail, ...change })).toEqual(read);
  });

  test('keeps details that are not JSON as a single detail', () => {
    expect(readExchangeDetail({ ...detail, paymentDetails: ' Retiro en taquilla\n' }).paymentDetails).toEqual(
      {
        detalle: 'Retiro en taquilla',
      },
    );
  });

  test('has its primary key, or the requested id, if it has no id', () => {
    expect(readExchangeDetail({ ...detail, exchangeId: null }, 'x').exchangeId).toBe('7');
    expect(readExchangeDetail({ status: 'Nuevo' }, 'x').exchangeId).toBe('x');
    expect(() => readExchangeDetail({ status: 'Nuevo' })).toThrow('Respuesta inesperada del servidor');
  });

  test('treats a value that is not finite as unknown', () => {
    const odd = readExchangeDetail({ ...detail, amountSend: 'NaN', amountReceive: null, rate: {} });
    expect(odd).toMatchObject({ amountSend: null, amountReceive: null, rate: null });
  });

  test('has the beneficiary if the server sends one', () => {
    expect(readExchangeDetail({ ...detail, exchangeBeneficiary: { fkBeneficiary: 3 } }).beneficiaryId).toBe(
      3,
    );
    expect(readExchangeDetail({ ...detail, beneficiary: { id: 4, alias: 'Mamá' } }).beneficiaryId).toBe(4);
  });

  test('can be read back from the navigation state after a reload', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(Object.keys(detail).map((key) => [key, fc.jsonValue()]))),
        (odd) => {
          const once = readExchangeDetail(odd, 'x');
          expect(readExchangeDetail(structuredClone(once))).toEqual(once);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([null, {}, { data: null }, { data: {} }, { data: [] }, []])('%j means not found', (answer) => {
    expect(readExchangeAnswer(answer, '7')).toBeNull();
  });

  test.each([detail, { data: detail }, { data: [detail] }])(
    'is found in every place of the answer',
    (answer) => {
      expect(readExchangeAnswer(answer, '7')).toEqual(read);
    },
  );

  test.each(['x', 7, { data: 'x' }])('%j is unreadable', (answer) => {
    expect(() => readExchangeAnswer(answer, '7')).toThrow('Respuesta inesperada del servidor');
  });
});

describe('the list', () => {
  const row = { ...detail, beneficiary: 'Mamá' };

  test.each([{ data: [row], count: 1 }, { data: [row] }, [row]])(
    'is read from data or from the answer itself',
    (answer) => {
      const list = readExchangeList(answer);
      expect(list.count).toBe(1);
      expect(list.exchanges).toHaveLength(1);
      expect(list.exchanges[0]).toMatchObject({ exchangeId: 'TRP-2026-000007', beneficiary: 'Mamá' });
    },
  );

  test("has the server's count and omits rows that are not exchanges", () => {
    const list = readExchangeList({ data: [row, null, 'x', {}], count: 40 });
    expect(list).toMatchObject({ count: 40, exchanges: [{ exchangeId: 'TRP-2026-000007' }] });
  });

  test.each([null, {}, { data: {} }, 'x'])('%j is unreadable', (answer) => {
    expect(() => readExchangeList(answer)).toThrow('Respuesta inesperada del servidor');
  });
});
