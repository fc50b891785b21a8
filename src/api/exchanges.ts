import { parseInstant } from '@/lib/dates';
import { toDecimal, type Decimal } from '@/lib/money';
import { asArray, asNumber, asObject, asText, pick, type JsonObject } from '@/lib/read';
import { uniqueBy } from '@/lib/unique';
import { queryOptions } from '@tanstack/react-query';
import { unreadable } from './errors';
import { call } from './http';
import type { PaymentDetails } from './wire';

/** A transfer, as the history lists it (spec §3); null is what the server did not say, or said unreadably. */
export interface Exchange {
  /** The public id, or the primary key where there is none. */
  readonly exchangeId: string;
  readonly status: string | null;
  /** As the server wrote it: only a plain hex colour is one. */
  readonly statusColour: string | null;
  /** The beneficiary's alias. */
  readonly beneficiary: string | null;
  readonly amountSend: Decimal | null;
  readonly currencySend: string | null;
  readonly amountReceive: Decimal | null;
  readonly currencyReceive: string | null;
  readonly rate: Decimal | null;
  /** When it was registered, in ms. */
  readonly inserted: number | null;
}

/** A transfer, as its receipt shows it (spec §3). */
export interface ExchangeDetail extends Exchange {
  readonly beneficiaryId: number | null;
  readonly paymentMethodId: number | null;
  readonly paymentMethod: string | null;
  readonly paymentDetails: PaymentDetails;
}

/** The history: what was readable of it, and how many transfers the server counts. */
export interface ExchangeList {
  readonly exchanges: readonly Exchange[];
  readonly count: number;
}

const text = (value: unknown) => asText(value)?.trim() ?? null;

/** The fields that list and detail share; undefined when there is no id to address the transfer by. */
function readCommon(source: JsonObject, requestedId?: string): Exchange | undefined {
  const exchangeId =
    text(pick(source, 'exchangeId', 'exchange_id', 'ExchangeId')) ??
    text(pick(source, 'pkExchange', 'PKExchange', 'id')) ??
    requestedId;
  if (exchangeId === undefined) return undefined;
  const beneficiary = pick(source, 'beneficiary', 'Beneficiary');
  const nested = asObject(pick(source, 'exchangeBeneficiary'));
  return {
    exchangeId,
    status: text(pick(source, 'status')),
    statusColour: text(pick(source, 'statusColour', 'statusColor')),
    beneficiary:
      text(beneficiary) ??
      text(pick(asObject(beneficiary), 'alias', 'Alias')) ??
      text(pick(nested, 'alias', 'Alias')),
    amountSend: toDecimal(pick(source, 'amountSend')),
    currencySend: text(pick(source, 'currencySend')),
    amountReceive: toDecimal(pick(source, 'amountReceive')),
    currencyReceive: text(pick(source, 'currencyReceive')),
    rate: toDecimal(pick(source, 'rate')),
    inserted: parseInstant(pick(source, 'inserted')),
  };
}

/** Payment details from an object or its JSON text; text that is no JSON is kept as the one detail it is. */
function readPaymentDetails(value: unknown): PaymentDetails | undefined {
  if (typeof value === 'string') {
    if (value.trim() === '') return undefined;
    try {
      return readPaymentDetails(JSON.parse(value) as object | null);
    } catch {
      return readPaymentDetails({ detalle: value });
    }
  }
  const details = asObject(value);
  if (!details) return undefined;
  const pairs = Object.entries(details).flatMap(([name, detail]) => {
    const shown = text(detail);
    return shown === null ? [] : [[name, shown] as const];
  });
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
}

/**
 * One transfer from any of the tolerated spellings, its own shape included. `requestedId` names it where the answer
 * does not.
 * @throws ApiError when it is no object, or nothing identifies it.
 */
export function readExchangeDetail(value: unknown, requestedId?: string): ExchangeDetail {
  const source = asObject(value);
  const common = source && readCommon(source, requestedId);
  if (!common) throw unreadable();
  const nested = asObject(pick(source, 'exchangeBeneficiary'));
  const beneficiary = asObject(pick(source, 'beneficiary', 'Beneficiary'));
  return {
    ...common,
    beneficiaryId:
      asNumber(pick(source, 'fkBeneficiary', 'beneficiaryId')) ??
      asNumber(pick(nested, 'fkBeneficiary', 'beneficiaryId')) ??
      asNumber(pick(beneficiary, 'id', 'pkBeneficiary', 'fkBeneficiary')) ??
      null,
    paymentMethodId:
      asNumber(pick(source, 'fkPaymentMethod', 'paymentMethodId')) ??
      asNumber(pick(nested, 'fkPaymentMethod', 'paymentMethodId')) ??
      null,
    paymentMethod: text(pick(source, 'paymentMethod', 'paymentMethodName')),
    paymentDetails:
      readPaymentDetails(pick(source, 'paymentDetails')) ??
      readPaymentDetails(pick(nested, 'paymentDetails')) ??
      {},
  };
}

/** The list, each id once, from a data array or the answer itself; rows that nothing identifies are left out. */
export function readExchangeList(answer: unknown): ExchangeList {
  const rows = asArray(answer) ?? asArray(pick(asObject(answer), 'data', 'exchanges'));
  if (!rows) throw unreadable();
  const readable = rows.flatMap((row) => {
    const source = asObject(row);
    return (source && readCommon(source)) ?? [];
  });
  const exchanges = uniqueBy(readable, ({ exchangeId }) => exchangeId);
  return { exchanges, count: asNumber(pick(asObject(answer), 'count')) ?? exchanges.length };
}

/** The transfer of a detail answer, or null when the answer is empty, which means that it was not found. */
export function readExchangeAnswer(answer: unknown, id: string): ExchangeDetail | null {
  const body = asObject(answer);
  const data = body && Object.hasOwn(body, 'data') ? body.data : answer;
  const found = asArray(data) ? asArray(data)?.[0] : data;
  const fields = asObject(found);
  if (found === null || found === undefined || (fields && Object.keys(fields).length === 0)) return null;
  return readExchangeDetail(found, id);
}

/** GET /api/exchanges: the user's transfers, in the server's order, newest first. */
export const exchangesQuery = () =>
  queryOptions({
    queryKey: ['exchanges'],
    queryFn: async ({ signal }) => readExchangeList(await call('listExchanges', {}, { signal })),
  });

/** GET /api/exchange/id/{id}: one transfer, null when the answer is empty. */
export const exchangeQuery = (id: string) =>
  queryOptions({
    queryKey: ['exchange', id],
    queryFn: async ({ signal }) =>
      readExchangeAnswer(await call('getExchange', { params: { id } }, { signal }), id),
  });
