import { expect, test } from 'vitest';
import { confirmationOf } from '@/features/send/confirmation';
import type { Quote } from '@/lib/quote';

const quote: Quote = {
  id: 'cotizacion',
  amount: '50',
  rate: '612.4837',
  receive: '30624.18',
  expiresAt: 1_800_001_200_000,
};
const mama = {
  id: 7,
  paymentMethodId: 1,
  paymentDetails: { alias: 'Mamá', titular: 'Rosa Elena Pérez', telefono: '04160000009' },
};

test('a confirmation has the amounts of its quote and the names of its beneficiary', () => {
  expect(confirmationOf(quote, mama)).toEqual({
    key: 'cotizacion:7',
    quoteId: 'cotizacion',
    beneficiaryId: 7,
    title: 'Mamá',
    names: ['Mamá', 'Rosa Elena Pérez'],
    amountSend: '50',
    amountReceive: '30624.18',
  });
});

test('the same quote for another beneficiary, and another quote for the same one, have other keys', () => {
  const keys = [
    confirmationOf(quote, mama),
    confirmationOf(quote, { ...mama, id: 8 }),
    confirmationOf({ ...quote, id: 'otra' }, mama),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(confirmationOf({ ...quote }, { ...mama }).key).toBe(keys[0]);
});

test('a confirmation, which is stored, has only the end of a number', () => {
  const unnamed = { ...mama, paymentDetails: { telefono: '04160000009' } };
  expect(confirmationOf(quote, unnamed)).toMatchObject({ title: '…0009', names: ['…0009'] });
});
