import { describe, expect, test } from 'vitest';
import { ApiError, errorMessage, isTransient, serverText, unreadable } from '@/api/errors';
import { messages } from '@/api/messages';

const textOf = (body: unknown) => serverText(JSON.stringify(body), body);

describe("the server's text", () => {
  test.each([
    [{ error: 'a', message: 'b' }, 'a'],
    [{ error: '  ', message: 'b', msg: 'c' }, 'b'],
    [{ msg: 'c', detail: 'd' }, 'c'],
    [{ detail: 'd', data: { error: 'e' } }, 'd'],
    [{ data: { error: 'e', message: 'f' } }, 'e'],
    [{ data: { message: 'f', msg: 'g' } }, 'f'],
    [{ data: { msg: 'g' } }, 'g'],
  ])('of %j is %s', (body, text) => {
    expect(textOf(body)).toBe(text);
  });

  test('is the raw body if no field has one', () => {
    expect(serverText('Servicio no disponible', undefined)).toBe('Servicio no disponible');
    expect(textOf({ status: 'KO' })).toBe('{"status":"KO"}');
  });

  test('is empty for a body without text and for markup', () => {
    expect(serverText('', null)).toBeUndefined();
    for (const blank of [{}, [], null]) expect(textOf(blank)).toBeUndefined();
    expect(serverText('<html><body>502</body></html>', undefined)).toBeUndefined();
    expect(textOf({ error: '<b>no</b>' })).toBeUndefined();
  });
});

describe('the text of a failed call', () => {
  test("is the server's, else the call's fallback", () => {
    const said = new ApiError('refused', 401, { serverText: 'Cuenta bloqueada' });
    expect(errorMessage(said, messages.invalidCredentials)).toBe('Cuenta bloqueada');
    expect(errorMessage(new ApiError('refused', 401), messages.invalidCredentials)).toBe(
      'Credenciales inválidas.',
    );
    expect(new ApiError('refused', 418).message).toBe('HTTP 418');
  });

  test('names a lost connection or an unreadable answer', () => {
    expect(errorMessage(new ApiError('network', 503), messages.invalidCredentials)).toBe(messages.offline);
    expect(errorMessage(unreadable(), 'x')).toBe('Respuesta inesperada del servidor');
  });
});

test('only network failures, 5xx, 408 and 429 are retried', () => {
  expect(isTransient(new ApiError('network', 503))).toBe(true);
  for (const status of [500, 502, 503, 408, 429])
    expect(isTransient(new ApiError('refused', status))).toBe(true);
  for (const status of [400, 401, 403, 404, 409, 422])
    expect(isTransient(new ApiError('refused', status))).toBe(false);
  expect(isTransient(unreadable())).toBe(false);
});
