import { describe, expect, test } from 'vitest';
import { originState, readOrigin } from '@/lib/origin';
import { guardVerdict, nothingKnown, type SessionState, type SessionStatus } from '@/session/state';

const state = (status: SessionStatus, permitTransfer?: boolean): SessionState => ({
  status,
  login: 'x@y.example',
  user: { id: 1, identityVerification: 1, ...(permitTransfer !== undefined && { permitTransfer }) },
});

describe('the guard', () => {
  test.each([
    ['a recent login counts as logged in', state('unknown'), true, false, 'show'],
    ['without a recent login the guard waits for the check', state('unknown'), false, false, 'wait'],
    ['a check that failed can be retried', state('unreachable'), false, false, 'retry'],
    ['without a session the guard leads to the login', state('signedOut'), false, false, 'toLogin'],
    ['a user who may not send yet goes to the profile', state('signedIn', false), false, false, 'toProfile'],
    ['a user who may not send yet stays on the profile', state('signedIn', false), false, true, 'show'],
    ['an unknown permission redirects nobody', state('signedIn'), false, false, 'show'],
    ['a user who may send sees the page', state('signedIn', true), false, false, 'show'],
  ] as const)('%s', (_rule, session, recent, onProfile, verdict) => {
    expect(guardVerdict(session, recent, onProfile)).toBe(verdict);
  });

  test('a recent login without a known user shows the page', () => {
    expect(guardVerdict(nothingKnown, true, false)).toBe('show');
  });
});

describe('the origin', () => {
  test('survives the login screens with search and state', () => {
    const from = { pathname: '/ENVIA3/', search: '?id=7', state: { a: 1 } };
    expect(readOrigin(originState(from))).toEqual({ pathname: '/envia3', search: '?id=7', state: { a: 1 } });
  });

  test('omits `behind`, because the login is behind the page it returns to', () => {
    const from = { pathname: '/envia2', search: '', state: { quote: 1, behind: 'quote' } };
    expect(readOrigin(originState(from))?.state).toEqual({ quote: 1 });
  });

  test('is absent in an invalid state', () => {
    for (const odd of [null, undefined, 'x', { from: 3 }, { from: { pathname: 5 } }])
      expect(readOrigin(odd)).toBeUndefined();
  });

  test.each(['/iniciar', '/Iniciar/password', '/registrate', '/registrate/verifica'])(
    'is absent if it is a login screen: %s',
    (pathname) => expect(readOrigin({ from: { pathname, search: '', state: null } })).toBeUndefined(),
  );

  test.each([
    '//evil.example',
    'https://evil.example/envios',
    '/\\evil.example',
    'javascript:alert(1)',
    '/envia1/../..//evil',
    '/desconocida',
  ])('is absent if it is no page of the app: %s', (pathname) => {
    expect(readOrigin({ from: { pathname, search: '', state: null } })).toBeUndefined();
  });
});
