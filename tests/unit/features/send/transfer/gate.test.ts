import { ana, eva } from '@tests/support/users';
import { expect, test } from 'vitest';
import { exchangeBody } from '@/api/exchangeCreation';
import { refuse, type Departure, type GateRule } from '@/features/send/transfer/gate';
import { pressOn } from '@/features/send/transfer/useConfirm';
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
    pressedBy: ana,
    signedIn: ana,
    pressedAt: EXPIRY - 1,
    again: false,
  };
}

const right = departure();
const { body } = right;
const to = body.exchangeBeneficiary;

test('what is right may be sent, typed in either field', () => {
  expect(refuse(right)).toBeUndefined();
  const amount = sendFor('1000', quote.rate);
  expect(refuse(departure({ ...quote, amount, receive: '1000' }))).toBeUndefined();
});

test('a key that was pressed before may be sent after its quote has expired', () => {
  expect(refuse({ ...right, pressedAt: EXPIRY, again: true })).toBeUndefined();
});

// One mistake upstream each.
test.each<[GateRule, string, Partial<Departure>]>([
  ['owner', 'another user has signed in', { signedIn: eva }],
  ['owner', 'the user has logged out', { signedIn: undefined }],
  ['owner', 'a visitor pressed', { pressedBy: undefined, signedIn: undefined }],
  [
    'currencies',
    'the currencies are exchanged',
    { body: { ...body, fkCurrencySend: 147, fkCurrencyReceive: 43 } },
  ],
  ['currencies', 'it receives euros', { body: { ...body, fkCurrencyReceive: 43 } }],
  ['amountSend', 'ten times the euros are sent', { body: { ...body, amountSend: 500 } }],
  ['amountSend', 'the euros are no number', { body: { ...body, amountSend: Number.NaN } }],
  ['amountSend', 'another amount was on screen', { order: { ...right.order, amountSend: '51' } }],
  ['amountSend', 'nothing is sent', { ...departure({ ...quote, amount: '0', receive: '0' }) }],
  ['amountReceive', 'the Bs are a cent too many', { body: { ...body, amountReceive: 30624.19 } }],
  ['amountReceive', 'other Bs were on screen', { order: { ...right.order, amountReceive: '30624.17' } }],
  ['rate', 'the rate of the body is an older one', { body: { ...body, rate: 600 } }],
  ['rate', 'there is no rate', departure({ ...quote, rate: '0' })],
  ['promise', 'the Bs belong to another rate', departure({ ...quote, receive: receiveFor('50', '600') })],
  ['key', 'the key is another one', { key: 'q:8' }],
  ['key', 'the key is of another quote', { key: 'p:7', order: { ...right.order, key: 'p:7' } }],
  [
    'beneficiary',
    'the body names another beneficiary',
    { body: { ...body, exchangeBeneficiary: { ...to, fkBeneficiary: 8 } } },
  ],
  [
    'method',
    'the method is unknown',
    { body: { ...body, exchangeBeneficiary: { ...to, fkPaymentMethod: 0 } } },
  ],
  [
    'method',
    'the method is no number',
    { body: { ...body, exchangeBeneficiary: { ...to, fkPaymentMethod: Number.NaN } } },
  ],
  [
    'alias',
    'the alias travels',
    { body: { ...body, exchangeBeneficiary: { ...to, paymentDetails: { Apodo: 'Mamá' } } } },
  ],
  ['expiry', 'the quote has expired', { pressedAt: EXPIRY }],
])('the rule %s refuses when %s', (rule, _mistake, changes) => {
  expect(refuse({ ...right, ...changes })).toBe(rule);
});

test('a beneficiary without an id is refused', () => {
  const none = { ...mama, id: 0 };
  const { order } = pressOn(quote, none);
  const changes = { key: order.key, order, body: exchangeBody({ ...quote, beneficiary: none }) };
  expect(refuse({ ...right, ...changes })).toBe('beneficiary');
});

test('an amount that no double carries is refused', () => {
  const receive = receiveFor('146500000000.19', quote.rate);
  expect(receive).toBe('89728862050116.37');
  expect(refuse(departure({ ...quote, amount: '146500000000.19', receive }))).toBe('amountReceive');
});
