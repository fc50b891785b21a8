import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { detailKind } from '@/lib/detailKind';
import { asObject, pick } from '@/lib/jsonValues';
import { KnownError } from '@/lib/knownError';
import { toDecimal, toWireNumber, type Decimal } from '@/lib/money';
import type { Body } from './contract';
import { ApiError, unreadable } from './errors';
import { readExchangeDetail, type ExchangeDetail } from './exchanges';
import { callAndRead } from './http';
import { messages } from './messages';
import type { PaymentDetails } from './wire';

/** What to send, to whom and at which rate. */
export interface NewExchange {
  /** Euros. */
  readonly amount: Decimal;
  /** Bs. */
  readonly receive: Decimal;
  /** Bs per euro. */
  readonly rate: Decimal;
  readonly beneficiary: {
    readonly id: number;
    readonly paymentMethodId: number;
    readonly paymentDetails: PaymentDetails;
  };
}

function withoutAlias(details: PaymentDetails): PaymentDetails {
  return Object.fromEntries(Object.entries(details).filter(([key]) => detailKind(key) !== 'alias'));
}

/**
 * Reads the exchange of an answer to its creation.
 * @throws ApiError 'No exchange in response' when there is none.
 */
export function readCreatedExchange(answer: unknown): ExchangeDetail {
  const exchange =
    pick(asObject(answer), 'exchange') ?? pick(asObject(pick(asObject(answer), 'data')), 'exchange');
  if (!asObject(exchange)) throw unreadable(messages.noExchange);
  return readExchangeDetail(exchange);
}

/**
 * The body of POST /api/exchange.
 * @throws KnownError when the beneficiary has no payment method (product 5.11).
 */
export function exchangeBody({ amount, receive, rate, beneficiary }: NewExchange): Body<'createExchange'> {
  const { id, paymentMethodId, paymentDetails } = beneficiary;
  if (!Number.isInteger(paymentMethodId) || paymentMethodId <= 0)
    throw new KnownError(messages.noPaymentMethod);
  return {
    fkCurrencySend: SEND_CURRENCY.id,
    amountSend: toWireNumber(amount),
    fkCurrencyReceive: RECEIVE_CURRENCY.id,
    amountReceive: toWireNumber(receive),
    rate: toWireNumber(rate),
    exchangeBeneficiary: {
      fkBeneficiary: id,
      fkPaymentMethod: paymentMethodId,
      paymentDetails: withoutAlias(paymentDetails),
    },
  };
}

/**
 * POST /api/exchange. The same `idempotencyKey` never creates a second exchange. Amounts and rate that the answer does
 * not have are those that were sent.
 * @throws ApiError 'No exchange in response' when the answer contains none.
 */
export async function createExchange(
  body: Body<'createExchange'>,
  idempotencyKey: string,
): Promise<ExchangeDetail> {
  const headers = { 'idempotency-key': idempotencyKey };
  const made = await callAndRead('createExchange', { body }, readCreatedExchange, { headers });
  // The server made what the body asked for, whatever the answer leaves out.
  return {
    ...made,
    amountSend: made.amountSend ?? toDecimal(body.amountSend),
    amountReceive: made.amountReceive ?? toDecimal(body.amountReceive),
    rate: made.rate ?? toDecimal(body.rate),
  };
}

/** True when the server refused an exchange because its rate is no longer current (product 4.9). */
export function isRateChange(error: unknown): boolean {
  return error instanceof ApiError && error.details.serverText === messages.rateChanged;
}
