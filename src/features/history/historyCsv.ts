import type { Exchange } from '@/api/exchanges';
import { currenciesOf } from '@/lib/currencies';
import { formatSpreadsheetDate } from '@/lib/dates';
import type { Decimal } from '@/lib/money';

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const SEPARATOR = ';';

/** First characters that make a spreadsheet treat a text as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(,\d+)?$/;

/** A cell. A text that looks like a formula gets a leading apostrophe, which marks it as text for spreadsheets. */
function csvCell(text: string): string {
  const safe = FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A file for Spanish spreadsheets: semicolons, CRLF and a byte order mark. Numbers are passed with a decimal comma. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(SEPARATOR)}\r\n`).join('');
}

const HEADINGS = [
  'Identificador',
  'Fecha',
  'Beneficiario',
  'Estado',
  'Monto enviado',
  'Moneda enviada',
  'Monto recibido',
  'Moneda recibida',
  'Tasa',
];

/** A number that a Spanish spreadsheet can add up: no grouping, all decimals. */
const number = (value: Decimal | null) => value?.replace('.', ',') ?? '';

/** The exchanges as a CSV file, with dates in the user's zone; an unknown value is an empty cell. */
export function historyCsv(exchanges: readonly Exchange[], timeZone: string | undefined): string {
  const rows = exchanges.map((exchange) => [
    exchange.exchangeId,
    exchange.inserted === null ? '' : formatSpreadsheetDate(exchange.inserted, timeZone),
    exchange.beneficiary ?? '',
    exchange.status ?? '',
    number(exchange.amountSend),
    currenciesOf(exchange).send,
    number(exchange.amountReceive),
    currenciesOf(exchange).receive,
    number(exchange.rate),
  ]);
  return toCsv([HEADINGS, ...rows]);
}
