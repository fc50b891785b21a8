import type { PaymentDetails } from '@/api/wire';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/clock';
import { SEND_CURRENCY } from '@/lib/currencies';
import { formatMoney, receiveFor } from '@/lib/money';
import type { Beneficiary, Exchange } from '../db/models';
import { aliasOf, withoutAlias } from '../rules/beneficiaries';
import { pastRate } from '../rules/rate';
import { statuses, type Status } from '../rules/statuses';

/** The public id of an exchange, short enough to read out to support on the phone. */
export function exchangeIdOf(id: number, inserted: number): string {
  return `TRP-${new Date(inserted).getUTCFullYear()}-${String(id).padStart(6, '0')}`;
}

/** Builds an exchange from the columns that differ from the defaults. */
export function exchangeRow(
  id: number,
  beneficiary: Beneficiary,
  { at, amountSend, rate, status }: { at: number; amountSend: number; rate: number; status?: Status },
): Exchange {
  const details = JSON.parse(beneficiary.paymentDetails) as PaymentDetails;
  return {
    id,
    userId: beneficiary.userId,
    exchangeId: exchangeIdOf(id, at),
    paymentMethodId: beneficiary.paymentMethodId,
    beneficiaryAlias: aliasOf(details),
    paymentDetails: JSON.stringify(withoutAlias(details)),
    detailsAsText: false,
    amountSend,
    amountReceive: Number(receiveFor(String(amountSend), String(rate))),
    rate,
    inserted: new Date(at).toISOString(),
    alive: status === undefined,
    status: status?.name ?? null,
    statusColour: status?.colour ?? null,
  };
}

type Sample = readonly [minutesAgo: number, amountSend: number, beneficiary: number, status?: Status];

const days = (count: number, hour = 0) => count * 24 * 60 + hour * 60;
const {
  awaitingPayment,
  checkingPayment,
  processing,
  sentToBank,
  rejected,
  returned,
  completed,
  failed,
  cancelled,
} = statuses;

// Newest last, in order of creation. Exchanges without a status follow the clock; the newest is still in progress.
const samples: readonly Sample[] = [
  [days(212, 3), 50, 0, completed],
  [days(198, 7), 120, 1, completed],
  [days(185, 1), 10, 2, completed],
  [days(171, 9), 300, 3, completed],
  [days(160, 4), 75.5, 0, completed],
  [days(149, 2), 20, 4, returned],
  [days(140, 6), 250, 1, completed],
  [days(126, 8), 99.99, 5, completed],
  [days(117, 5), 1500, 3, completed],
  [days(103, 1), 60, 0, completed],
  [days(96, 4), 35, 2, rejected],
  [days(88, 9), 180, 1, completed],
  [days(74, 7), 3000, 3, completed],
  [days(66, 3), 42.35, 0, completed],
  [days(58, 2), 80, 4, completed],
  [days(45, 6), 25, 5, completed],
  [days(33, 8), 200, 1, completed],
  [days(21, 5), 110, 0, completed],
  [days(14, 1), 65, 2, completed],
  [days(6, 4), 450, 3, completed],
  [days(2, 3), 90, 5, awaitingPayment],
  [days(1, 2), 130, 4, checkingPayment],
  [days(0, 5), 40, 2, processing],
  [days(0, 1), 150, 1, sentToBank],
  [2, 100, 0],
];

/** The history of the main account: seven months, 10 to 3 000 euros, every status. */
export function mainExchanges(now: number, beneficiaries: readonly Beneficiary[]): readonly Exchange[] {
  const rows = samples.flatMap(([minutesAgo, amountSend, place, status], index) => {
    const beneficiary = beneficiaries[place];
    const rate = pastRate(Math.floor(minutesAgo / (24 * 60)));
    const at = now - minutesAgo * MINUTE_MS;
    return beneficiary
      ? [exchangeRow(index + 1, beneficiary, { at, amountSend, rate, ...(status && { status }) })]
      : [];
  });
  return rows.map((row) => ({ ...row, ...oddities[row.id]?.(row) }));
}

/** How the sender pays, among the details; no bank has this IBAN. */
const withInstructions = ({ exchangeId, amountSend, paymentDetails }: Exchange) => {
  const instrucciones_de_pago = `Transfiere ${formatMoney(String(amountSend), SEND_CURRENCY.code)} al IBAN ES00 0000 0000 0000 0000 0000, con el concepto ${exchangeId}.`;
  return JSON.stringify({ ...(JSON.parse(paymentDetails ?? '{}') as PaymentDetails), instrucciones_de_pago });
};

/**
 * Irregularities of real servers: details as text, no status, no colour, no details, a timestamp without a zone; how to
 * pay the newest.
 */
const oddities: Readonly<Record<number, (row: Exchange) => Partial<Exchange>>> = {
  5: () => ({ detailsAsText: true }),
  8: () => ({ status: null, statusColour: null }),
  12: () => ({ statusColour: null }),
  15: () => ({ paymentDetails: null }),
  18: ({ inserted }) => ({ inserted: inserted.replace(/\.\d+Z$/, '') }),
  25: (row) => ({ paymentDetails: withInstructions(row) }),
};

/** Days between two exchanges to the same person. */
const EVERY_DAYS = 15;

/** Exchanges of two years that the seed leaves out, by place: twice 75 days, so that whole months have none. */
const leftOut: ReadonlySet<number> = new Set([9, 10, 11, 12, 28, 29, 30, 31]);

/** Exchanges of two years that are not completed, by place. */
const unusual: Readonly<Record<number, Status>> = { 16: failed, 34: cancelled };

/**
 * Two years of exchanges to one person, twice a month, oldest first; `before` is the same person with an earlier
 * account, which the first ten months use.
 */
export function twoYearsOfExchanges(
  now: number,
  person: Beneficiary,
  before: Beneficiary,
): readonly Exchange[] {
  const count = Math.floor(730 / EVERY_DAYS);
  return Array.from({ length: count }, (_, place) => place)
    .filter((place) => !leftOut.has(place))
    .map((place, index) => {
      const daysAgo = (count - place) * EVERY_DAYS - 10;
      return exchangeRow(index + 1, place < 20 ? before : person, {
        at: now - daysAgo * DAY_MS,
        amountSend: 50 + ((place * 7) % 45) + 0.25 * (place % 4),
        rate: pastRate(daysAgo),
        status: unusual[place] ?? completed,
      });
    });
}

/** Completed exchanges, two hours apart, oldest first. */
export function manyExchanges(
  now: number,
  beneficiaries: readonly Beneficiary[],
  { count, firstId }: { count: number; firstId: number },
): readonly Exchange[] {
  return Array.from({ length: count }, (_, index) => {
    const ago = (count - index) * 2 * HOUR_MS;
    const beneficiary = beneficiaries[index % beneficiaries.length];
    if (!beneficiary) throw new Error('The beneficiaries must not be empty');
    return exchangeRow(firstId + index, beneficiary, {
      at: now - ago,
      amountSend: 10 + ((index * 37) % 2990),
      rate: pastRate(Math.min(ago / DAY_MS, 400)),
      status: completed,
    });
  });
}
