import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asArray, asFlag, asNumber, asObject, asText, parseJson, pick, textFields } from '@/lib/jsonValues';

describe('a JSON text', () => {
  test('is read as its value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each(['', '{', 'OK', '<html></html>', 'undefined'])('%j is none', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});

test.each([
  [{ a: 1 }, 'object'],
  [{}, 'object'],
  [[1], 'array'],
  [[], 'array'],
  [null, 'neither'],
  [undefined, 'neither'],
  ['text', 'neither'],
  [7, 'neither'],
  [true, 'neither'],
  [() => 1, 'neither'],
])('%j is: %s', (value, kind) => {
  expect(asObject(value)).toBe(kind === 'object' ? value : undefined);
  expect(asArray(value)).toBe(kind === 'array' ? value : undefined);
});

describe('a text', () => {
  test.each([
    ['Ana', 'Ana'],
    [' Ana ', ' Ana '],
    ['', undefined],
    [' \n\t', undefined],
    [7, '7'],
    [0, '0'],
    [-1.5, '-1.5'],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [true, undefined],
    [null, undefined],
    [undefined, undefined],
    [['Ana'], undefined],
    [{ toString: () => 'Ana' }, undefined],
  ])('of %j is %j', (value, text) => {
    expect(asText(value)).toBe(text);
  });

  test('has 10 000 characters at most', () => {
    expect(asText('a'.repeat(10_000))).toHaveLength(10_000);
    expect(asText(`${'a'.repeat(10_000)}b`)).toBe('a'.repeat(10_000));
  });

  test('has a sign for half of a character, also where it was cut', () => {
    expect(asText('a\ud83d')).toBe('a\ufffd');
    expect(asText('\udc4db\ud83d')).toBe('\ufffdb\ufffd');
    expect(asText(`${'a'.repeat(9999)}👍`)).toBe(`${'a'.repeat(9999)}\ufffd`);
    expect(asText('👍')).toBe('👍');
  });

  test.each([...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'])(
    'does not turn its direction with %j',
    (mark) => {
      expect(asText(`${mark}100 €${mark} a Ana`)).toBe('100 € a Ana');
      expect(asText(mark)).toBeUndefined();
    },
  );

  test('keeps the characters beside the marks of direction', () => {
    const text = 'a\u2029b\u202fc\u2065d\u206ae';
    expect(asText(text)).toBe(text);
  });
});

test.each([
  [7, 7],
  [0, 0],
  ['0', 0],
  ['612.4837', 612.4837],
  [' 7 ', 7],
  ['-1', -1],
  ['', undefined],
  [' \n', undefined],
  ['7 €', undefined],
  ['1,5', undefined],
  ['Infinity', undefined],
  [Number.NaN, undefined],
  [Number.NEGATIVE_INFINITY, undefined],
  [true, undefined],
  [null, undefined],
  [undefined, undefined],
  [[], undefined],
  [[7], undefined],
  [new Date(7), undefined],
])('the number of %j is %j', (value, number) => {
  expect(asNumber(value)).toBe(number);
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', undefined],
  ['TRUE', undefined],
  ['yes', undefined],
  [2, undefined],
  [-1, undefined],
  [null, undefined],
  [undefined, undefined],
  [[], undefined],
  [{}, undefined],
])('the flag of %j is %j', (value, flag) => {
  expect(asFlag(value)).toBe(flag);
});

describe('the first field', () => {
  test('that has a value counts, in the order of the names', () => {
    const row = { a: undefined, b: null, c: 7, d: 8 };
    expect(pick(row, 'a', 'b', 'missing', 'd', 'c')).toBe(8);
    expect(pick(row, 'a', 'b')).toBeUndefined();
    expect(pick(row)).toBeUndefined();
    expect(pick(undefined, 'a')).toBeUndefined();
  });

  test.each([[0], [false], ['']])('counts with the value %j', (value) => {
    expect(pick({ a: value, b: 7 }, 'a', 'b')).toBe(value);
  });

  test('is one of the object itself', () => {
    expect(pick({}, 'toString')).toBeUndefined();
    expect(pick(asObject(parseJson('{"__proto__":{"a":7}}')), 'a')).toBeUndefined();
  });
});

describe('the fields with text', () => {
  const row = { b: ' Ana ', a: 7, blank: ' ', none: null, list: ['x'], c: 'Eva' };

  test('are all, trimmed, in their order', () => {
    expect(Object.entries(textFields(row))).toEqual([
      ['b', 'Ana'],
      ['a', '7'],
      ['c', 'Eva'],
    ]);
  });

  test('are the named ones, in the order of the names', () => {
    expect(Object.entries(textFields(row, ['c', 'missing', 'blank', 'b']))).toEqual([
      ['c', 'Eva'],
      ['b', 'Ana'],
    ]);
  });
});
