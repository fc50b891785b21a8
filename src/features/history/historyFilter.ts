import type { Exchange } from '@/api/exchanges';
import { currenciesOf } from '@/lib/currencies';
import { formatMoney } from '@/lib/money';
import { searchFor, searchText } from '@/lib/textSearch';
import { NO_STATUS } from '@/ui/feedback/StatusBadge';
import { isWithin, type Span } from './period';

/** The filter of the history; an empty text does not filter. */
export interface HistoryFilter {
  readonly search: string;
  /** A displayed status, 'Sin estado' included. */
  readonly status: string;
  /** A period as the address writes it. */
  readonly period: string;
}

/** A filter that filters nothing. */
export const noFilter: HistoryFilter = { search: '', status: '', period: '' };

/** The displayed status of an exchange, which the filter uses too. */
function statusText({ status }: Exchange): string {
  return status ?? NO_STATUS;
}

/** The statuses that occur, in alphabetical order. */
export function statusesOf(exchanges: readonly Exchange[]): readonly string[] {
  return [...new Set(exchanges.map(statusText))].sort((a, b) => a.localeCompare(b, 'es'));
}

const searchable = new WeakMap<Exchange, string>();

/** All searchable text of an exchange, normalised once, because each keystroke searches 10 000 of them. */
function searchableText(exchange: Exchange): string {
  const known = searchable.get(exchange);
  if (known !== undefined) return known;
  const { send, receive } = currenciesOf(exchange);
  const amounts = [[exchange.amountSend, send] as const, [exchange.amountReceive, receive] as const].flatMap(
    ([amount, currency]) =>
      amount === null ? [] : [formatMoney(amount, currency), amount.replace('.', ',')],
  );
  const text = searchText(
    [exchange.exchangeId, exchange.beneficiary ?? '', statusText(exchange), ...amounts].join(' '),
  );
  searchable.set(exchange, text);
  return text;
}

/** The exchanges that match the filter, in their order. `span` is its period in instants. */
export function filterExchanges(
  exchanges: readonly Exchange[],
  { search, status, span }: Pick<HistoryFilter, 'search' | 'status'> & { readonly span: Span | undefined },
): readonly Exchange[] {
  const matches = searchFor(search);
  return exchanges.filter(
    (exchange) =>
      isWithin(exchange.inserted, span) &&
      (status === '' || statusText(exchange) === status) &&
      (search.trim() === '' || matches(searchableText(exchange))),
  );
}

/** The only beneficiary of these exchanges; undefined if there are several or none. */
export function onlyBeneficiary(exchanges: readonly Exchange[]): string | undefined {
  const [first] = exchanges;
  const isOnly = exchanges.every(({ beneficiary }) => beneficiary === first?.beneficiary);
  return isOnly ? (first?.beneficiary ?? undefined) : undefined;
}
