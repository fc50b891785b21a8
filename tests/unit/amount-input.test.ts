import { editAmount } from '@/lib/amountInput';
import { filterAmountInput } from '@/lib/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Keypad = 'comma' | 'point';

interface Field {
  readonly text: string;
  readonly caret: number;
  /** A hint says how decimals are written, and the amount stands there in words of money. */
  readonly hint: boolean;
}

const writesPoint = (keypad: Keypad) => () => keypad === 'point';

/** '10|5' is a field with its caret. */
function fieldOf(text: string): Field {
  const caret = text.indexOf('|');
  return caret < 0
    ? { text, caret: text.length, hint: false }
    : { text: text.replace('|', ''), caret, hint: false };
}

function insert({ text, caret, hint }: Field, data: string, keypad: Keypad, byKey: boolean): Field {
  const value = text.slice(0, caret) + data + text.slice(caret);
  const edit = editAmount({ value, caret: caret + data.length, byKey }, writesPoint(keypad));
  return { text: edit.text, caret: edit.caret, hint: hint || edit.doubtful };
}

function shown({ text, caret, hint }: Field): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}${hint ? ' ?' : ''}`;
}

/** The field after these keys. */
const typed = (before: string, keys: string, keypad: Keypad) =>
  shown([...keys].reduce((field, key) => insert(field, key, keypad, true), fieldOf(before)));

const pasted = (before: string, text: string, keypad: Keypad) =>
  shown(insert(fieldOf(before), text, keypad, false));

// A question mark at the end stands for the hint with the amount in words of money.
describe('an amount typed key by key', () => {
  test.each([
    // before, keys, with a comma on the keypad, with a dot on it
    ['', '10,5', '10,5|', '10,5|'],
    ['', '10.5', '105| ?', '10,5|'],
    ['', '10.50', '1050| ?', '10,50|'],
    ['', '10.', '10| ?', '10,|'],
    ['', '.5', '5| ?', ',5|'],
    // A third decimal is refused, and never without a word where the comma may have been meant for thousands.
    ['', '10,505', '10,50|', '10,50| ?'],
    ['', '10.505', '10505| ?', '10,50| ?'],
    ['', '1.234', '1234| ?', '1,23| ?'],
    ['', '1.234.567', '1234567| ?', '1,23| ?'],
    ['', '1.234,50', '1234,50| ?', '1,23| ?'],
    ['', '1,234.50', '1,23| ?', '1,23| ?'],
    // A second separator.
    ['', '10,5.', '10,5| ?', '10,5| ?'],
    ['', '10.5,', '105,| ?', '10,5| ?'],
    ['', '10..5', '105| ?', '10,5| ?'],
    // In the middle: at most two digits may follow, and no comma.
    ['10|50', '.', '10|50 ?', '10,|50'],
    ['105|0', '.', '105|0 ?', '105,|0'],
    ['|50', '.', '|50 ?', ',|50'],
    ['1|234', '.', '1|234 ?', '1|234 ?'],
    ['1|234,5', '.', '1|234,5 ?', '1|234,5 ?'],
    ['10,|5', '.', '10,|5 ?', '10,|5 ?'],
    ['1|,23', '.', '1|,23 ?', '1|,23 ?'],
    ['12,|34', '5', '12,5|3', '12,5|3 ?'],
    // What never may stand there.
    ['', '1a2 €', '12|', '12|'],
    ['', '1234567890123', '123456789012|', '123456789012|'],
  ])('%j and %j', (before, keys, withComma, withPoint) => {
    expect(typed(before, keys, 'comma')).toBe(withComma);
    expect(typed(before, keys, 'point')).toBe(withPoint);
  });
});

describe('an amount that is pasted', () => {
  test.each([
    // Dots of a pasted amount group its thousands, whatever the keypad writes (spec §5).
    ['', '10.50', '1050| ?'],
    ['', '.', '| ?'],
    ['', '1.234,56', '1234,56| ?'],
    ['', '1.234.567', '1234567| ?'],
    ['', '-5 €', '5|'],
    ['1|0', '2.3', '123|0 ?'],
  ])('%j and %j', (before, text, after) => {
    expect(pasted(before, text, 'comma')).toBe(after);
    expect(pasted(before, text, 'point')).toBe(after);
  });

  test('is said once more where decimals are cut off that a dot may have been meant for', () => {
    expect(pasted('', '1,234.50', 'point')).toBe('1,23| ?');
  });
});

test('however it is typed, a field holds digits and one comma, and the caret stays in it', () => {
  const key = fc.constantFrom(...'0123456789.,x');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 20 }), fc.boolean(), (keys, point) => {
      let field = fieldOf('');
      for (const data of keys) {
        field = insert(field, data, point ? 'point' : 'comma', true);
        expect(field.text).toBe(filterAmountInput(field.text));
        expect(field.caret).toBeLessThanOrEqual(field.text.length);
      }
    }),
  );
});
