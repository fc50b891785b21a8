import type { ExchangeDetail } from '@/api/exchanges';
import { compact, isSameDocument, readDocument } from '@/api/identifiers';
import { detailLines, type DetailLine } from '@/api/paymentDetails';
import type { FieldConfiguration } from '@/api/paymentMethods';
import { detailKind } from '@/lib/detailKind';

/** An account, or another place, to which exchanges went. */
export interface Destination {
  /** 1-based; the table's column 'Destino' shows it. */
  readonly number: number;
  readonly method: string | null;
  readonly lines: readonly DetailLine[];
}

export interface Destinations {
  readonly list: readonly Destination[];
  /** The number of the destination by exchange id. Missing: the server sent no payment details. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The different identity documents among them, such as 'V4123456'. */
  readonly identities: readonly string[];
}

/** One spelling of each identity document, the first that occurs. */
function identitiesOf(details: readonly ExchangeDetail[]): readonly string[] {
  const spellings = new Map<string, string>();
  for (const [key, value] of details.flatMap(({ paymentDetails }) => Object.entries(paymentDetails))) {
    const document = detailKind(key) === 'document' ? readDocument(value) : undefined;
    if (document === undefined) continue;
    const isKnown = [...spellings.keys()].some((known) => isSameDocument(known, document));
    if (!isKnown) spellings.set(document, compact(value));
  }
  return [...spellings.values()];
}

/** The destinations of these exchanges, numbered in their order. Equal payment details are one destination. */
export function destinationsOf(
  details: readonly ExchangeDetail[],
  configurations: readonly FieldConfiguration[],
): Destinations {
  const list = new Map<string, Destination>();
  const numbers = new Map<string, number>();
  for (const { exchangeId, paymentDetails, paymentMethod, paymentMethodId } of details) {
    const entries = Object.entries(paymentDetails).sort(([a], [b]) => (a < b ? -1 : 1));
    if (entries.length === 0) continue;
    const key = JSON.stringify([paymentMethod, entries]);
    const destination = list.get(key) ?? {
      number: list.size + 1,
      method: paymentMethod,
      lines: detailLines(paymentDetails, { id: paymentMethodId, name: paymentMethod }, configurations),
    };
    list.set(key, destination);
    numbers.set(exchangeId, destination.number);
  }
  return { list: [...list.values()], numbers, identities: identitiesOf(details) };
}
