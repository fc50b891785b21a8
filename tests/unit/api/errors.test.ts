import { describe, expect, test } from 'vitest';
import {
  ApiError,
  errorMessage,
  isNotFound,
  isTransient,
  serverCode,
  serverText,
  unreadable,
} from '@/api/errors';
import { messages } from '@/api/messages';
import { KnownError } from '@/lib/knownError';

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
    // `detail` counts at the top level only.
    expect(textOf({ data: { detail: 'd' } })).toBe('{"data":{"detail":"d"}}');
  });

  test('is a JSON text without its quotes, and has no space around it', () => {
    expect(textOf('Cuenta bloqueada')).toBe('Cuenta bloqueada');
    expect(textOf({ error: ' Cuenta bloqueada\n' })).toBe('Cuenta bloqueada');
  });

  test.each(['<br>', 'No<br/>', '<P class="x">No', 'No</p>', '<!doctype html>'])(
    'is none if it is markup: %s',
    (error) => expect(textOf({ error })).toBeUndefined(),
  );

  test.each(['saldo < 5 > 2', '<5> errores', 'a <b'])('is no markup: %s', (error) => {
    expect(textOf({ error })).toBe(error);
  });

  test('is empty for a body without text and for markup', () => {
    expect(serverText('', null)).toBeUndefined();
    for (const blank of [{}, [], null]) expect(textOf(blank)).toBeUndefined();
    expect(serverText('<html><body>502</body></html>', undefined)).toBeUndefined();
  });
});

test.each([
  [{ code: 'a', errorCode: 'b' }, 'a'],
  [{ errorCode: 'b', data: { code: 'c' } }, 'b'],
  [{ data: { code: 'c' } }, 'c'],
  [{ data: { errorCode: 'd' } }, undefined],
  [null, undefined],
])('the code of %j is %j', (body, code) => {
  expect(serverCode(body)).toBe(code);
});

test('only a 404 of the server means that something does not exist', () => {
  expect(isNotFound(new ApiError('refused', 404))).toBe(true);
  expect(isNotFound(new ApiError('refused', 403))).toBe(false);
  expect(isNotFound({ status: 404 })).toBe(false);
});

describe('the text of a failed call', () => {
  test("is the server's, else the call's fallback", () => {
    const said = new ApiError('refused', 401, { serverText: 'Cuenta bloqueada' });
    expect(errorMessage(said, messages.invalidCredentials)).toBe('Cuenta bloqueada');
    expect(errorMessage(new ApiError('refused', 401), messages.invalidCredentials)).toBe(
      'Credenciales inválidas.',
    );
    expect(new ApiError('refused', 418).message).toBe('HTTP 418');
    expect(String(new ApiError('refused', 418))).toBe('ApiError: HTTP 418');
  });

  test.each([
    Object.assign(new Error('x'), { kind: 'network', details: { serverText: 'y' } }),
    new DOMException('The operation is insecure.', 'SecurityError'),
    undefined,
  ])('says that the app failed after the exception %s', (thrown) => {
    for (const fallback of ['Intenta de nuevo.', messages.invalidCredentials])
      expect(errorMessage(thrown, fallback)).toBe(messages.appFailed);
  });

  test('is that of a failure that the app knows', () => {
    expect(errorMessage(new KnownError('No sale.'), 'Intenta de nuevo.')).toBe('No sale.');
  });

  test.each([
    [messages.invalidCredentials, 502],
    [messages.invalidResetCode, 500],
    [messages.invalidVerificationCode, 503],
    [messages.invalidCredentials, 302],
    [messages.invalidCredentials, 408],
    [messages.invalidVerificationCode, 425],
    [messages.invalidResetCode, 429],
  ])('does not say %j after a %d, which judges no input', (fallback, status) => {
    expect(errorMessage(new ApiError('refused', status), fallback)).toBe(
      `El servicio no responde ahora. Inténtalo de nuevo en unos minutos. HTTP ${status}`,
    );
    expect(errorMessage(new ApiError('refused', status, { serverText: 'En obras' }), fallback)).toBe(
      'En obras',
    );
    expect(errorMessage(new ApiError('refused', 401), fallback)).toBe(fallback);
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
  // A call that was refused for its session, whose refresh did not reach the server.
  expect(isTransient(new ApiError('network', 401))).toBe(true);
  expect(isTransient(Object.assign(new Error('x'), { status: 500 }))).toBe(false);
  expect(isTransient(undefined)).toBe(false);
});
