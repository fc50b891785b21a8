import { expect, test } from 'vitest';
import { shortfall } from '@/features/send/hints/shortfall';

test.each([
  ['El monto mínimo para enviar es 10,00\u00a0€.', '8', '2'],
  ['El monto mínimo para enviar es 10,00 €.', '9.99', '0.01'],
  ['Mínimo: 10€', '0.1', '9.9'],
  ['Debes enviar al menos 1.050,50 €', '1000', '50.5'],
  ['Debes enviar al menos 1.050 euros', '1000', '50'],
  ['Minimum is 10.50 EUR', '10', '0.5'],
  ['Minimum is 10.5 EUR', '8', '2.5'],
  ['Minimum: € 10', '8', '2'],
  ['De 10,00 € como mínimo. Envía 10,00 € o más.', '8', '2'],
])('%s lacks, from %s, %s', (text, amount, missing) => {
  expect(shortfall(text, amount)).toBe(missing);
});

test.each([
  ['two amounts', 'Entre 10,00 € y 3000,00 €.', '8'],
  ['no amount', 'El monto es demasiado bajo.', '8'],
  ['a number that is no amount of euros', 'Error 10', '8'],
  ['an amount that is not higher', 'El mínimo es 10,00 €.', '10'],
  ['an amount that cannot be read', 'El mínimo es 1,0,0 €.', '8'],
  ['nothing', '', '8'],
])('%s says nothing exact', (_what, text, amount) => {
  expect(shortfall(text, amount)).toBeUndefined();
});
