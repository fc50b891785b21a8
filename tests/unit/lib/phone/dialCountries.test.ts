import { describe, expect, test } from 'vitest';
import {
  allCountries,
  countryOfDial,
  dialCountries,
  findCountries,
  leadingDial,
} from '@/lib/phone/dialCountries';

const found = (query: string) => findCountries(query).map(({ iso2 }) => iso2);

describe('the countries of the dial code picker', () => {
  test('are about ninety without repetition, in Spanish and sorted in Spanish order', () => {
    const all = dialCountries();
    expect(all.length).toBeGreaterThanOrEqual(85);
    expect(all.length).toBeLessThanOrEqual(120);
    expect(new Set(all.map(({ iso2 }) => iso2)).size).toBe(all.length);
    expect(all.find(({ iso2 }) => iso2 === 'DE')).toEqual({ iso2: 'DE', dial: '+49', name: 'Alemania' });
    expect(all.filter(({ iso2, name }) => iso2 === name)).toEqual([]);
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('es').compare));
  });

  test('no dial code is longer than three digits or starts another', () => {
    const dials = [...new Set(allCountries().map(({ dial }) => dial))];
    expect(dials.filter((dial) => !/^\+[1-9]\d{0,2}$/.test(dial))).toEqual([]);
    for (const dial of dials)
      expect(dials.filter((other) => other !== dial && other.startsWith(dial))).toEqual([]);
  });

  test('have every dial code that the ITU has assigned to a country', () => {
    const assigned =
      '1 7 20 27 30-34 36 39-41 43-49 51-58 60-66 81 82 84 86 90-95 98 211-213 216 218 220-258 260-269 290 291 ' +
      '297-299 350-359 370-378 380-383 385-387 389 420 421 423 500-509 590-599 670 672-683 685-692 850 852 853 ' +
      '855 856 880 886 960-968 970-977 992-996 998';
    const dials = assigned.split(' ').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => `+${first + index}`);
    });
    expect(new Set(allCountries().map(({ dial }) => dial))).toEqual(new Set(dials));
  });

  test.each([
    ['peru', ['PE']],
    ['PERÚ', ['PE']],
    ['+58', ['VE']],
    ['58', ['VE']],
    ['0058', ['VE']],
    ['reino unido', ['GB']],
    ['zzz', []],
  ])('are found by %s', (query, codes) => {
    expect(found(query)).toEqual(codes);
  });

  test('countries that start with the search text come first', () => {
    expect(found('ve')[0]).toBe('VE');
    expect(found('us')[0]).toBe('US');
    expect(found('')).toHaveLength(dialCountries().length);
  });

  test('a shared dial code keeps the country chosen before, else uses its first', () => {
    expect(countryOfDial('+1', 'DO')).toBe('DO');
    expect(countryOfDial('+1', 'ES')).toBe('US');
    expect(countryOfDial('+999')).toBeUndefined();
    expect(leadingDial('35191')).toBe('+351');
    expect(leadingDial('')).toBeUndefined();
  });
});
