import type { ExchangeDetail } from '@/api/exchanges';
import { config } from '@/lib/config';
import { currenciesOf } from '@/lib/currencies';
import { formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { NO_STATUS } from '@/ui/feedback/StatusBadge';
import { withoutNumbers } from '../receipt';
import { seenText, type SeenStatus } from '../story/statusStory';

/** What may be wrong with an exchange, in the order of the list. */
export const problems = [
  'No ha llegado el dinero',
  'Ha llegado otro monto',
  'Los datos del beneficiario están mal',
  'Otro problema',
] as const;
export type Problem = (typeof problems)[number];

/** What support has to know about a problem. */
export interface ProblemSource {
  readonly exchange: ExchangeDetail;
  /** The statuses that this device saw, oldest first. */
  readonly seen: readonly SeenStatus[];
  /** The sender's name; undefined while it is unknown. */
  readonly name: string | undefined;
  /** In ms. */
  readonly now: number;
  readonly timeZone: string | undefined;
}

/** The message is an address, and browsers and WhatsApp limit its length. */
const MOST_STATUSES = 8;

/** The message for support, with the facts that support would ask for (product 2.27). */
export function problemMessage(problem: Problem, source: ProblemSource): string {
  const { exchange, seen, name, now, timeZone } = source;
  const { send, receive } = currenciesOf(exchange);
  const amounts = [
    exchange.amountSend && formatMoney(exchange.amountSend, send),
    exchange.amountReceive && formatMoney(exchange.amountReceive, receive),
  ].filter((amount) => amount !== null);
  const states = seen
    .slice(-MOST_STATUSES)
    .map(({ status, at }) => `- ${withoutNumbers(status ?? NO_STATUS)}, ${seenText(at, now, timeZone)}`);
  const lines = [
    name === undefined ? 'Hola.' : `Hola, soy ${withoutNumbers(name)}.`,
    `Problema: ${problem}.`,
    `Envío: ${exchange.exchangeId}`,
    exchange.beneficiary !== null && `Beneficiario: ${withoutNumbers(exchange.beneficiary)}`,
    amounts.length > 0 && `Monto: ${amounts.join(' → ')}`,
    exchange.inserted !== null && `Fecha: ${formatDateTime(exchange.inserted, timeZone)}`,
    `Estado: ${withoutNumbers(exchange.status ?? NO_STATUS)}`,
    ...(states.length > 0 ? ['Estados vistos:', ...states] : []),
  ];
  return lines.filter((line) => line !== false).join('\n');
}

/** A link to a WhatsApp chat with support that starts with this message. */
export const problemLink = (message: string) => `${config.supportChat}?text=${encodeURIComponent(message)}`;
