import { queryOptions } from '@tanstack/react-query';
import { asCountryCode, asNumber, asObject, asText, pick } from '@/lib/jsonValues';
import { uniqueBy } from '@/lib/unique';
import { callAndRead } from './http';
import { rowsOf } from './rows';

/** A country as forms offer it. */
export interface Country {
  readonly id: number;
  /** In Spanish. */
  readonly name: string;
  /** Two uppercase letters; undefined when the server does not give them. */
  readonly code: string | undefined;
}

function readCountry(value: unknown, nameOf: (code: string) => string | undefined): Country | undefined {
  const row = asObject(value);
  const id = asNumber(pick(row, 'PKCountry', 'pkCountry', 'id'));
  const code = asCountryCode(pick(row, 'Code', 'code', 'iso2'));
  const name = (code && nameOf(code)) ?? asText(pick(row, 'Name', 'name'))?.trim();
  return id === undefined || name === undefined ? undefined : { id, name, code };
}

/**
 * Reads the countries from an array, countries, Countries or data (product 7.5); each id once, sorted by name. Where
 * the code is known, the name is the browser's Spanish one (decision 29).
 */
export function readCountries(answer: unknown): readonly Country[] {
  const rows = rowsOf(answer, 'countries', 'Countries', 'data');
  const names = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator('es');
  const countries = rows.flatMap((row) => readCountry(row, (code) => names.of(code)) ?? []);
  return uniqueBy(countries, ({ id }) => id).sort((a, b) => compare(a.name, b.name));
}

/** The countries with their ids. They do not change while the app is open. */
export const countriesQuery = queryOptions({
  // Stryker disable next-line StringLiteral: the text only has to differ from the other keys.
  queryKey: ['countries'],
  queryFn: ({ signal }) => callAndRead('listCountries', {}, readCountries, { signal }),
  staleTime: Infinity,
});

/** Reads the country of the visitor's IP address, as two uppercase letters, or null. */
export function readIpCountry(answer: unknown): string | null {
  const body = asObject(answer);
  return asCountryCode(pick(asObject(pick(body, 'data')) ?? body, 'iso2', 'Iso2', 'ISO2')) ?? null;
}

/** GET /api/ip-country, without retries: it only suggests a country, and failures are ignored (product 7.4). */
export const ipCountryQuery = queryOptions({
  // Stryker disable next-line StringLiteral: the text only has to differ from the other keys.
  queryKey: ['ip-country'],
  queryFn: ({ signal }) => callAndRead('ipCountry', {}, readIpCountry, { signal }),
  retry: false,
  staleTime: Infinity,
});
