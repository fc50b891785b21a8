import { describe, expect, test } from 'vitest';
import { readCountries, readIpCountry } from '@/api/countries';

const spain = { id: 69, code: 'ES', name: 'España' };

describe('the countries', () => {
  test.each([[[spain]], [{ countries: [spain] }], [{ Countries: [spain] }], [{ data: [spain] }]])(
    'are read from %j',
    (answer) => expect(readCountries(answer)).toEqual([spain]),
  );

  test.each([
    { PKCountry: 69, Code: 'ES' },
    { pkCountry: '69', code: ' es ' },
    { id: 69, iso2: 'ES', name: 'Spain' },
  ])('have their Spanish names and codes: %j', (row) => {
    expect(readCountries([row])).toEqual([spain]);
  });

  test.each([
    { id: 5, name: ' Otro ' },
    { id: 5, Name: 'Otro', code: 'ESP' },
    { id: 5, Name: 'Otro', code: 'E' },
  ])('have the name of the server without a code: %j', (row) => {
    expect(readCountries([row])).toEqual([{ id: 5, name: 'Otro', code: undefined }]);
  });

  test('have the name of the server for a code that is no country', () => {
    expect(readCountries([{ id: 5, code: 'QQ', name: 'Otro' }])).toEqual([
      { id: 5, name: 'Otro', code: 'QQ' },
    ]);
  });

  test('need an id and a name, and are listed once, by their Spanish names', () => {
    const rows = [
      { id: 3, name: 'Zambia' },
      { id: 2, name: 'Ángel' },
      { id: 1, name: 'Bolivia' },
      { id: '2', name: 'Otra' },
      { name: 'Sin id' },
      { id: 9 },
      null,
    ];
    expect(readCountries(rows).map(({ name }) => name)).toEqual(['Ángel', 'Bolivia', 'Zambia']);
  });
});

describe('the country of the address', () => {
  test.each([{ iso2: 'ES' }, { Iso2: 'es' }, { ISO2: ' es ' }, { data: { iso2: 'ES' } }])(
    'is read from %j',
    (answer) => expect(readIpCountry(answer)).toBe('ES'),
  );

  test.each([null, {}, { iso2: 'ESP' }, { iso2: 'E' }, { iso2: '34' }, { data: 'ES' }])(
    'is unknown in %j',
    (answer) => expect(readIpCountry(answer)).toBeNull(),
  );
});
