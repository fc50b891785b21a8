import { expect, test } from 'vitest';
import { countsAsSent } from '@/api/sentStatus';

test.each([
  ['Cancelado por el banco', false],
  ['CANCELACIÓN', false],
  ['Rechazado', false],
  ['Anulado', false],
  ['Pago fallido', false],
  ['Devuelto', false],
  ['Completado', true],
  ['Pago pendiente', true],
  ['', true],
  [null, true],
])('the status %j counts as sent: %s', (status, is) => {
  expect(countsAsSent({ status })).toBe(is);
});
