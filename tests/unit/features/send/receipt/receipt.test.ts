import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ExchangeDetail } from '@/api/exchanges';
import {
  exchangeInState,
  mergeExchange,
  outcomeOf,
  rateLine,
  requestedId,
} from '@/features/send/receipt/receipt';
import { inputOf } from '@/lib/calculator';
import { keepForEntry } from '@/lib/entry';
import { connectOwner } from '@/lib/owner';
import { repeatState } from '@/lib/repeatExchange';

const exchange: ExchangeDetail = {
  exchangeId: 'TRP-7',
  status: 'Recibido',
  statusColour: '#4B5563',
  beneficiary: 'Mamá',
  beneficiaryId: 3,
  amountSend: '100',
  currencySend: 'EUR',
  amountReceive: '3950',
  currencyReceive: 'VES',
  rate: '39.5',
  inserted: 1000,
  paymentMethodId: 2,
  paymentMethod: 'Pago móvil',
  paymentDetails: { cedula: 'V4123456' },
};

test.each(['id', 'exchangeid', 'exchangeId'])('the address may have %s', (name) => {
  expect(requestedId(new URLSearchParams({ [name]: ' TRP-7 ' }))).toBe('TRP-7');
});

test('an address without an id names no exchange', () => {
  expect(requestedId(new URLSearchParams('id=&exchangeid=%20&x=1'))).toBeUndefined();
});

describe('the exchange of the navigation state', () => {
  beforeEach(() => connectOwner(() => ({ id: 1, login: 'ana@turpial.example' })));
  afterEach(() => connectOwner(() => undefined));

  test('is used as step 2 stored it', () => {
    expect(exchangeInState(keepForEntry({ exchange }), 'TRP-7')).toEqual(exchange);
    expect(exchangeInState(keepForEntry({ exchange }), undefined)).toEqual(exchange);
  });

  test("is ignored in another user's entry, and where nothing was kept", () => {
    const state = keepForEntry({ exchange });
    connectOwner(() => ({ id: 2, login: 'ana@turpial.example' }));
    expect(exchangeInState(state, 'TRP-7')).toBeUndefined();
    expect(exchangeInState({ exchange }, 'TRP-7')).toBeUndefined();
  });

  test.each([null, undefined, 'x', {}, { exchange: null }, { exchange: 'x' }, { exchange: {} }])(
    'is not in %j',
    (state) => {
      expect(
        exchangeInState(typeof state === 'object' ? keepForEntry({ ...state }) : state, 'TRP-7'),
      ).toBeUndefined();
    },
  );

  test('does not replace another exchange', () => {
    expect(exchangeInState(keepForEntry({ exchange }), 'TRP-8')).toBeUndefined();
  });
});

describe('updating an exchange', () => {
  const server: ExchangeDetail = {
    ...exchange,
    status: 'Completado',
    statusColour: '#15803D',
    beneficiary: 'Rosa',
    amountSend: '99',
    currencySend: 'USD',
    amountReceive: '1',
    rate: '2',
    inserted: 2000,
    paymentMethod: 'Transferencia',
    paymentDetails: { cuenta: '1' },
  };

  test('keeps amounts and rate and takes the rest from the server', () => {
    expect(mergeExchange(exchange, server)).toEqual({
      ...server,
      amountSend: '100',
      amountReceive: '3950',
      rate: '39.5',
    });
  });

  test('takes amounts and rate from the server if they are not numbers', () => {
    const local = { ...exchange, amountSend: null, amountReceive: null, rate: null };
    expect(mergeExchange(local, server)).toEqual(server);
  });

  test('removes a status that the server removed and fills other gaps', () => {
    const gaps: ExchangeDetail = {
      ...server,
      status: null,
      statusColour: null,
      beneficiary: null,
      currencySend: null,
      inserted: null,
      paymentMethod: null,
      paymentDetails: {},
    };
    expect(mergeExchange(exchange, gaps)).toEqual({ ...exchange, status: null, statusColour: null });
  });
});

test('the rate line contains the known currencies', () => {
  expect(rateLine(exchange)).toBe('1 EUR = 39,50 VES');
  expect(rateLine({ ...exchange, currencySend: null })).toBe('1 = 39,50 VES');
  expect(rateLine({ ...exchange, currencySend: null, currencyReceive: null })).toBe('1 = 39,50');
  expect(rateLine({ ...exchange, rate: null })).toBeUndefined();
});

test.each([
  [exchange, true, 'Tu envío de 100,00 € a Mamá está hecho'],
  [{ ...exchange, beneficiary: null }, true, 'Tu envío de 100,00 € está hecho'],
  [{ ...exchange, amountSend: null }, true, 'Tu envío a Mamá está hecho'],
  [exchange, false, undefined],
  [{ ...exchange, status: 'Rechazado por el banco' }, true, 'Este envío no salió adelante'],
  [{ ...exchange, status: 'Devuelto' }, false, 'Este envío no salió adelante'],
])('what became of an exchange, in words (%#)', (one, isNew, words) => {
  expect(outcomeOf(one, isNew)?.replaceAll('\u00a0', ' ')).toBe(words);
});

test('repeating passes euros and beneficiary, never the rate', () => {
  const { beneficiary, beneficiaryId } = exchange;
  const input = inputOf('send', '100');
  expect(repeatState(exchange)).toEqual({ input, beneficiaryAlias: beneficiary, beneficiaryId });
  // An id without its alias may be another beneficiary's.
  expect(repeatState({ ...exchange, beneficiary: null })).toEqual({ input });
});

test.each([{ currencySend: 'USD' }, { amountSend: '-50' }, { amountSend: '0' }, { amountSend: null }])(
  'repeating %j passes no amount',
  (changed) => expect(repeatState({ ...exchange, ...changed })).not.toHaveProperty('input'),
);
