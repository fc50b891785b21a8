import { isPositive, type Decimal } from './money';

/** The currencies of the product (product 9.3), euros to bolivars, with their ids on the server. */
export const SEND_CURRENCY = { id: 43, code: 'EUR' } as const;
export const RECEIVE_CURRENCY = { id: 147, code: 'VES' } as const;

interface Currencies {
  readonly currencySend: string | null;
  readonly currencyReceive: string | null;
}

/** What an exchange sends. */
export interface SentAmount extends Currencies {
  readonly amountSend: Decimal | null;
}

/** The currency codes of an exchange. Defaults to those of the corridor (product 9.5). */
export function currenciesOf(exchange: Currencies): { readonly send: string; readonly receive: string } {
  return {
    send: exchange.currencySend ?? SEND_CURRENCY.code,
    receive: exchange.currencyReceive ?? RECEIVE_CURRENCY.code,
  };
}

/** The euros of an exchange, which the calculator can repeat; null in another currency or without an amount above zero. */
export const eurosOf = (exchange: SentAmount): Decimal | null =>
  currenciesOf(exchange).send === SEND_CURRENCY.code && isPositive(exchange.amountSend)
    ? exchange.amountSend
    : null;
