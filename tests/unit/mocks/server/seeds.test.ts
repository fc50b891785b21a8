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
