import { expect, test } from 'vitest';
import { isSameDocument, readDocument } from '@/api/identifiers';
import { detailKind } from '@/lib/detailKind';

test.each([
  ['V-04.123.456', 'V4123456'],
  ['v 4123456', 'V4123456'],
  ['V041234561', 'V4123456'],
  ['V-12.345.678-9', 'V12345678'],
  ['V-4123456-1', 'V4123456'],
  ['V-4.123.456-1', 'V4123456'],
  [' (v) 4123456-1 ', 'V4123456'],
  ['V-123456-12', 'V12345612'],
  ['V-12-3456-7', 'V1234567'],
  ['V41234561', 'V41234561'],
  ['E821234561', 'E82123456'],
  ['E-82123456', 'E82123456'],
  ['J-30123456-7', 'J301234567'],
  ['4.123.456', '4123456'],
  ['04.123.456', '4123456'],
  ['CI-04.123.456', 'CI4123456'],
  ['X1234567', 'X1234567'],
  ['AB12CD34', 'AB12CD34'],
  ['AB12CD', 'AB12CD'],
  ['000', '000'],
  ['V****456', undefined],
  ['Vxxx456', undefined],
  ['Cédula', undefined],
])('the document %s is %s', (written, expected) => {
  expect(readDocument(written)).toBe(expected);
});

test.each([
  'cedula',
  'Cédula',
  'RIF',
  'titular_rif',
  'rif_titular',
  'numeroDocumento',
  'passport',
  'CI',
  'DNI',
])('%s has a document', (key) => {
  expect(detailKind(key)).toBe('document');
});

test.each(['tarifa', 'titular', 'ciudad', 'banco_bci', 'dnipro', 'sidni', 'cuenta'])(
  '%s has no document',
  (key) => {
    expect(detailKind(key)).not.toBe('document');
  },
);

test.each([
  ['V4123456', 'V4123456', true],
  ['V4123456', '4123456', true],
  ['V4123456', 'E4123456', false],
  ['V4123456', 'V41234567', false],
  ['V4123456', '4123457', false],
  ['CI4123456', '4123456', true],
  ['V12AB', '12AB', true],
])('%s and %s: the same is %s', (one, other, same) => {
  expect(isSameDocument(one, other)).toBe(same);
});
