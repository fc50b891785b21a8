import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExchangeAnswer, readExchangeDetail, readExchangeList, withExchange } from '@/api/exchanges';

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
    for (const text of ['Retiro en taquilla', '3055551234', 'true'])
      expect(readExchangeDetail({ ...detail, paymentDetails: ` ${text}\n` }).paymentDetails).toEqual({
        detalle: text,
      });
  });

  test('has its primary key, or the requested id, if it has no id', () => {
    expect(readExchangeDetail({ ...detail, exchangeId: null }, 'x').exchangeId).toBe('7');
    expect(readExchangeDetail({ status: 'Nuevo' }, 'x').exchangeId).toBe('x');
    expect(() => readExchangeDetail({ status: 'Nuevo' })).toThrow('Respuesta inesperada del servidor');
  });

  test('has no details if they are blank or empty in both places', () => {
    for (const paymentDetails of ['', ' \n', '{}', '""', 'null', {}, null])
      expect(
        readExchangeDetail({ ...detail, paymentDetails, exchangeBeneficiary: { paymentDetails } })
          .paymentDetails,
      ).toEqual({});
  });

  test('prefers details in the second place to blank ones in the first', () => {
    const nested = { exchangeBeneficiary: { paymentDetails: { cuenta: '1' } } };
    expect(readExchangeDetail({ ...detail, ...nested, paymentDetails: ' ' }).paymentDetails).toEqual({
      cuenta: '1',
    });
  });

  test('has texts without surrounding spaces', () => {
    expect(readExchangeDetail({ ...detail, exchangeId: ' T ', status: ' En proceso\n' })).toMatchObject({
      exchangeId: 'T',
      status: 'En proceso',
    });
  });

  test.each([
    [{ exchange_id: 'T' }, { exchangeId: 'T' }],
    [{ ExchangeId: 'T' }, { exchangeId: 'T' }],
    [{ exchangeId: 'T', id: 5 }, { exchangeId: 'T' }],
    [{ PKExchange: 5 }, { exchangeId: '5' }],
    [{ id: 5 }, { exchangeId: '5' }],
    [{ id: 5, statusColor: '#fff' }, { statusColour: '#fff' }],
    [{ id: 5, Beneficiary: 'Mamá' }, { beneficiary: 'Mamá' }],
    [{ id: 5, beneficiary: { Alias: 'Mamá' } }, { beneficiary: 'Mamá' }],
    [{ id: 5, exchangeBeneficiary: { alias: 'Mamá' } }, { beneficiary: 'Mamá' }],
    [{ id: 5, exchangeBeneficiary: { Alias: 'Mamá' } }, { beneficiary: 'Mamá' }],
    [{ id: 5, paymentMethodName: 'Zelle' }, { paymentMethod: 'Zelle' }],
  ])('is read from %j', (source, fields) => {
    const exchange = readExchangeDetail(source);
    expect(exchange).toMatchObject(fields);
    expect(readExchangeAnswer([source], exchange.exchangeId)).toMatchObject(fields);
  });

  test.each([
    { fkBeneficiary: 4 },
    { beneficiaryId: 4 },
    { exchangeBeneficiary: { fkBeneficiary: 4 } },
    { exchangeBeneficiary: { beneficiaryId: 4 } },
    { beneficiary: { id: 4 } },
    { beneficiary: { pkBeneficiary: 4 } },
    { Beneficiary: { fkBeneficiary: 4 } },
  ])('reads the id of the beneficiary from %j', (source) => {
    expect(readExchangeDetail({ exchangeId: 'T', ...source }).beneficiaryId).toBe(4);
  });

  test.each([
    { paymentMethodId: 2 },
    { exchangeBeneficiary: { fkPaymentMethod: 2 } },
    { exchangeBeneficiary: { paymentMethodId: 2 } },
  ])('reads the id of the method from %j', (source) => {
    expect(readExchangeDetail({ exchangeId: 'T', ...source }).paymentMethodId).toBe(2);
  });

  test('treats a value that is not finite as unknown', () => {
    const odd = readExchangeDetail({ ...detail, amountSend: 'NaN', amountReceive: null, rate: {} });
    expect(odd).toMatchObject({ amountSend: null, amountReceive: null, rate: null });
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

  test.each([
    'x',
    7,
    { data: 'x' },
    { ...detail, pkExchange: 8 },
    { exchange: detail },
    { data: { exchange: detail } },
    { success: false, message: 'Mantenimiento' },
  ])('%j is unreadable', (answer) => {
    expect(() => readExchangeAnswer(answer, '7')).toThrow('Respuesta inesperada del servidor');
  });
});

describe('the list', () => {
  const row = { ...detail, beneficiary: 'Mamá' };

  test.each([{ data: [row], count: 1 }, { data: [row] }, { exchanges: [row] }, [row]])(
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

  test('has each exchange once', () => {
    const list = readExchangeList([row, { ...row, status: 'Otra' }, { ...row, exchangeId: 'TRP-8' }]);
    expect(list.exchanges.map(({ exchangeId, status }) => `${exchangeId} ${status}`)).toEqual([
      'TRP-2026-000007 En proceso',
      'TRP-8 En proceso',
    ]);
    expect(list.count).toBe(2);
  });

  test('has the newest first, in whatever order the server sends them, and the undated last', () => {
    const sent = [null, '2026-05-01', 'ayer', '2026-07-01', '2026-06-01'];
    const rows = sent.map((inserted, index) => ({ ...row, exchangeId: String(index), inserted }));
    expect(
      readExchangeList(rows)
        .exchanges.map(({ exchangeId }) => exchangeId)
        .join(''),
    ).toBe('34102');
  });

  test('gets an exchange that was made since, once, as its newest', () => {
    const [old, made] = ['TRP-1', 'TRP-2'].map((exchangeId) => readExchangeDetail({ ...detail, exchangeId }));
    if (!old || !made) throw new Error('two exchanges');
    const history = { exchanges: [old], count: 40, readAt: 5, askedAt: 5, hasContent: true };
    const longer = withExchange(history, made);
    expect(longer).toEqual({ exchanges: [made, old], count: 41, readAt: 5, askedAt: 5, hasContent: true });
    expect(withExchange(longer, old)).toBe(longer);
    expect(withExchange(longer, made)).toBe(longer);
  });

  test.each([null, {}, { data: {} }, 'x'])('%j is unreadable', (answer) => {
    expect(() => readExchangeList(answer)).toThrow('Respuesta inesperada del servidor');
  });
});
