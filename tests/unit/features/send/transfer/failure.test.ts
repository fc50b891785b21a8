import { failure, json, scriptedServer } from '@tests/support/scriptedServer';
import { describe, expect, test } from 'vitest';
import { createExchange, exchangeBody, type NewExchange } from '@/api/exchangeCreation';
import { messages } from '@/api/messages';
import { didNothing } from '@/features/send/transfer/sending';
import { failureText } from '@/features/send/transfer/useConfirm';

const server = scriptedServer();
const beneficiary = { id: 7, paymentMethodId: 2, paymentDetails: { cedula: 'V4123456' } };
const transfer: NewExchange = { amount: '50.10', receive: '30685.43', rate: '612.4837', beneficiary };
const confirm = () => failure(createExchange(exchangeBody(transfer), 'cotizacion:7'));

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
});

test('a failed confirmation has a text of its own if the server sends none', async () => {
  server.answer = () => new Response('', { status: 500 });
  expect(failureText(await confirm())).toBe('No se pudo crear el envío. Inténtalo de nuevo.');
});
