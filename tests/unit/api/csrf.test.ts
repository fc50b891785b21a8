import { afterEach, describe, expect, test, vi } from 'vitest';
import { csrfToken, isCsrfRefusal, keepCsrfToken, readCsrfToken, refuseCsrfToken } from '@/api/csrf';

const withCookie = (cookie: string) => vi.stubGlobal('document', { cookie });

afterEach(() => {
  // A readable cookie replaces what an answer gave.
  withCookie('csrf-token=x');
  csrfToken();
});

describe('the token of the cookie', () => {
  test.each([
    ['csrf-token=abc', 'abc'],
    ['theme=dark; csrf-token=abc; x=1', 'abc'],
    ['csrf-token=a%2Bb%3D%3D', 'a+b=='],
    ['csrf-token=a=b', 'a=b'],
    // Decoded, it would not fit a header.
    ['csrf-token=a%20b', 'a%20b'],
    ['csrf-token=a%0Ab', 'a%0Ab'],
    ['csrf-token=%C3%B1a', '%C3%B1a'],
    ['csrf-token=a%C3%B1', 'a%C3%B1'],
    ['csrf-token=100%', '100%'],
  ])('of %j is %j', (cookie, token) => {
    withCookie(cookie);
    expect(csrfToken()).toBe(token);
  });

  test.each(['', 'theme=dark', 'csrf-token=', 'csrf-token', 'my-csrf-token=abc', 'csrf-tokens=abc'])(
    'is missing in %j',
    (cookie) => {
      withCookie(cookie);
      expect(csrfToken()).toBeUndefined();
    },
  );
});

describe('the token of an answer', () => {
  test.each([{ csrfToken: 'abc' }, { csrf_token: 'abc' }, { token: 'abc' }, { data: { csrfToken: 'abc' } }])(
    'is read from %j',
    (answer) => expect(readCsrfToken(answer)).toBe('abc'),
  );

  test.each([null, {}, 'abc', { token: '' }, { token: 'a b' }, { token: 'ñ' }, { token: 'a\n' }])(
    'is missing in %j',
    (answer) => expect(readCsrfToken(answer)).toBeUndefined(),
  );

  test('counts after a refusal of a cookie that no answer replaces, until the cookie changes', () => {
    withCookie('csrf-token=old; csrf-token=new');
    expect(csrfToken()).toBe('old');
    refuseCsrfToken('old');
    keepCsrfToken({ token: 'new' });
    expect(csrfToken()).toBe('new');
    withCookie('csrf-token=newer');
    expect(csrfToken()).toBe('newer');
  });

  test('is that of the other cookie of the name, while one is refused and no body has a token', () => {
    withCookie('csrf-token=older; csrf-token=renewed');
    // Two calls had carried it.
    refuseCsrfToken('older');
    refuseCsrfToken('older');
    keepCsrfToken(null);
    expect(csrfToken()).toBe('renewed');
  });

  test('counts while there is no cookie, until a cookie can be read', () => {
    withCookie('');
    keepCsrfToken({ token: 'first' });
    keepCsrfToken({});
    expect(csrfToken()).toBe('first');
    keepCsrfToken({ token: 'second' });
    expect(csrfToken()).toBe('second');
    withCookie('csrf-token=cookie');
    expect(csrfToken()).toBe('cookie');
    withCookie('');
    expect(csrfToken()).toBeUndefined();
  });
});

test.each([
  [403, '{"error":"CSRF token mismatch"}', true],
  [403, 'Csrf!', true],
  [403, '{"error":"No"}', false],
  [401, 'csrf', false],
])('a %d with %j is a refusal of the token: %j', (status, body, is) => {
  expect(isCsrfRefusal(status, body)).toBe(is);
});
