import { readExchangeDetail, type ExchangeDetail } from '@/api/exchanges';
import { detailLines, type DetailLine } from '@/api/paymentDetails';
import type { FieldConfiguration } from '@/api/paymentMethods';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { formatMoney, formatRate, type Decimal } from '@/lib/money';
import { isOwn } from '@/lib/owner';
import { asObject, pick } from '@/lib/read';

/** Spellings of the query parameter that names a transfer (spec §2 /envia3). */
const idParameters = ['id', 'exchangeid', 'exchangeId'];

/** The transfer that the address asks for, or undefined when it names none. */
export function requestedId(query: URLSearchParams): string | undefined {
  return idParameters.map((name) => query.get(name)?.trim()).find((id) => id !== undefined && id !== '');
}

/**
 * The transfer that step 2 left in the history entry of this user (decisions 39), unless the address asks for another
 * one.
 */
export function exchangeInState(state: unknown, id: string | undefined): ExchangeDetail | undefined {
  const carried = pick(asObject(state), 'exchange');
  if (carried === undefined || !isOwn(state)) return undefined;
  try {
    const exchange = readExchangeDetail(carried);
    return id === undefined || id === exchange.exchangeId ? exchange : undefined;
  } catch {
    // The browser keeps states over releases: one that cannot be read any more is none.
    return undefined;
  }
}

/**
 * A transfer brought up to date: amounts and rate stay as they were shown when they are numbers, status and colour are
 * the server's, and so is the rest where the server says it (spec §2 /envia3).
 */
export function mergeExchange(local: ExchangeDetail, server: ExchangeDetail): ExchangeDetail {
  const named = Object.keys(server.paymentDetails).length > 0;
  return {
    exchangeId: local.exchangeId,
    amountSend: local.amountSend ?? server.amountSend,
    amountReceive: local.amountReceive ?? server.amountReceive,
    rate: local.rate ?? server.rate,
    status: server.status,
    statusColour: server.statusColour,
    currencySend: server.currencySend ?? local.currencySend,
    currencyReceive: server.currencyReceive ?? local.currencyReceive,
    inserted: server.inserted ?? local.inserted,
    beneficiary: server.beneficiary ?? local.beneficiary,
    beneficiaryId: server.beneficiaryId ?? local.beneficiaryId,
    paymentMethodId: server.paymentMethodId ?? local.paymentMethodId,
    paymentMethod: server.paymentMethod ?? local.paymentMethod,
    paymentDetails: named ? server.paymentDetails : local.paymentDetails,
  };
}

/** 'Tasa: 1 EUR = 39,50 VES', without the codes that are unknown (decisions 21); undefined without a rate. */
export function rateLine({ rate, currencySend, currencyReceive }: ExchangeDetail): string | undefined {
  if (rate === null) return undefined;
  const words = ['1', currencySend, '=', formatRate(rate), currencyReceive];
  return `Tasa: ${words.filter((word) => word !== null).join(' ')}`;
}

/** The payment details with their labels, those of the transfer's own method. */
export function paymentDetailLines(
  { paymentDetails, paymentMethodId, paymentMethod }: ExchangeDetail,
  configurations: readonly FieldConfiguration[],
): readonly DetailLine[] {
  return detailLines(paymentDetails, { id: paymentMethodId, name: paymentMethod }, configurations);
}

const shownMoney = (value: Decimal | null, currency: string) =>
  value === null ? undefined : formatMoney(value, currency);

/** What is shared of a transfer: nothing that would tell a stranger whose account it goes to. */
export function shareText(exchange: ExchangeDetail): string {
  const sent = shownMoney(exchange.amountSend, exchange.currencySend ?? SEND_CURRENCY.code);
  const received = shownMoney(exchange.amountReceive, exchange.currencyReceive ?? RECEIVE_CURRENCY.code);
  const lines = [
    `Envío ${exchange.exchangeId}`,
    sent && received && `${sent} → ${received}`,
    rateLine(exchange),
    exchange.status && `Estado: ${exchange.status}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** A WhatsApp chat with support that starts by naming the transfer. */
export function helpLink(whatsAppNumber: string, exchangeId: string): string {
  const text = encodeURIComponent(`Hola, necesito ayuda con el envío ${exchangeId}.`);
  return `https://wa.me/${whatsAppNumber}?text=${text}`;
}
