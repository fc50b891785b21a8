import { exchange as exchangeWith } from '@tests/support/transferFixtures';
import { expect, test } from 'vitest';
import { answerTo, letterFacts, letterStatuses } from '@/features/send/receipt/complaint/complaint';
import { mayComplain } from '@/features/send/receipt/receipt';

const AT = Date.UTC(2026, 6, 15, 9);
const DAY_MS = 24 * 60 * 60_000;
const zone = 'Europe/Madrid';

const exchange = exchangeWith({
  exchangeId: 'REFERENCIA-1',
  status: 'En proceso',
  amountSend: '150',
  amountReceive: '91872',
  rate: '612.48',
  inserted: AT,
  paymentMethod: 'Transferencia',
  paymentDetails: { titular: 'Rosa Pérez', cuenta: '01340000870000004567', cedula: 'V4123456' },
});

test.each([
  ['in its first day', {}, AT + DAY_MS - 1, false],
  ['after its first day', {}, AT + DAY_MS, true],
  ['without a date', { inserted: null }, AT, true],
  ['that was not sent', { status: 'Rechazado' }, AT, true],
])('an exchange %s has a letter: %j', (_what, change, now, expected) => {
  expect(mayComplain({ ...exchange, ...change }, now)).toBe(expected);
});

test('an answer is due after 15 working days, holidays of every year included if they are known', () => {
  expect(answerTo('2026-07-15', [''])).toEqual({ due: '2026-08-05', skipsHolidays: false });
  const holidays = ['2026-12-25', '2027-01-01', '2027-01-06'];
  expect(answerTo('2026-12-17', holidays)).toEqual({ due: '2027-01-12', skipsHolidays: true });
  expect(answerTo('2026-12-17', ['2026-12-25'])).toEqual({ due: '2027-01-07', skipsHolidays: false });
  expect(answerTo('2026-12-17', ['2027-01-01'])).toMatchObject({ skipsHolidays: false });
});

test('a letter has the facts of the exchange and no payment details', () => {
  const facts = letterFacts(exchange, AT + 60_000, zone);
  expect(facts.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))).toEqual([
    'Identificador: REFERENCIA-1',
    'Fecha: 15 jul 2026, 11:00',
    'Monto enviado: 150,00 €',
    'Monto por recibir: 91.872,00 Bs',
    'Tasa: 1 EUR = 612,48 VES',
    'Método de pago: Transferencia',
    'Beneficiario: Mamá',
    'Estado: En proceso, visto el 15 jul 2026, 11:01',
  ]);
});

test('a letter leaves out what is unknown', () => {
  const unknown = { amountSend: null, amountReceive: null, rate: null, inserted: null, status: null };
  const facts = letterFacts({ ...exchange, ...unknown, paymentMethod: null, beneficiary: null }, AT, zone);
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Identificador: REFERENCIA-1',
    'Estado: Sin estado, visto el 15 jul 2026, 11:00',
  ]);
});

test('a letter has each status with the time of its reading', () => {
  const seen = [
    { status: 'En proceso', at: AT, after: null },
    { status: null, at: AT + DAY_MS, after: AT },
  ];
  expect(letterStatuses(seen, zone)).toEqual([
    'En proceso, visto el 15 jul 2026, 11:00',
    'Sin estado, visto el 16 jul 2026, 11:00',
  ]);
});
