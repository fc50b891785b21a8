import type { Exchange } from '@/api/exchanges';
import { toCsv } from '@/lib/csv';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { formatSpreadsheetDate } from '@/lib/dates';
import type { Decimal } from '@/lib/money';

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

/** A number that a Spanish spreadsheet can add up: no grouping, every decimal. */
const number = (value: Decimal | null) => value?.replace('.', ',') ?? '';

/** The transfers as a CSV file, dates in the user's zone; what is unknown is an empty cell. */
export function historyCsv(exchanges: readonly Exchange[], timeZone: string | undefined): string {
  const rows = exchanges.map((exchange) => [
    exchange.exchangeId,
    exchange.inserted === null ? '' : formatSpreadsheetDate(exchange.inserted, timeZone),
    exchange.beneficiary ?? '',
    exchange.status ?? '',
    number(exchange.amountSend),
    exchange.currencySend ?? SEND_CURRENCY.code,
    number(exchange.amountReceive),
    exchange.currencyReceive ?? RECEIVE_CURRENCY.code,
    number(exchange.rate),
  ]);
  return toCsv([HEADINGS, ...rows]);
}

/** Hands a CSV file to the browser's downloads. */
export function downloadCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
