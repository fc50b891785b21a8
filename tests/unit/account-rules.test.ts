import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterLogin } from '@/features/login/afterLogin';
import { readSignUpForm, signUpProblems } from '@/features/signup/signUpForm';
import { filterCode, formatWait, readSentAt, resendWait } from '@/lib/code';
import { emptyContact, typeContact } from '@/lib/contact';
import { originState } from '@/lib/origin';
import { isAcceptablePassword, isNewPasswordReady } from '@/lib/password';

describe('a verification code', () => {
  test.each([
    ['123 456', '123456'],
    ['12a3', '123'],
    ['1234567', '123456'],
    ['', ''],
  ])('%s becomes %s', (typed, code) => {
    expect(filterCode(typed)).toBe(code);
  });

  test('can be sent again after 90 s, shown as mm:ss', () => {
    const waits = [0, 1, 1000, 30_000, 89_001, 90_000, 500_000].map((ms) => resendWait(7000, 7000 + ms));
    expect(waits).toEqual([90, 90, 89, 60, 1, 0, 0]);
    expect([90, 60, 9, 0].map(formatWait)).toEqual(['01:30', '01:00', '00:09', '00:00']);
  });

  test('a clock that was put back never locks the button for longer than that', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (sentAt, now) => {
        const wait = resendWait(sentAt, now);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(90);
      }),
    );
  });

  test('the instant of sending is read from a navigation state, or from none', () => {
    expect(readSentAt({ sentAt: 5 })).toBe(5);
    expect(readSentAt(null)).toBeUndefined();
  });
});

describe('a new password', () => {
  test.each([
    ['1234567', false],
    ['12345678', true],
    ['abcdefgh', false],
    ['abcdefg1', true],
  ])('%s: %s', (password, acceptable) => {
    expect(isAcceptablePassword(password)).toBe(acceptable);
    expect(isNewPasswordReady({ password, confirmation: password })).toBe(acceptable);
    expect(isNewPasswordReady({ password, confirmation: `${password} ` })).toBe(false);
  });
});

describe('after a login', () => {
  const user = (permitTransfer?: boolean) => ({
    id: 1,
    identityVerification: 0,
    ...(permitTransfer !== undefined && { permitTransfer }),
  });
  const from = (pathname: string) => originState({ pathname, search: '?id=7', state: 1 });

  test('who may not send goes to the personal data, wherever they came from', () => {
    expect(afterLogin(user(false), from('/envios')).pathname).toBe('/mis-datos');
  });

  test('others go to the page they asked for, with its search and state', () => {
    expect(afterLogin(user(true), from('/ENVIA3'))).toEqual({
      pathname: '/envia3',
      search: '?id=7',
      state: 1,
    });
    expect(afterLogin(user(), from('/envios')).pathname).toBe('/envios');
  });

  test.each(['/iniciar', '/registrate/verifica', '//evil.example', '/no-existe'])(
    'never to %s, but to step 1',
    (pathname) => {
      expect(afterLogin(user(true), from(pathname)).pathname).toBe('/envia1');
    },
  );
});

describe('the first step of signing up', () => {
  const contact = typeContact(emptyContact, 'ana@turpial.example');

  test('wants a contact and both confirmations', () => {
    expect(Object.keys(signUpProblems(readSignUpForm(null)))).toEqual([
      'contact',
      'acceptsTerms',
      'ownsAccount',
    ]);
    expect(signUpProblems({ contact, acceptsTerms: true, ownsAccount: true })).toEqual({});
  });

  test('says of a short phone what it lacks', () => {
    const short = typeContact(typeContact(emptyContact, '600'), '60');
    expect(signUpProblems({ contact: short, acceptsTerms: true, ownsAccount: true }).contact).toBe(
      'Introduce al menos 3 dígitos del teléfono.',
    );
  });

  test('is found again with what was filled in', () => {
    const form = { contact, acceptsTerms: true, ownsAccount: false };
    expect(readSignUpForm(form)).toEqual(form);
  });
});
