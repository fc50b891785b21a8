import { queryOptions } from '@tanstack/react-query';
import { atMost } from '@/lib/atMost';
import { clock } from '@/lib/clock';
import { parseInstant } from '@/lib/dates';
import {
  asArray,
  asNumber,
  asObject,
  asText,
  finderIn,
  parseJson,
  pick,
  textFields,
  type JsonObject,
} from '@/lib/jsonValues';
import { toDecimal, type Decimal } from '@/lib/money';
import { present } from '@/lib/serverClock';
import { uniqueBy } from '@/lib/unique';
import { unreadable } from './errors';
import { callAndRead, NO_CONTENT } from './http';
import { rowsOf } from './rows';
import type { PaymentDetails } from './wire';

/** An exchange in the history (product 3.9). Null: the server did not send the value, or it cannot be read. */
export interface Exchange {
  /** The public id, else the primary key. */
  readonly exchangeId: string;
  readonly status: string | null;
  /** As the server wrote it. Only a plain hex colour is used. */
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

/** An exchange in its receipt (product 3.9). */
export interface ExchangeDetail extends Exchange {
  readonly beneficiaryId: number | null;
  readonly paymentMethodId: number | null;
  readonly paymentMethod: string | null;
  readonly paymentDetails: PaymentDetails;
}

/** An exchange in its receipt, and when it was read: on the server's clock, or on the app's if that is unknown, in ms. */
export interface KnownExchange extends ExchangeDetail {
  readonly readAt: number;
}

/** The history: its readable rows, the newest first, and how many exchanges the server counts. */
export interface ExchangeList {
  readonly exchanges: readonly Exchange[];
  readonly count: number;
}

const text = (value: unknown) => asText(value)?.trim() ?? null;

/** The ids of an exchange, the best first. */
const idsOf = (source: JsonObject | undefined) =>
  [
    pick(source, 'exchangeId', 'exchange_id', 'ExchangeId'),
    pick(source, 'pkExchange', 'PKExchange', 'id'),
  ].flatMap((id) => text(id) ?? []);

/** The fields that list and detail share; undefined when the exchange has no id. */
function readCommon(source: JsonObject, requestedId?: string): Exchange | undefined {
  const [exchangeId = requestedId] = idsOf(source);
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

/** Payment details from an object or its JSON text. Any other text becomes a single detail. */
function readPaymentDetails(value: unknown): PaymentDetails | undefined {
  if (typeof value === 'string') {
    const parsed = parseJson(value);
    const isText = parsed === undefined || typeof parsed === 'number' || typeof parsed === 'boolean';
    return readPaymentDetails(isText ? { detalle: value } : parsed);
  }
  const details = textFields(asObject(value) ?? {});
  return Object.keys(details).length === 0 ? undefined : details;
}

/**
 * Reads one exchange in any accepted spelling, including the shape that this function returns. `requestedId` is its
 * id when the answer has none.
 * @throws ApiError when the answer is no object or there is no id.
 */
export function readExchangeDetail(value: unknown, requestedId?: string): ExchangeDetail {
  const source = asObject(value);
  const common = source && readCommon(source, requestedId);
  if (!common) throw unreadable();
  const find = finderIn(source, asObject(pick(source, 'exchangeBeneficiary')));
  const beneficiary = asObject(pick(source, 'beneficiary', 'Beneficiary'));
  return {
    ...common,
    beneficiaryId:
      find(asNumber, 'fkBeneficiary', 'beneficiaryId') ??
      asNumber(pick(beneficiary, 'id', 'pkBeneficiary', 'fkBeneficiary')) ??
      null,
    paymentMethodId: find(asNumber, 'fkPaymentMethod', 'paymentMethodId') ?? null,
    paymentMethod: text(pick(source, 'paymentMethod', 'paymentMethodName')),
    paymentDetails: find(readPaymentDetails, 'paymentDetails') ?? {},
  };
}

/**
 * Reads the list from data, exchanges or the answer itself; each id once. The newest comes first, whatever the server's
 * order, those without a date last. Drops rows without an id.
 */
export function readExchangeList(answer: unknown): ExchangeList {
  const readable = rowsOf(answer, 'data', 'exchanges').flatMap((row) => {
    const source = asObject(row);
    return (source && readCommon(source)) ?? [];
  });
  const exchanges = uniqueBy(readable, ({ exchangeId }) => exchangeId).sort(
    (a, b) => (b.inserted ?? 0) - (a.inserted ?? 0),
  );
  return { exchanges, count: asNumber(pick(asObject(answer), 'count')) ?? exchanges.length };
}

/** The list, and when it was requested, in ms: on the app's clock, and by `clock.elapsed()`, which does not jump. */
export interface KnownHistory extends ExchangeList {
  readonly readAt: number;
  readonly askedAt: number;
  /** False after an answer without content, or one that counts exchanges and has none: neither proves that one is missing. */
  readonly hasContent: boolean;
}

/** The list with an exchange that was made after the list was requested. */
export function withExchange(history: KnownHistory, made: Exchange): KnownHistory {
  const { exchanges, count } = history;
  const isThere = exchanges.some(({ exchangeId }) => exchangeId === made.exchangeId);
  return isThere ? history : { ...history, exchanges: [made, ...exchanges], count: count + 1 };
}

/**
 * The exchange of a detail answer; null when the answer is empty, which means 'not found'.
 * @throws ApiError when it is another exchange, or none
 */
export function readExchangeAnswer(answer: unknown, id: string): ExchangeDetail | null {
  const body = asObject(answer);
  const data = body && Object.hasOwn(body, 'data') ? body.data : answer;
  const rows = asArray(data);
  const found = rows ? rows[0] : data;
  const fields = asObject(found);
  if (found === null || found === undefined || (fields && Object.keys(fields).length === 0)) return null;
  const ids = idsOf(fields);
  if (ids.length > 0 && !ids.some((own) => own.toLowerCase() === id.toLowerCase())) throw unreadable();
  const exchange = readExchangeDetail(found, id);
  const { status, beneficiary, amountSend, amountReceive, rate, inserted } = exchange;
  const told = [ids[0], status, beneficiary, amountSend, amountReceive, rate, inserted];
  // An object that names none of these is another kind of answer.
  if (told.every((one) => one === null || one === undefined)) throw unreadable();
  return exchange;
}

/** True if the server counts exchanges and its answer contains none. */
export const isCut = ({ exchanges, count }: ExchangeList): boolean => exchanges.length === 0 && count > 0;

/** GET /api/exchanges: the user's exchanges, newest first. */
export const exchangesQuery = queryOptions({
  // Stryker disable next-line StringLiteral: the text only has to differ from the other keys.
  queryKey: ['exchanges'],
  queryFn: async ({ signal }): Promise<KnownHistory> => {
    const asked = { readAt: clock.now(), askedAt: clock.elapsed() };
    const read = (answer: unknown) => {
      const list = readExchangeList(answer);
      return { ...list, hasContent: answer !== NO_CONTENT && !isCut(list) };
    };
    return { ...(await callAndRead('listExchanges', {}, read, { signal, list: true })), ...asked };
  },
});

async function fetchExchange(id: string, signal: AbortSignal): Promise<KnownExchange | null> {
  const exchange = await callAndRead(
    'getExchange',
    { params: { id } },
    (answer) => readExchangeAnswer(answer, id),
    { signal },
  );
  return exchange && { ...exchange, readAt: present() };
}

/** GET /api/exchange/id/{id}: one exchange; null when the answer is empty. */
export const exchangeQuery = (id: string) =>
  queryOptions({
    queryKey: ['exchange', id],
    queryFn: ({ signal }) => fetchExchange(id, signal),
  });

const inTurn = atMost(4);

/**
 * The same for a page that reads many exchanges: at most four calls at once. Once read, an exchange is not read again,
 * because its beneficiary does not change; the list has the current status.
 */
export const exchangeInTurnQuery = (id: string) =>
  queryOptions({
    queryKey: ['exchange', id],
    queryFn: ({ signal }) =>
      inTurn(() => {
        // The page was left while the call waited for its turn.
        signal.throwIfAborted();
        return fetchExchange(id, signal);
      }),
    staleTime: Infinity,
  });
