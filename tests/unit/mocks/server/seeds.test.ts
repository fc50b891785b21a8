import { invalidField } from '@mocks/server/rules/beneficiaries';
import { logins } from '@mocks/server/seeds/accounts';
import {
  changedDetails,
  mainBeneficiaries,
  nthBeneficiary,
  secondName,
} from '@mocks/server/seeds/beneficiaries';
import { countries, countryId, isoCodeOf } from '@mocks/server/seeds/countries';
import { fieldConfigurations, PAGO_MOVIL } from '@mocks/server/seeds/paymentMethods';
import { stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { describe, expect, test } from 'vitest';
import { receiveFor } from '@/lib/money';

describe('the history of the main account', () => {
  const exchanges = stillSandbox().exchanges(logins.main);

  test('ranges from the smallest to the largest amount, with at least six statuses', () => {
    const amounts = exchanges.map(({ amountSend }) => amountSend);
    expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([10, 3000]);
    expect(new Set(exchanges.map(({ status }) => status)).size).toBeGreaterThanOrEqual(7);
  });

  test('has amounts that match the rate to the cent', () => {
    for (const { amountSend, amountReceive, rate } of exchanges) {
      expect(amountReceive).toBe(Number(receiveFor(String(amountSend), String(rate))));
    }
  });

  test('contains each irregularity that a real server sends', async () => {
    const visitor = await visit(stillSandbox()).login();
    const { data } = (await visitor.call('listExchanges')).body;
    expect(data.filter(({ status }) => status === null)).toHaveLength(1);
    expect(data.filter(({ status, statusColour }) => status !== null && statusColour === null)).toHaveLength(
      1,
    );
    expect(data.filter(({ inserted }) => !inserted.endsWith('Z'))).toHaveLength(1);
    const details = await Promise.all(
      data.map(async ({ exchangeId }) => {
        const reply = await visitor.call('getExchange', { params: { id: exchangeId } });
        return reply.body.data.paymentDetails;
      }),
    );
    expect(details.filter((one) => typeof one === 'string')).toHaveLength(1);
    expect(details.filter((one) => one === null)).toHaveLength(1);
    const [newest] = details;
    expect(typeof newest === 'object' && newest?.instrucciones_de_pago).toContain('TRP-2026-000025');
  });
});

const many = Array.from({ length: 60 }, (_, n) => nthBeneficiary(n + 1));

const suspicious = [{ paymentMethodId: PAGO_MOVIL, paymentDetails: changedDetails }, secondName];

test.each([...mainBeneficiaries, ...suspicious, ...many])(
  'beneficiary $paymentDetails.alias is valid in its own form',
  (seed) => {
    const { paymentMethodId, paymentDetails } = seed;
    const fields = fieldConfigurations.filter(({ fkPaymentMethod }) => fkPaymentMethod === paymentMethodId);
    expect(fields.length).toBeGreaterThan(0);
    expect(invalidField(paymentDetails, fields)).toBeUndefined();
    expect(Object.keys(paymentDetails).sort()).toEqual(fields.map((field) => field.systemFieldName).sort());
  },
);

test('every country has a code, a Spanish name and an id that maps back to it', () => {
  expect(countries.length).toBe(249);
  for (const { PKCountry, Name, Code } of countries) {
    expect(Name).not.toBe(Code);
    expect(isoCodeOf(PKCountry)).toBe(Code);
  }
  for (const code of ['VE', 'ES', 'CO', 'CL', 'PE', 'MX', 'US'])
    expect(isoCodeOf(countryId(code))).toBe(code);
});

test('the large seed has 10 000 exchanges and 500 beneficiaries, and ids continue after them', async () => {
  const sandbox = stillSandbox({ seed: 'grande' });
  const visitor = await visit(sandbox).login();
  expect((await visitor.call('listExchanges')).body).toMatchObject({ count: 10_000 });
  expect((await visitor.call('listBeneficiaries')).body.data).toHaveLength(500);
  expect(sandbox.createExchange(logins.main, 20).id).toBe(10_001);
  expect((await visitor.call('getExchange', { params: { id: '10001' } })).status).toBe(200);
});

test('the seed of two years has a failed and a cancelled exchange, and months without one', async () => {
  const visitor = await visit(stillSandbox({ seed: 'dos-anos' })).login();
  const { data } = (await visitor.call('listExchanges')).body;
  expect(new Set(data.map(({ beneficiary }) => beneficiary))).toEqual(new Set(['Mamá']));
  expect(data.map(({ status }) => status).filter((status) => status !== 'Completado')).toEqual([
    'Cancelado',
    'Fallido',
  ]);
  const months = new Set(data.map(({ inserted }) => inserted.slice(0, 7)));
  const [last = '', first = ''] = [data.at(0)?.inserted, data.at(-1)?.inserted];
  const span = (new Date(last).getTime() - new Date(first).getTime()) / (24 * 60 * 60 * 1000);
  expect(span).toBeGreaterThan(700);
  // Without the gaps there would be 24 or 25 months.
  expect(months.size).toBeLessThanOrEqual(23);
});

test('the odd seed adds beneficiaries of older systems', async () => {
  const visitor = await visit(stillSandbox({ seed: 'rara' })).login();
  const { data } = (await visitor.call('listBeneficiaries')).body;
  expect(data.some(({ paymentDetails }) => paymentDetails.type === 'pago_movil')).toBe(true);
  expect(data.some(({ paymentMethodId }) => paymentMethodId === 99)).toBe(true);
});

test('alternative answers have the same content', async () => {
  const visitor = visit(stillSandbox({ answers: 'alternative' }));
  const query = { FKCurrency_From: 43, FKCurrency_To: 147 };
  expect((await visitor.call('exchangeRate', { query })).body).toEqual({ data: [{ tasa: 600 }] });
  expect((await visitor.call('listCountries')).body).toHaveProperty('Countries');
});
