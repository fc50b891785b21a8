import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeAmount, editAmount } from '@/lib/amountInput';
import { parseAmount } from '@/lib/money';

type Keypad = 'comma' | 'point';

interface Field {
  readonly text: string;
  readonly caret: number;
  /** True if the hint explains the decimal comma and shows the amount as formatted money. */
  readonly hint: boolean;
  readonly typed?: string;
}

const writesPoint = (keypad: Keypad) => () => keypad === 'point';

/** '10|5' is a field with its caret. */
function fieldOf(text: string): Field {
  const caret = text.indexOf('|');
  return caret < 0
    ? { text, caret: text.length, hint: false }
    : { text: text.replace('|', ''), caret, hint: false };
}

function insert(
  { text, caret, hint, typed = text }: Field,
  data: string,
  keypad: Keypad,
  byKey: boolean,
): Field {
  const value = text.slice(0, caret) + data + text.slice(caret);
  const edit = editAmount(
    { value, caret: caret + data.length, byKey, before: { text, typed } },
    writesPoint(keypad),
  );
  return { text: edit.text, caret: edit.caret, hint: hint || edit.doubtful, typed: edit.typed };
}

function shown({ text, caret, hint }: Field): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}${hint ? ' ?' : ''}`;
}

/** The field after these keys. */
const typed = (before: string, keys: string, keypad: Keypad) =>
  shown([...keys].reduce((field, key) => insert(field, key, keypad, true), fieldOf(before)));

const pasted = (before: string, text: string, keypad: Keypad) =>
  shown(insert(fieldOf(before), text, keypad, false));

// A question mark at the end means that the hint is shown.
describe('an amount typed key by key', () => {
  test.each([
    // before, keys, result with a comma keypad, result with a dot keypad
    ['', '10,5', '10,5|', '10,5|'],
    ['', '10.5', '105| ?', '10,5|'],
    ['', '1.234,56', '1234,56| ?', '1234,56| ?'],
    ['', '1.234.567,8', '1234567,8| ?', '1234567,8| ?'],
    ['', '10.5,', '105,| ?', '10,5| ?'],
    ['', '10.50', '1050| ?', '10,50|'],
    ['', "10'50", '1050| ?', '10,50|'],
    ['', '10·5', '105| ?', '10,5|'],
    ['', '10.', '10| ?', '10,|'],
    ['', '.5', '5| ?', ',5|'],
    // A third decimal is refused, with a hint if the comma may have been meant for thousands.
    ['', '10,505', '10,50|', '10,50| ?'],
    ['', '10.505', '10505| ?', '10,50| ?'],
    ['', '1.234', '1234| ?', '1,23| ?'],
    ['', '1.234.567', '1234567| ?', '1,23| ?'],
    ['', '1.234,50', '1234,50| ?', '1234,50| ?'],
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
    // Characters that are never allowed.
    ['', '1a2 €', '12|', '12|'],
    ['1,5|', 'a', '1,5|', '1,5|'],
    ['', '1234567890123', '123456789012|', '123456789012|'],
  ])('%j and %j', (before, keys, withComma, withPoint) => {
    expect(typed(before, keys, 'comma')).toBe(withComma);
    expect(typed(before, keys, 'point')).toBe(withPoint);
  });
});

test.each([
  // The dot was there before the key.
  ['10.5', 4, '105'],
  ['€.5', 2, '5'],
])('in %j with the caret at %d, a dot is not decimal', (value, caret, text) => {
  expect(editAmount({ value, caret, byKey: true }, writesPoint('point'))).toMatchObject({
    text,
    doubtful: true,
  });
});

describe('a pasted amount', () => {
  test.each([
    // Dots of a pasted amount group its thousands, on every keypad (product 5.7).
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

  test('shows a hint if decimals were cut off after an ambiguous dot', () => {
    expect(pasted('', '1,234.50', 'point')).toBe('1,23| ?');
  });
});

test('the caret stays at a digit that is typed before the end, also after dots of thousands', () => {
  const field = { text: '1000,00', typed: '1.000,00', caret: 5, hint: false };
  expect(shown(insert(field, '0', 'comma', true))).toBe('1000,0|0');
});

test('however it is typed, a field contains digits and one comma, with the caret inside', () => {
  const key = fc.constantFrom(...'0123456789.,x');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 20 }), fc.boolean(), (keys, point) => {
      let field = fieldOf('');
      for (const data of keys) {
        field = insert(field, data, point ? 'point' : 'comma', true);
        expect(field.text).toBe(parseAmount(field.text).text);
        expect(field.caret).toBeLessThanOrEqual(field.text.length);
      }
    }),
  );
});

describe('an amount that a keyboard composes, writing all of it again with every key,', () => {
  const composed = (before: string, texts: readonly string[], keypad: Keypad) => {
    const field = { text: before, typed: before };
    const edits = texts.map((text) => composeAmount(field, text, writesPoint(keypad)));
    return edits.map(({ text, doubtful }) => `${text}${doubtful ? ' ?' : ''}`);
  };

  test.each([
    ['', ['1', '12', '12.', '12.5'], ['1', '12', '12 ?', '125 ?'], ['1', '12', '12,', '12,5']],
    ['', ['12,', '12,5'], ['12,', '12,5'], ['12,', '12,5']],
    ['12', ['12.', '12.5', '12.'], ['12 ?', '125 ?', '12 ?'], ['12,', '12,5', '12,']],
    ['12,50', ['12,5', '1', ''], ['12,5', '1', ''], ['12,5', '1', '']],
    ['1050', ['10.50'], ['1050 ?'], ['10,50']],
    ['', ['1.234,56'], ['1234,56'], ['1234,56']],
  ])('%o with %j', (before, texts, comma, point) => {
    expect(composed(before, texts, 'comma')).toEqual(comma);
    expect(composed(before, texts, 'point')).toEqual(point);
  });

  test.each([
    // The field, what was typed for it, the composed text, and the result with each keypad.
    ['50', '50', '50', '50|', '50|'],
    ['50', '50', '500', '500|', '500|'],
    ['1234', '1234', '1.234', '1|234 ?', '1|234 ?'],
    ['12345', '12345', '1.345', '1|345 ?', '1|345 ?'],
    ['12', '12', '1.234,56', '1234,56|', '1234,56|'],
    // A comma after dots of thousands proves that they group, unless a part of them was deleted.
    ['1,23', '1.234', '1,23,5', '1234,5|', '1234,5|'],
    ['1,23', '1.234', '1,2,', '1,2|', '1,2| ?'],
  ])(
    '%j, for which %j was typed, changes only where it differs from %j',
    (text, keys, value, comma, point) => {
      const edited = (keypad: Keypad) => {
        const { doubtful, ...field } = composeAmount({ text, typed: keys }, value, writesPoint(keypad));
        return shown({ ...field, hint: doubtful });
      };
      expect([edited('comma'), edited('point')]).toEqual([comma, point]);
    },
  );

  test('is the one of the same keys, one after the other', () => {
    const keys = fc.array(fc.constantFrom(...'0123456789.,'), { maxLength: 12 });
    fc.assert(
      fc.property(keys, fc.constantFrom<Keypad>('comma', 'point'), (pressed, keypad) => {
        const [edit] = composed('', [pressed.join('')], keypad);
        expect(edit?.replace(' ?', '')).toBe(typed('', pressed.join(''), keypad).replace(/\|( \?)?/g, ''));
      }),
    );
  });
});
