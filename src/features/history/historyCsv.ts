import type { Exchange } from '@/api/exchanges';
import { toCsv } from '@/lib/csv';
import { currenciesOf } from '@/lib/currencies';
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
