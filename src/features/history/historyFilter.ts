import type { Exchange } from '@/api/exchanges';
import { formatAmount } from '@/lib/money';
import { foldText, matchesSearch } from '@/lib/textSearch';
import { NO_STATUS } from '@/ui/StatusBadge';

/** What narrows the history down; an empty text narrows nothing. */
export interface HistoryFilter {
  readonly search: string;
  /** A status as it is shown, 'Sin estado' included. */
  readonly status: string;
}

/** The status of a transfer as it is shown and filtered by. */
function statusText({ status }: Exchange): string {
  return status ?? NO_STATUS;
}

/** The statuses that occur, in the order of the alphabet. */
export function statusesOf(exchanges: readonly Exchange[]): readonly string[] {
  return [...new Set(exchanges.map(statusText))].sort((a, b) => a.localeCompare(b, 'es'));
}

const searchable = new WeakMap<Exchange, string>();

/** Everything of a transfer that can be searched for, folded once: 10 000 of them are searched at each keystroke. */
function searchableText(exchange: Exchange): string {
  const known = searchable.get(exchange);
  if (known !== undefined) return known;
  const amounts = [exchange.amountSend, exchange.amountReceive].flatMap((amount) =>
    amount === null ? [] : [formatAmount(amount), amount.replace('.', ',')],
  );
  const text = foldText(
    [exchange.exchangeId, exchange.beneficiary ?? '', statusText(exchange), ...amounts].join(' '),
  );
  searchable.set(exchange, text);
  return text;
}

/** The transfers that the filter lets through, in their order. */
export function filterExchanges(
  exchanges: readonly Exchange[],
  { search, status }: HistoryFilter,
): readonly Exchange[] {
  return exchanges.filter(
    (exchange) =>
      (status === '' || statusText(exchange) === status) &&
      (search.trim() === '' || matchesSearch(searchableText(exchange), search.trim())),
  );
}
