import { scriptedServer } from '@tests/support/scriptedServer';
import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { createExchange, exchangeBody, isRateChange, type NewExchange } from '@/api/exchangeCreation';

const beneficiary = { id: 7, paymentMethodId: 2, paymentDetails: { cedula: 'V4123456' } };
const transfer: NewExchange = { amount: '50.10', receive: '30685.43', rate: '612.4837', beneficiary };
const answer = { exchange: { exchangeId: 'TRP-1' } };

const withMethod = (paymentMethodId: number) => ({
  ...transfer,
  beneficiary: { ...beneficiary, paymentMethodId },
});

const server = scriptedServer();

describe('a new exchange', () => {
  test('is sent once, with its key, its amounts as numbers and the ids of the currencies', async () => {
    server.answers(answer);
    await createExchange(exchangeBody(transfer), 'cotizacion:7');
    expect(server.requests()).toMatchObject([
      {
        method: 'POST',
        url: '/api/exchange',
        headers: { 'idempotency-key': 'cotizacion:7' },
        body: {
          fkCurrencySend: 43,
          amountSend: 50.1,
          fkCurrencyReceive: 147,
          amountReceive: 30685.43,
          rate: 612.4837,
          exchangeBeneficiary: {
            fkBeneficiary: 7,
            fkPaymentMethod: 2,
            paymentDetails: { cedula: 'V4123456' },
          },
        },
      },
    ]);
  });

  test('does not tell the server the alias', async () => {
    server.answers(answer);
    const paymentDetails = { Alias: 'Mamá', apodo: 'Ma', cedula: 'V4123456' };
    await createExchange(exchangeBody({ ...transfer, beneficiary: { ...beneficiary, paymentDetails } }), 'k');
    const [request] = server.requests();
    expect(request?.body).toMatchObject({
      exchangeBeneficiary: { paymentDetails: { cedula: 'V4123456' } },
    });
    expect(JSON.stringify(request?.body)).not.toMatch(/Alias|apodo/);
  });

  test.each([0, -1, 1.5, Number.NaN])('has no body while the payment method is unknown: %d', (id) => {
    expect(() => exchangeBody(withMethod(id))).toThrow(
      'No se pudo determinar el método de pago del beneficiario',
    );
  });

  test('is sent with the first payment method', async () => {
    server.answers(answer);
    await createExchange(exchangeBody(withMethod(1)), 'k');
    expect(server.asked).toHaveLength(1);
  });

  test.each([[answer], [{ data: answer }]])('is read from %j', async (given) => {
    server.answers(given);
    expect(await createExchange(exchangeBody(transfer), 'k')).toMatchObject({ exchangeId: 'TRP-1' });
  });

  test.each([[null], [{}], [{ exchange: 'TRP-1' }], [{ data: {} }], [{ exchangeId: 'TRP-1' }]])(
    'is missing in %j',
    async (given) => {
      server.answers(given);
      await expect(createExchange(exchangeBody(transfer), 'k')).rejects.toThrow('No exchange in response');
    },
  );

  test('has the amounts of the answer, else those that were sent', async () => {
    server.answers(answer);
    expect(await createExchange(exchangeBody(transfer), 'k')).toMatchObject({
      amountSend: '50.1',
      amountReceive: '30685.43',
      rate: '612.4837',
    });
    server.answers({ exchange: { exchangeId: 'TRP-1', amountSend: 50, amountReceive: 30000, rate: 600 } });
    expect(await createExchange(exchangeBody(transfer), 'k')).toMatchObject({
      amountSend: '50',
      amountReceive: '30000',
      rate: '600',
    });
  });
});

test('a refusal because of the rate is told by its text', () => {
  const serverText = 'La tasa ha cambiado. Por favor, vuelve a intentarlo.';
  expect(isRateChange(new ApiError('refused', 409, { serverText }))).toBe(true);
  expect(isRateChange(new ApiError('refused', 409, { serverText: 'No' }))).toBe(false);
  expect(isRateChange(new Error(serverText))).toBe(false);
});
