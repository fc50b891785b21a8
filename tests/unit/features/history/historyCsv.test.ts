import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Exchange } from '@/api/exchanges';
import { historyCsv, toCsv } from '@/features/history/historyCsv';

/** Parses a CSV file like a Spanish spreadsheet. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  const cell = /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n)/gy;
  let row: string[] = [];
  for (const [, text = '', end] of file.replace(/^\ufeff/, '').matchAll(cell)) {
    row.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const runs = /^[=+\-@\t\r\n＝＋－＠]/;
const numeric = /^-?\d+(,\d+)?$/;
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ';', '"', ',', 'a', '1', '＝') }),
);

test('starts with a byte order mark and ends each row with CRLF', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['1,50', ''],
    ]),
  ).toBe('\ufeffa;b\r\n1,50;\r\n');
});

test('every text survives a round trip, except for the apostrophe that disarms a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(texts, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const disarmed = rows.map((row) =>
        row.map((text) => (runs.test(text) && !numeric.test(text) ? `'${text}` : text)),
      );
      expect(readCsv(toCsv(rows))).toEqual(disarmed);
    }),
  );
});

const exchange: Exchange = {
  exchangeId: 'TRP-1',
  status: 'Completado',
  statusColour: '#15803D',
  beneficiary: '=HYPERLINK("http://malo.example")',
  amountSend: '1234.5',
  currencySend: null,
  amountReceive: '-3.25',
  currencyReceive: 'USD',
  rate: '612.4837',
  inserted: Date.UTC(2026, 6, 2, 8, 5),
};

test('the file has numbers that add up, dates of the zone, and empty cells for unknown values', () => {
  const unknown: Exchange = {
    ...exchange,
    exchangeId: 'TRP-2',
    status: null,
    beneficiary: null,
    amountSend: null,
    inserted: null,
  };
  expect(readCsv(historyCsv([exchange, unknown], 'Europe/Madrid'))).toEqual([
    [
      'Identificador',
      'Fecha',
      'Beneficiario',
      'Estado',
      'Monto enviado',
      'Moneda enviada',
      'Monto recibido',
      'Moneda recibida',
      'Tasa',
    ],
    [
      'TRP-1',
      '02/07/2026 10:05',
      '\'=HYPERLINK("http://malo.example")',
      'Completado',
      '1234,5',
      'EUR',
      '-3,25',
      'USD',
      '612,4837',
    ],
    ['TRP-2', '', '', '', '', 'EUR', '-3,25', 'USD', '612,4837'],
  ]);
});
