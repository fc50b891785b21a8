import type { Exchange } from '@/api/exchanges';
import { countsAsSent } from '@/api/sentStatus';
import { currenciesOf } from '@/lib/currencies';
import { dayOf, type Day } from '@/lib/dates';
import { monthOf, monthsBetween, type Month } from '@/lib/days';
import { addDecimals, type Decimal } from '@/lib/money';
import { daysOf, isWithin, spanOf, type DayRange } from '../period';

/** A beneficiary of the history, by alias. */
export interface StatementBeneficiary {
  readonly name: string;
  readonly exchanges: number;
}

/** The beneficiaries with an alias, those of the newest exchanges first. */
export function beneficiariesOf(exchanges: readonly Exchange[]): readonly StatementBeneficiary[] {
  const counts = new Map<string, number>();
  for (const { beneficiary } of exchanges) {
    if (beneficiary !== null) counts.set(beneficiary, (counts.get(beneficiary) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, exchanges: count }));
}

/** A sum in one currency. */
export interface Sum {
  readonly currency: string;
  readonly amount: Decimal;
}

/** What was sent in a month, a year or the whole period. */
export interface Total {
  readonly exchanges: number;
  /** One per currency. */
  readonly sent: readonly Sum[];
  readonly received: readonly Sum[];
}

export interface StatementRow {
  readonly exchange: Exchange;
  readonly inserted: number;
  readonly month: Month;
  /** False if its status says that the money did not go out; then no sum contains it. */
  readonly counts: boolean;
}

/** A beneficiary's exchanges in a period, with their sums. */
export interface Statement extends DayRange {
  /** Oldest first. */
  readonly rows: readonly StatementRow[];
  /** Months with a sent exchange, in order. */
  readonly months: readonly (Total & { readonly month: Month })[];
  readonly years: readonly (Total & { readonly year: string })[];
  readonly total: Total;
  /** Months without a sent exchange, in order. */
  readonly monthsWithout: readonly Month[];
  /** Exchanges that no sum contains because of their status. */
  readonly notSent: number;
  /** The ids of the beneficiary's exchanges without a date, which belong to no period. */
  readonly undated: readonly string[];
  /** Sent exchanges with an amount that the server did not say. */
  readonly withoutAmount: number;
}

/** The items by key, keys and items in their order. `Map.groupBy` does the same, but not in all supported browsers. */
function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** A null amount is not part of the sum. */
function sumsOf(values: readonly { readonly currency: string; readonly amount: Decimal | null }[]) {
  const known = values.flatMap(({ currency, amount }) => (amount === null ? [] : [{ currency, amount }]));
  return [...groupBy(known, ({ currency }) => currency)].map(([currency, list]): Sum => ({
    currency,
    amount: addDecimals(list.map(({ amount }) => amount)),
  }));
}

function totalOf(rows: readonly StatementRow[]): Total {
  const sent = rows.flatMap(({ counts, exchange }) => (counts ? [exchange] : []));
  return {
    exchanges: sent.length,
    sent: sumsOf(sent.map((one) => ({ currency: currenciesOf(one).send, amount: one.amountSend }))),
    received: sumsOf(sent.map((one) => ({ currency: currenciesOf(one).receive, amount: one.amountReceive }))),
  };
}

export interface StatementChoice {
  /** The alias. */
  readonly beneficiary: string;
  /** A period as the address writes it. */
  readonly period: string;
}

/** The user's calendar. */
export interface Calendar {
  readonly today: Day;
  readonly timeZone: string | undefined;
}

/**
 * The statement of a beneficiary and a period. Without a period it starts with the first exchange. It ends today at the
 * latest, so that no month to come counts as one without an exchange. Exchanges without a date belong to no period.
 */
export function statementOf(
  exchanges: readonly Exchange[],
  { beneficiary, period }: StatementChoice,
  { today, timeZone }: Calendar,
): Statement {
  const span = spanOf(period, today, timeZone);
  const rows = exchanges
    .flatMap((exchange): readonly StatementRow[] => {
      const { inserted } = exchange;
      if (exchange.beneficiary !== beneficiary || inserted === null || !isWithin(inserted, span)) return [];
      const month = monthOf(dayOf(inserted, timeZone));
      return [{ exchange, inserted, month, counts: countsAsSent(exchange) }];
    })
    .sort((a, b) => a.inserted - b.inserted);
  const days = daysOf(period, today);
  const first = days?.first ?? (rows[0] ? dayOf(rows[0].inserted, timeZone) : today);
  const newest = rows.at(-1);
  const newestDay = newest ? dayOf(newest.inserted, timeZone) : today;
  // An exchange is later than today if the clock of the device is behind.
  const end = newestDay > today ? newestDay : today;
  const last = days && days.last < end ? days.last : end;
  const all = monthsBetween(monthOf(first), monthOf(last));
  const byMonth = groupBy(rows, ({ month }) => month);
  const months = all.flatMap((month) => {
    const total = totalOf(byMonth.get(month) ?? []);
    return total.exchanges > 0 ? [{ month, ...total }] : [];
  });
  const byYear = groupBy(rows, ({ month }) => month.slice(0, 4));
  const years = new Set(months.map(({ month }) => month.slice(0, 4)));
  const sentIn = new Set(months.map(({ month }) => month));
  return {
    first,
    last,
    rows,
    months,
    years: [...years].map((year) => ({ year, ...totalOf(byYear.get(year) ?? []) })),
    total: totalOf(rows),
    monthsWithout: all.filter((month) => !sentIn.has(month)),
    notSent: rows.filter(({ counts }) => !counts).length,
    undated: exchanges.flatMap(({ exchangeId, beneficiary: name, inserted }) =>
      name === beneficiary && inserted === null ? [exchangeId] : [],
    ),
    withoutAmount: rows.filter(
      ({ counts, exchange }) => counts && (exchange.amountSend === null || exchange.amountReceive === null),
    ).length,
  };
}
