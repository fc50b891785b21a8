import type { ExchangeDetail } from '@/api/exchanges';
import { senderLines, type Sender } from '@/api/sender';
import { currenciesOf } from '@/lib/currencies';
import { formatDateTime, type Day } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { hasYearsOf, workingDaysAfter } from '@/lib/workingDays';
import { NO_STATUS } from '@/ui/feedback/StatusBadge';
import { rateLine, withoutNumbers } from '../receipt';
import type { SeenStatus } from '../story/statusStory';

/** Real Decreto-ley 19/2018, article 69: how long a provider of payment services has to answer. */
export const ANSWER_WITHIN = 15;

/** When a letter must be answered that is received on a day. */
export interface Answer {
  readonly due: Day;
  /** Whether the list of holidays has the years from that day on. */
  readonly skipsHolidays: boolean;
}

export function answerTo(received: Day, holidays: readonly Day[]): Answer {
  const due = workingDaysAfter(received, ANSWER_WITHIN, holidays);
  if (hasYearsOf(holidays, received, due)) return { due, skipsHolidays: true };
  // Some of them would make a rule that nobody can check.
  return { due: workingDaysAfter(received, ANSWER_WITHIN, []), skipsHolidays: false };
}

/** Who complains. What the app does not know is a line to write on. */
export const complainant = (sender: Sender) => [
  ...senderLines(sender),
  { label: 'Documento de identidad', value: '' },
];

/** A status with the time of its reading: it may be older. */
const readingText = (status: string | null, at: number, timeZone: string | undefined) =>
  `${withoutNumbers(status ?? NO_STATUS)}, visto el ${formatDateTime(at, timeZone)}`;

/** What a letter says about an exchange; without what is unknown, and without any payment detail. */
export function letterFacts(exchange: ExchangeDetail, readAt: number, timeZone: string | undefined) {
  const { send, receive } = currenciesOf(exchange);
  return [
    { label: 'Identificador', value: exchange.exchangeId },
    {
      label: 'Fecha',
      value: exchange.inserted === null ? null : formatDateTime(exchange.inserted, timeZone),
    },
    { label: 'Monto enviado', value: exchange.amountSend && formatMoney(exchange.amountSend, send) },
    {
      label: 'Monto por recibir',
      value: exchange.amountReceive && formatMoney(exchange.amountReceive, receive),
    },
    { label: 'Tasa', value: rateLine(exchange) },
    { label: 'Método de pago', value: exchange.paymentMethod },
    { label: 'Beneficiario', value: exchange.beneficiary && withoutNumbers(exchange.beneficiary) },
    { label: 'Estado', value: readingText(exchange.status, readAt, timeZone) },
  ].filter(({ value }) => value !== null && value !== undefined);
}

/** The statuses that this device saw, oldest first. */
export const letterStatuses = (seen: readonly SeenStatus[], timeZone: string | undefined) =>
  seen.map(({ status, at }) => readingText(status, at, timeZone));
