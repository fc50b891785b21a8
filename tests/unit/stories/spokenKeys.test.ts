import { spokenKeys } from '@stories/ui/spokenKeys';
import { expect, test } from 'vitest';

test.each([
  ['{Tab}', ['Tabulador']],
  [' ', ['Espacio']],
  ['{Shift>}{Tab}{/Shift}{Enter}', ['Mayús + Tabulador', 'Intro']],
  ['espa{ArrowDown}', ['«espa»', '↓']],
])("the keys '%s' are written in Spanish", (keys, spoken) => {
  expect(spokenKeys(keys)).toEqual(spoken);
});

test('a key without a Spanish name is an error', () => {
  expect(() => spokenKeys('{F1}')).toThrow('F1');
});
