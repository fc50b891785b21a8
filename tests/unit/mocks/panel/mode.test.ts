import { panelMode } from '@mocks/panel/mode';
import { expect, test } from 'vitest';

test.each([
  ['', 'on'],
  ['?panel=0', 'off'],
  ['?limpio=1', 'clean'],
  ['?escenario=aprobada', 'on'],
])('the address %j: panel %s', (search, mode) => {
  // The tab remembers the mode of an earlier address.
  panelMode('?panel=1');
  expect(panelMode(search)).toBe(mode);
});
