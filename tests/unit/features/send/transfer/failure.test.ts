import { failure, json, scriptedServer } from '@tests/support/scriptedServer';
import { describe, expect, test, vi } from 'vitest';
import { createExchange, exchangeBody, type NewExchange } from '@/api/exchangeCreation';
import { CALL_LIMIT_MS } from '@/api/http';
import { messages } from '@/api/messages';
import { didNothing } from '@/features/send/transfer/sending';
import { failureText } from '@/features/send/transfer/useConfirm';

const server = scriptedServer();
const beneficiary = { id: 7, paymentMethodId: 2, paymentDetails: { cedula: 'V4123456' } };
const transfer: NewExchange = { amount: '50.10', receive: '30685.43', rate: '612.4837', beneficiary };
const confirm = (changes: Partial<NewExchange> = {}) =>
  failure(
    Promise.resolve().then(() => createExchange(exchangeBody({ ...transfer, ...changes }), 'cotizacion:7')),
  );

/** A beneficiary without a payment method, whose exchange is not sent at all. */
const unpayable = { beneficiary: { ...beneficiary, paymentMethodId: 0 } };

describe('a failed confirmation may have created the exchange', () => {
  test.each([500, 502, 503, 504, 599])('after a failure of the server, %d', async (status) => {
    server.answer = () => json({ error: 'Error interno.' }, status);
    expect(didNothing(await confirm())).toBe(false);
  });

  test.each([408, 409, 423, 425, 429, 499])(
    'after the status %d, which says nothing of it',
    async (status) => {
      server.answer = () => json({ error: 'Ocupado.' }, status);
      expect(didNothing(await confirm())).toBe(false);
    },
  );

  test('after a failure of the server that uses a code of the app', async () => {
    server.answer = () => json({ code: 'session_unreachable' }, 503);
    expect(didNothing(await confirm())).toBe(false);
  });

  test('without an answer', async () => {
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(didNothing(await confirm())).toBe(false);
  });

  test('when the answer takes longer than the app waits', async () => {
    vi.useFakeTimers();
    server.answer = ({ init }) =>
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const failed = confirm();
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
    expect(didNothing(await failed)).toBe(false);
  });

  test.each(['OK', '', '{}', '{"exchange":7}', '<html></html>'])(
    'after the success %j, which tells no exchange',
    async (text) => {
      server.answer = () => new Response(text);
      expect(didNothing(await confirm())).toBe(false);
    },
  );

  test('after an exception of the app, which may follow a success', () => {
    expect(didNothing(new TypeError('no such property'))).toBe(false);
  });
});

describe('a failed confirmation has created nothing', () => {
  test('after the refusal of a rate that has changed', async () => {
    server.answer = () => json({ error: messages.rateChanged }, 409);
    expect(didNothing(await confirm())).toBe(true);
  });

  test.each([400, 401, 403, 404, 407, 410, 422])('after the refusal %d', async (status) => {
    server.answer = () => json({ error: 'No vale.' }, status);
    expect(didNothing(await confirm())).toBe(true);
  });

  test('when its token was refused and the session then could not be reached', async () => {
    server.token = 'expired';
    server.link.refresh.mockResolvedValue('unreachable');
    server.answer = () => json({}, 401);
    const error = await confirm();
    expect(error).toMatchObject({ kind: 'network' });
    expect(didNothing(error)).toBe(true);
  });

  test('when another user signed in before it was sent', async () => {
    server.token = 'a';
    server.owner = { id: 1, login: 'ana@turpial.example' };
    // The user changes while the call asks for its token again.
    server.link.refresh.mockImplementation(() => {
      server.owner = { id: 2, login: 'eva@turpial.example' };
      return Promise.resolve('refreshed');
    });
    server.answer = () => json({}, 401);
    expect(didNothing(await confirm())).toBe(true);
    expect(server.sent()).toHaveLength(1);
  });
});

describe('the text of a failed confirmation', () => {
  test('is that of the server', async () => {
    server.answer = () => json({ error: 'El beneficiario ya no existe.' }, 422);
    expect(failureText(await confirm())).toBe('El beneficiario ya no existe.');
  });

  test('is the one of its call if the server sends none', async () => {
    server.answer = () => new Response('', { status: 500 });
    expect(failureText(await confirm())).toBe('No se pudo crear el envío. Inténtalo de nuevo.');
  });

  test('tells of a lost connection', async () => {
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(failureText(await confirm())).toBe(messages.offline);
  });

  test('tells that the payment method is missing', async () => {
    expect(failureText(await confirm(unpayable))).toBe(
      'No se pudo determinar el método de pago del beneficiario',
    );
  });

  test.each([new DOMException('The operation is insecure.'), { message: 'otro' }])(
    'never quotes an exception of the app: %s',
    (thrown) => {
      expect(failureText(thrown)).toBe(messages.appFailed);
    },
  );
});
