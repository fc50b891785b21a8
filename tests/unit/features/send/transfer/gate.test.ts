import { ana } from '@tests/support/users';
import { expect, test } from 'vitest';
import { exchangeBody } from '@/api/exchangeCreation';
import { refuse, type Departure, type GateRule } from '@/features/send/transfer/gate';
import { pressOn } from '@/features/send/transfer/sending';
import { receiveFor, sendFor } from '@/lib/money';
import type { Quote } from '@/lib/quote';

const EXPIRY = 1_800_001_200_000;
const quote: Quote = { id: 'q', amount: '50', rate: '612.4837', receive: '30624.18', expiresAt: EXPIRY };
const mama = { id: 7, paymentMethodId: 1, paymentDetails: { alias: 'Mamá', telefono: '04160000009' } };

/** A call as the app makes it. */
function departure(of: Quote = quote): Departure {
  const { order } = pressOn(of, mama);
  return {
    body: exchangeBody({ ...of, beneficiary: mama }),
    key: order.key,
    order,
    quote: of,
    saved: [mama],
    pressedBy: ana,
    signedIn: ana,
    pressedAt: EXPIRY - 1,
    again: false,
  };
}

const right = departure();
const { body } = right;
const to = body.exchangeBeneficiary;

const papa = { ...mama, id: 8, paymentDetails: { titular: 'José Pérez', telefono: '04140000001' } };
/** The same account, with one more detail. */
const longer = { ...mama, paymentDetails: { ...mama.paymentDetails, titular: 'Carmen Pérez' } };
const withDetails = (paymentDetails: Record<string, string>): Partial<Departure> => ({
  body: { ...body, exchangeBeneficiary: { ...to, paymentDetails } },
});

test('what is right may be sent, typed in either field, to any of the saved beneficiaries', () => {
  expect(refuse(right)).toBeUndefined();
  expect(refuse({ ...right, saved: [papa, mama] })).toBeUndefined();
  const amount = sendFor('1000', quote.rate);
  expect(refuse(departure({ ...quote, amount, receive: '1000' }))).toBeUndefined();
});

test('a key that was pressed before may be sent after its quote has expired', () => {
  expect(refuse({ ...right, pressedAt: EXPIRY, again: true })).toBeUndefined();
});

// Mistakes of the body; sending.test.ts has those of the press.
test.each<[GateRule, string, Partial<Departure>]>([
  [
    'currencies',
    'the currencies are exchanged',
    { body: { ...body, fkCurrencySend: 147, fkCurrencyReceive: 43 } },
  ],
  ['currencies', 'it sends Bs', { body: { ...body, fkCurrencySend: 147 } }],
  ['currencies', 'it receives euros', { body: { ...body, fkCurrencyReceive: 43 } }],
  ['amountSend', 'ten times the euros are sent', { body: { ...body, amountSend: 500 } }],
  ['amountSend', 'the euros are no number', { body: { ...body, amountSend: Number.NaN } }],
  ['amountSend', 'nothing is sent', { ...departure({ ...quote, amount: '0', receive: '0' }) }],
  ['amountReceive', 'the Bs are a cent too many', { body: { ...body, amountReceive: 30624.19 } }],
  ['rate', 'the rate of the body is an older one', { body: { ...body, rate: 600 } }],
  ['rate', 'there is no rate', departure({ ...quote, rate: '0' })],
  ['owner', 'nobody pressed and nobody is signed in', { pressedBy: undefined, signedIn: undefined }],
  ['key', 'the key is another one', { key: 'q:8' }],
  ['key', 'another key was on screen', { order: { ...right.order, key: 'q:8' } }],
  [
    'beneficiary',
    'the body names another beneficiary',
    { body: { ...body, exchangeBeneficiary: { ...to, fkBeneficiary: 8 } } },
  ],
  [
    'method',
    'the body names another method',
    { body: { ...body, exchangeBeneficiary: { ...to, fkPaymentMethod: 2 } } },
  ],
  ['alias', 'the alias travels', withDetails({ Apodo: 'Mamá' })],
  ['account', 'the body has another account', withDetails({ telefono: '04160000008' })],
  ['account', 'the body has a part of the account', withDetails({})],
  ['account', 'the body has more than the account', withDetails({ telefono: '04160000009', titular: 'Ana' })],
  [
    'account',
    'one of two details is another one',
    { saved: [longer], ...withDetails({ telefono: '04160000009', titular: 'Ana' }) },
  ],
])('the rule %s refuses when %s', (rule, _mistake, changes) => {
  expect(refuse({ ...right, ...changes })).toBe(rule);
});

test.each<[GateRule, number, number]>([
  ['beneficiary', 0, 1],
  ['beneficiary', Number.NaN, 1],
  ['method', 7, 0],
  ['method', 7, Number.NaN],
])('an id that is none is refused by the rule %s, even where all agree', (rule, id, paymentMethodId) => {
  const none = { ...mama, id, paymentMethodId };
  const { order } = pressOn(quote, none);
  const exchangeBeneficiary = { ...to, fkBeneficiary: id, fkPaymentMethod: paymentMethodId };
  const changes = { key: order.key, order, saved: [none], body: { ...body, exchangeBeneficiary } };
  expect(refuse({ ...right, ...changes })).toBe(rule);
});

test('an amount that no double carries is refused', () => {
  const receive = receiveFor('146500000000.19', quote.rate);
  expect(receive).toBe('89728862050116.37');
  expect(refuse(departure({ ...quote, amount: '146500000000.19', receive }))).toBe('amountReceive');
});
