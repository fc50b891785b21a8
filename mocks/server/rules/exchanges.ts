import type { ExchangeBody } from '@/api/wire';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { formatMoney, receiveFor, sameDecimal, toDecimal, type Decimal } from '@/lib/money';

/** Upper limit of one exchange, in euros. */
const MAXIMUM_SEND: Decimal = '3000';

/** Why the server refuses an exchange: status and text of the answer. */
export interface Refusal {
  readonly status: 400 | 409 | 422;
  readonly error: string;
}

/** True when `a` >= `b`. Numbers compare exactly here: amounts have at most 2 decimals and 14 digits. */
const atLeast = (a: Decimal, b: Decimal) => Number(a) >= Number(b);

/** Refuses euros below the minimum; undefined if the amount is high enough. */
export function belowMinimum(amountSend: number, minimum: number): Refusal | undefined {
  if (amountSend >= minimum) return undefined;
  const text = formatMoney(String(minimum), SEND_CURRENCY.code);
  return { status: 422, error: `El monto mínimo para enviar es ${text}.` };
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
export function refuseExchange(body: ExchangeBody, rate: number, minimum: number): Refusal | undefined {
  if (body.fkCurrencySend !== SEND_CURRENCY.id || body.fkCurrencyReceive !== RECEIVE_CURRENCY.id) {
    return { status: 422, error: 'Par de monedas no disponible.' };
  }
  if (!isAmount(body.amountSend) || !isAmount(body.amountReceive)) {
    return { status: 400, error: 'Monto no válido.' };
  }
  if (!sameDecimal(String(body.rate), String(rate))) {
    return { status: 409, error: 'La tasa ha cambiado. Por favor, vuelve a intentarlo.' };
  }
  const under = belowMinimum(body.amountSend, minimum);
  if (under) return under;
  if (!atLeast(MAXIMUM_SEND, String(body.amountSend))) {
    const text = formatMoney(MAXIMUM_SEND, SEND_CURRENCY.code);
    return { status: 422, error: `El monto máximo por envío es ${text}.` };
  }
  const promised = String(body.amountReceive);
  if (!atLeast(receiveFor(String(body.amountSend), String(rate)), promised)) {
    return { status: 422, error: 'El monto a recibir no corresponde a la tasa.' };
  }
  return undefined;
}
