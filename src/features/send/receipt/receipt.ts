import { readExchangeDetail, type ExchangeDetail } from '@/api/exchanges';
import { detailLines, type DetailLine } from '@/api/paymentDetails';
import type { FieldConfiguration } from '@/api/paymentMethods';
import { countsAsSent } from '@/api/sentStatus';
import { DAY_MS, HOUR_MS } from '@/lib/clock';
import { currenciesOf } from '@/lib/currencies';
import { dataOfEntry } from '@/lib/entry';
import { asObject, pick } from '@/lib/jsonValues';
import { formatMoney, formatRate } from '@/lib/money';
import { receiptPath } from '@/lib/paths';
import { REJECTED } from '../transfer/texts';

/** Spellings of the query parameter for an exchange (product 2.20). */
const idParameters = ['id', 'exchangeid', 'exchangeId'];

/** The exchange id in the address; undefined if there is none. */
export function requestedId(query: URLSearchParams): string | undefined {
  return idParameters.map((name) => query.get(name)?.trim()).find((id) => id !== undefined && id !== '');
}

/**
 * The exchange that step 2 kept for this user's history entry (decision 39), unless the address names another one.
 */
export function exchangeInState(state: unknown, id: string | undefined): ExchangeDetail | undefined {
  const carried = pick(asObject(dataOfEntry(state)), 'exchange');
  if (carried === undefined) return undefined;
  try {
    const exchange = readExchangeDetail(carried);
    return id === undefined || id === exchange.exchangeId ? exchange : undefined;
  } catch {
    // The browser keeps states across releases; an unreadable one counts as absent.
    return undefined;
  }
}

/** True for an hour after 'Confirmar' has led to this history entry, also when a lost answer was found. */
export const isNewIn = (state: unknown, { inserted }: ExchangeDetail, now: number): boolean =>
  pick(asObject(dataOfEntry(state)), 'isNew') === true && (inserted === null || now - inserted < HOUR_MS);

/**
 * Updates an exchange: numeric amounts and the rate stay as shown, status and colour come from the server, and so
 * does every other value that the server sends (product 2.20).
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

/** '1 EUR = 39,50 VES', without unknown codes (product 2.20); undefined without a rate. */
export function rateLine({ rate, currencySend, currencyReceive }: ExchangeDetail): string | undefined {
  if (rate === null) return undefined;
  const words = ['1', currencySend, '=', formatRate(rate), currencyReceive];
  return words.filter((word) => word !== null).join(' ');
}

/** The payment details with the labels of the exchange's own method. */
export function paymentDetailLines(
  { paymentDetails, paymentMethodId, paymentMethod }: ExchangeDetail,
  configurations: readonly FieldConfiguration[],
): readonly DetailLine[] {
  return detailLines(paymentDetails, { id: paymentMethodId, name: paymentMethod }, configurations);
}

/** What became of an exchange, in words; undefined for an earlier one that was sent, because its status says it. */
export function outcomeOf(exchange: ExchangeDetail, isNew: boolean): string | undefined {
  if (!countsAsSent(exchange)) return REJECTED;
  if (!isNew) return undefined;
  const { amountSend, beneficiary } = exchange;
  const amount = amountSend === null ? '' : ` de ${formatMoney(amountSend, currenciesOf(exchange).send)}`;
  return `Tu envío${amount}${beneficiary === null ? '' : ` a ${beneficiary}`} está hecho`;
}

/** The letter in place of the receipt (product 2.28). */
export const complaintPath = (exchangeId: string) => `${receiptPath(exchangeId)}&reclamacion`;

/** Whether a letter makes sense: in the first day a message to support is faster, unless the exchange has failed. */
export const mayComplain = (exchange: ExchangeDetail, now: number): boolean =>
  !countsAsSent(exchange) || exchange.inserted === null || now - exchange.inserted >= DAY_MS;

/**
 * For texts that leave the app, in a message or a letter. An alias and a status are free texts, which may contain an
 * account, a phone or a document: numbers of five digits and more are left out, whatever stands between the digits,
 * letters apart.
 */
export const withoutNumbers = (text: string) => text.replace(/\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){4,}/gu, '…');
