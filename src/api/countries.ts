import { asArray, asNumber, asObject, asText, pick } from '@/lib/read';
import { uniqueBy } from '@/lib/unique';
import { queryOptions } from '@tanstack/react-query';
import { unreadable } from './errors';
import { call } from './http';

/** A country as forms offer it. */
export interface Country {
  readonly id: number;
  /** In Spanish. */
  readonly name: string;
  /** Two uppercase letters, where the server told them. */
  readonly code: string | undefined;
}

function readCountry(value: unknown, nameOf: (code: string) => string | undefined): Country | undefined {
  const row = asObject(value);
  const id = asNumber(pick(row, 'PKCountry', 'pkCountry', 'id'));
  const text = asText(pick(row, 'Code', 'code', 'iso2'))
    ?.trim()
    .toUpperCase();
  const code = text !== undefined && /^[A-Z]{2}$/.test(text) ? text : undefined;
  const name = (code && nameOf(code)) ?? asText(pick(row, 'Name', 'name'))?.trim();
  return id === undefined || name === undefined ? undefined : { id, name, code };
}

/**
 * The countries of an answer, from an array or from countries, Countries or data (spec §7), each id once, sorted by name. Names
 * are the browser's Spanish ones wherever the code is known (decisions 27).
 */
export function readCountries(answer: unknown): readonly Country[] {
  const rows = asArray(answer) ?? asArray(pick(asObject(answer), 'countries', 'Countries', 'data'));
  if (!rows) throw unreadable();
  const names = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator('es');
  const countries = rows.flatMap((row) => readCountry(row, (code) => names.of(code)) ?? []);
  return uniqueBy(countries, ({ id }) => id).sort((a, b) => compare(a.name, b.name));
}

/** The countries with their ids; they do not change while the app is open. */
export function countriesQuery() {
  return queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => readCountries(await call('listCountries', {}, { signal })),
    staleTime: Infinity,
  });
}

/** The two uppercase letters of the country that the visitor's address belongs to, or null. */
export function readIpCountry(answer: unknown): string | null {
  const body = asObject(answer);
  const code = asText(pick(asObject(pick(body, 'data')) ?? body, 'iso2', 'Iso2', 'ISO2'))
    ?.trim()
    .toUpperCase();
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : null;
}

/** GET /api/ip-country, tried once: it is only a suggestion, and its failures are ignored (spec §7). */
export function ipCountryQuery() {
  return queryOptions({
    queryKey: ['ip-country'],
    queryFn: async ({ signal }) => readIpCountry(await call('ipCountry', {}, { signal })),
    retry: false,
    staleTime: Infinity,
  });
}
