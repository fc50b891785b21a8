import type { ExchangeDetail } from '@/api/exchanges';
import { detailLines, type DetailLine } from '@/api/paymentDetails';
import type { FieldConfiguration } from '@/api/paymentMethods';
import { foldText } from '@/lib/textSearch';

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

/** Parts of the names of fields with an identity document, in lower case and without accents. */
const IDENTITY_FIELD = /cedula|rif\b|documento/;

/** A personal RIF is the cédula with a check digit at its end. */
const isSamePerson = (one: string, other: string) =>
  one === other || (one.length === other.length + 1 && one.startsWith(other) && /^[VE]/.test(one));

function identitiesOf(details: readonly ExchangeDetail[]): readonly string[] {
  const found = details.flatMap(({ paymentDetails }) =>
    Object.entries(paymentDetails).flatMap(([key, value]) =>
      IDENTITY_FIELD.test(foldText(key)) ? [value.toUpperCase().replace(/[^A-Z\d]/g, '')] : [],
    ),
  );
  const different: string[] = [];
  for (const identity of found) {
    if (!different.some((known) => isSamePerson(known, identity) || isSamePerson(identity, known)))
      different.push(identity);
  }
  return different;
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
