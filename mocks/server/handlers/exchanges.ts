import type { ExchangeBody, PaymentDetails, WireExchange, WireExchangeDetail } from '@/api/wire';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import type { Beneficiary, Exchange } from '../db/models';
import type { Nearest } from '../decision';
import { belowMinimum, refuseExchange } from '../rules/exchanges';
import { nearestApproval, statusOf } from '../rules/profile';
import { instantOf, statusAt } from '../rules/statuses';
import { exchangeRow } from '../seeds/exchanges';
import { paymentMethods } from '../seeds/paymentMethods';
import { found, nearestRow, refuse } from './fault';
import type { Call, Handlers, ServerContext } from './handler';
import { writtenOnce } from './idempotency';
import { rateInForce } from './reference';

/** The status that an exchange shows at `now`. */
export function statusNow(row: Exchange, now: number): Pick<WireExchange, 'status' | 'statusColour'> {
  if (!row.alive) return { status: row.status, statusColour: row.statusColour };
  const { name, colour } = statusAt(instantOf(row.inserted), now);
  return { status: name, statusColour: colour };
}

function toWire(row: Exchange, now: number): WireExchange {
  return {
    fkUser: row.userId,
    pkExchange: row.id,
    exchangeId: row.exchangeId,
    ...statusNow(row, now),
    beneficiary: row.beneficiaryAlias,
    amountSend: row.amountSend,
    currencySend: SEND_CURRENCY.code,
    amountReceive: row.amountReceive,
    currencyReceive: RECEIVE_CURRENCY.code,
    rate: row.rate,
    inserted: row.inserted,
  };
}

function paymentDetailsOf({ paymentDetails, detailsAsText }: Exchange): PaymentDetails | string | null {
  return paymentDetails === null || detailsAsText
    ? paymentDetails
    : (JSON.parse(paymentDetails) as PaymentDetails);
}

function toDetail(row: Exchange, now: number): WireExchangeDetail {
  const method = paymentMethods.find(({ pkPaymentMethod }) => pkPaymentMethod === row.paymentMethodId);
  return {
    ...toWire(row, now),
    beneficiary: { alias: row.beneficiaryAlias },
    fkPaymentMethod: row.paymentMethodId,
    paymentMethod: method?.name ?? '',
    paymentDetails: paymentDetailsOf(row),
    fkCurrencySend: SEND_CURRENCY.id,
    fkCurrencyReceive: RECEIVE_CURRENCY.id,
  };
}

/** Inserts an exchange that was checked before or that a sandbox command creates. */
export function insertExchange(
  { db, now }: ServerContext,
  beneficiary: Beneficiary,
  { amountSend, amountReceive, rate }: Pick<ExchangeBody, 'amountSend' | 'amountReceive' | 'rate'>,
): Exchange {
  const row = exchangeRow(db.nextNumber('exchange'), beneficiary, { at: now, amountSend, rate });
  return db.exchange.create({ ...row, amountReceive });
}

/** The chosen beneficiary with its own method, or the sender's first one. */
function nearestBeneficiary(
  { db, user, body }: Call<'createExchange'>,
  chosen: Beneficiary | undefined,
): Nearest {
  const row = chosen ?? db.beneficiary.findFirst({ where: { userId: { equals: user.id } } });
  if (!row) return { text: 'Guarda antes un beneficiario.' };
  const { id: fkBeneficiary, paymentMethodId: fkPaymentMethod } = row;
  const exchangeBeneficiary = { ...body.exchangeBeneficiary, fkBeneficiary, fkPaymentMethod };
  return {
    text: `El beneficiario ${fkBeneficiary}, con el método de pago ${fkPaymentMethod}.`,
    change: { body: { exchangeBeneficiary } },
  };
}

function create(call: Call<'createExchange'>): Exchange {
  const { db, body, user, now, scenario } = call;
  if (statusOf(user, now, scenario.approveAfterMs) !== 'approved') {
    const nearest = nearestApproval(user, now, scenario.approveAfterMs);
    refuse({ rule: 'approvedAccount', nearest });
  }
  const { fkBeneficiary, fkPaymentMethod } = body.exchangeBeneficiary;
  const beneficiary = db.beneficiary.get(fkBeneficiary);
  const own = beneficiary?.userId === user.id ? beneficiary : undefined;
  const nearest = nearestBeneficiary(call, own);
  if (fkPaymentMethod <= 0) refuse({ rule: 'paymentMethod', nearest });
  const reason = refuseExchange(body, rateInForce(call), scenario.minimumSend);
  if (reason) refuse(reason);
  if (!own) return refuse({ rule: 'ownBeneficiary', nearest });
  if (own.paymentMethodId !== fkPaymentMethod) refuse({ rule: 'methodOfBeneficiary', nearest });
  return insertExchange(call, own, body);
}

/** Exchanges. A repeated idempotency key returns the first answer and creates nothing. */
export const exchangeHandlers: Handlers<'createExchange' | 'checkMinimum' | 'listExchanges' | 'getExchange'> =
  {
    createExchange(call) {
      const id = writtenOnce(call, 'createExchange', () => create(call).id);
      const nearest = { text: 'Otra clave de idempotencia: la fila ya no existe.' };
      const row = call.db.exchange.get(id) ?? refuse({ rule: 'idempotency', nearest });
      return { exchange: toDetail(row, call.now) };
    },

    checkMinimum({ query: { fkCurrencySend, amountSend }, scenario }) {
      if (fkCurrencySend !== SEND_CURRENCY.id) {
        const { id, code } = SEND_CURRENCY;
        const nearest = { text: `${code} (${id}).`, change: { query: { fkCurrencySend: String(id) } } };
        refuse({ rule: 'currencyPair', nearest });
      }
      const enough = { query: { amountSend: String(scenario.minimumSend) } };
      const reason = belowMinimum(amountSend, scenario.minimumSend, enough);
      if (reason) refuse(reason);
      return { ok: true };
    },

    listExchanges({ db, user, now }) {
      const data = db.exchange
        .findMany({ where: { userId: { equals: user.id } } })
        .map((row) => ({ row, at: instantOf(row.inserted) }))
        .sort((a, b) => b.at - a.at || b.row.id - a.row.id)
        .map(({ row }) => toWire(row, now));
      return { data, count: data.length };
    },

    getExchange({ db, user, params: { id }, now }) {
      const row =
        db.exchange.findFirst({ where: { exchangeId: { equals: id } } }) ??
        (String(Number(id)) === id ? db.exchange.get(Number(id)) : null);
      const first = db.exchange.findFirst({ where: { userId: { equals: user.id } } })?.exchangeId;
      const own = row?.userId === user.id ? row : undefined;
      return { data: toDetail(found(own, nearestRow('/api/exchange/id/', first)), now) };
    },
  };
