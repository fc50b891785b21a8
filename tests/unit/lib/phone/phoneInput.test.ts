import { describe, expect, test } from 'vitest';
import { caretBefore, settlePhone, typePhone } from '@/lib/phone/phoneInput';

interface Field {
  readonly country: string;
  readonly text: string;
  readonly caret: number;
}

/** The field after one key: '⌫' is Backspace, '←' and '→' move the caret, '⇤' is Home. */
function press({ country, text, caret }: Field, key: string): Field {
  const moved = { '←': Math.max(0, caret - 1), '→': Math.min(text.length, caret + 1), '⇤': 0 }[key];
  if (moved !== undefined) return { country, text, caret: moved };
  const head = key === '⌫' ? text.slice(0, Math.max(0, caret - 1)) : text.slice(0, caret) + key;
  const tail = text.slice(caret);
  const next = typePhone(country, head + tail, head.length);
  return { ...next, caret: caretBefore(tail, next.text) };
}

/** The field after each key: country, and number with its caret. */
function typed(number: string, keys: string, country = 'ES'): string[] {
  let field: Field = { country, text: number, caret: number.length };
  return [...keys].map((key) => {
    field = press(field, key);
    return `${field.country} ${field.text.slice(0, field.caret)}|${field.text.slice(field.caret)}`;
  });
}

const last = (steps: readonly string[]) => steps.at(-1);

describe('a typed plus', () => {
  test('stays with its dial code until the number starts', () => {
    expect(typed('', '+34600')).toEqual(['ES +|', 'ES +3|', 'ES +34|', 'ES 6|', 'ES 60|', 'ES 600|']);
    expect(typed('', '+58412')).toEqual(['ES +|', 'ES +5|', 'ES +58|', 'VE 4|', 'VE 41|', 'VE 412|']);
    expect(typed('', '+351912')).toEqual([
      'ES +|',
      'ES +3|',
      'ES +35|',
      'ES +351|',
      'PT 9|',
      'PT 91|',
      'PT 912|',
    ]);
    expect(typed('', '+1809')).toEqual(['ES +|', 'ES +1|', 'US 8|', 'US 80|', 'US 809|']);
  });

  test('keeps the chosen country if its dial code matches', () => {
    expect(last(typed('', '+1809', 'DO'))).toBe('DO 809|');
  });

  test('works after a bracket and before spaces', () => {
    expect(last(typed('', '(+34) 600'))).toBe('ES 600|');
    expect(last(typed('', '+58 (412) 123'))).toBe('VE (412) 123|');
  });

  test('stays if no country has the code: its digits are no part of a number', () => {
    expect(typed('', '+9991')).toEqual(['ES +|', 'ES +9|', 'ES +99|', 'ES +999|', 'ES +9991|']);
    expect(settlePhone({ country: 'ES', text: '+9991' })).toEqual({ country: 'ES', text: '+9991' });
  });

  test('can be typed before a number, which stays unchanged meanwhile', () => {
    expect(typed('612345678', '⇤+34')).toEqual([
      'ES |612345678',
      'ES +|612345678',
      'ES +3|612345678',
      'ES |612345678',
    ]);
    expect(last(typed('4121234567', '⇤+58'))).toBe('VE |4121234567');
    expect(last(typed('912 345 678', '⇤+351'))).toBe('PT |912 345 678');
  });

  test('can be corrected key by key', () => {
    expect(last(typed('', '+34⌫5⌫⌫58412'))).toBe('VE 412|');
    expect(last(typed('', '+34⇤→⌫'))).toBe('ES |34');
    expect(last(typed('', '+35←4'))).toBe('ES |5');
    expect(last(typed('', '+34600⌫⌫⌫'))).toBe('ES |');
  });

  test('works like two zeros', () => {
    expect(typed('', '0034600').slice(3)).toEqual(['ES 0034|', 'ES 6|', 'ES 60|', 'ES 600|']);
    expect(last(typed('612345678', '⇤0058'))).toBe('VE |612345678');
  });
});

describe('a field after blur', () => {
  test.each([
    ['+', 'ES', ''],
    ['+3', 'ES', '3'],
    ['+34', 'ES', ''],
    ['+58', 'VE', ''],
    ['0058', 'VE', ''],
    ['+612345678', 'AU', '2345678'],
    ['600 (12)', 'ES', '600 (12)'],
  ])('contains the country and the number of %j', (text, country, number) => {
    expect(settlePhone({ country: 'ES', text })).toEqual({ country, text: number });
  });
});
