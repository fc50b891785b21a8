import type { ExchangeBody } from '@/api/wire';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { formatMoney, receiveFor, sameDecimal, toDecimal, type Decimal } from '@/lib/money';
import type { CallChange, Reason } from '../decision';

/** Upper limit of one exchange, in euros. */
const MAXIMUM_SEND: Decimal = '3000';

/** True when `a` >= `b`. Numbers compare exactly here: amounts have at most 2 decimals and 14 digits. */
const atLeast = (a: Decimal, b: Decimal) => Number(a) >= Number(b);

/** Refuses euros below the minimum; undefined if the amount is high enough. */
export function belowMinimum(amountSend: number, minimum: number, change: CallChange): Reason | undefined {
  if (amountSend >= minimum) return undefined;
  const text = formatMoney(String(minimum), SEND_CURRENCY.code);
  return { rule: 'minimum', named: text, nearest: { text: `Un envío de ${text}.`, change } };
}

/** True for a positive amount with at most two decimals. */
function isAmount(value: number): boolean {
  const decimal = toDecimal(value);
  return decimal !== null && value > 0 && /^\d+(\.\d{1,2})?$/.test(decimal);
}

/**
 * The first reason to refuse the amounts of an exchange; undefined if there is none. The amount to receive must not
 * exceed send × rate, rounded down, whatever the client computed.
 */
export function refuseExchange(body: ExchangeBody, rate: number, minimum: number): Reason | undefined {
  const { amountSend, amountReceive } = body;
  /** The same exchange with another amount, at the current rate. */
  const amounts = (euros: number) => ({
    body: { rate, amountSend: euros, amountReceive: Number(receiveFor(String(euros), String(rate))) },
  });
  if (body.fkCurrencySend !== SEND_CURRENCY.id || body.fkCurrencyReceive !== RECEIVE_CURRENCY.id) {
    const [fkCurrencySend, fkCurrencyReceive] = [SEND_CURRENCY.id, RECEIVE_CURRENCY.id];
    const text = `De ${SEND_CURRENCY.code} (${fkCurrencySend}) a ${RECEIVE_CURRENCY.code} (${fkCurrencyReceive}).`;
    return {
      rule: 'currencyPair',
      nearest: { text, change: { body: { fkCurrencySend, fkCurrencyReceive } } },
    };
  }
  if (!isAmount(amountSend) || !isAmount(amountReceive)) {
    const euros = Math.max(Math.round(amountSend * 100) / 100, minimum);
    const text = `${formatMoney(String(euros), SEND_CURRENCY.code)}, y lo que da la tasa.`;
    return { rule: 'amount', nearest: { text, change: amounts(euros) } };
  }
  if (!sameDecimal(String(body.rate), String(rate))) {
    const nearest = { text: `La tasa vigente: ${rate}.`, change: amounts(amountSend) };
    return { rule: 'currentRate', nearest };
  }
  const under = belowMinimum(amountSend, minimum, amounts(minimum));
  if (under) return under;
  if (!atLeast(MAXIMUM_SEND, String(amountSend))) {
    const text = formatMoney(MAXIMUM_SEND, SEND_CURRENCY.code);
    const nearest = { text: `Un envío de ${text}.`, change: amounts(Number(MAXIMUM_SEND)) };
    return { rule: 'maximum', named: text, nearest };
  }
  const most = receiveFor(String(amountSend), String(rate));
  if (!atLeast(most, String(amountReceive))) {
    const nearest = { text: `Recibir ${most} como mucho.`, change: amounts(amountSend) };
    return { rule: 'amountReceive', nearest };
  }
  return undefined;
}
