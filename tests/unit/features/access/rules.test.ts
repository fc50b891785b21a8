import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterLogin } from '@/features/access/afterLogin';
import { readSignUpForm, signUpProblems } from '@/features/access/signup/signUpForm';
import { newPasswordRules } from '@/features/access/verify/verifyForms';
import { countdown } from '@/lib/countdown';
import { originState } from '@/lib/origin';
import { emptyContact, typeContact } from '@/lib/phone/contact';
import { codeIn, filterCode, resendWait } from '@/lib/verificationCode';

describe('a verification code', () => {
  test.each([
    ['123 456', '123456'],
    ['12a3', '123'],
    ['1234567', '123456'],
    ['', ''],
  ])('%s becomes %s', (typed, code) => {
    expect(filterCode(typed)).toBe(code);
  });

  test.each([
    ['246810', '246810'],
    [' 246 810\n', '246810'],
    ['2-4-6-8-1-0', '246810'],
    ['Turpial: tu código es 246810. Vence en 10 minutos.', '246810'],
    ['25/11/2026, 9:41: 246810 es tu código (ref. 20261)', '246810'],
    ['Hola 2026, el código: 246 810', '246810'],
    ['G-246810', '246810'],
    ['246810 es tu código. Código: 246810', '246810'],
    ['246810 o 135791', undefined],
    ['Llama al 900123456', undefined],
    ['Quedan 10 minutos', undefined],
    ['24681', undefined],
    ['', undefined],
  ])('in %j is %s', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });

  test('can be sent again after 90 s, shown as mm:ss', () => {
    const waits = [0, 1, 1000, 30_000, 89_001, 90_000, 500_000].map((ms) => resendWait(7000, 7000 + ms));
    expect(waits.map(countdown)).toEqual(['01:30', '01:30', '01:29', '01:00', '00:01', '00:00', '00:00']);
    expect(waits.map((wait) => wait > 0)).toEqual([true, true, true, true, true, false, false]);
  });

  test('a code can be sent again at once after the clock was put back by an hour', () => {
    expect(resendWait(3_600_000, 0)).toBe(0);
  });

  test('a clock set back never locks the button for longer than 90 s', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (sentAt, now) => {
        const wait = resendWait(sentAt, now);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(90_000);
      }),
    );
  });
});

describe('a new password', () => {
  test.each([
    ['1234567', false],
    ['12345678', true],
    ['abcdefgh', false],
    ['abcdefg1', true],
  ])('%s: %s', (password, acceptable) => {
    expect(newPasswordRules.password(password) === null).toBe(acceptable);
    expect(newPasswordRules.confirmation(password, { password, confirmation: password })).toBeNull();
    expect(newPasswordRules.confirmation(`${password} `, { password, confirmation: '' })).toBe(
      'Las contraseñas no coinciden.',
    );
  });
});

describe('after a login', () => {
  const user = (permitTransfer?: boolean) => ({
    id: 1,
    identityVerification: 0,
    ...(permitTransfer !== undefined && { permitTransfer }),
  });
  const from = (pathname: string) => originState({ pathname, search: '?id=7', state: 1 });

  test('a user who may not send goes to the personal data, whatever page was asked for', () => {
    expect(afterLogin(user(false), from('/envios')).pathname).toBe('/mis-datos');
  });

  test('other users go to the requested page, with its search and state', () => {
    expect(afterLogin(user(true), from('/ENVIA3'))).toEqual({
      pathname: '/envia3',
      search: '?id=7',
      state: 1,
    });
    expect(afterLogin(user(), from('/envios')).pathname).toBe('/envios');
  });

  test.each(['/iniciar', '/registrate/verifica', '//evil.example', '/no-existe'])(
    'never leads to %s, but to step 1',
    (pathname) => {
      expect(afterLogin(user(true), from(pathname)).pathname).toBe('/envia1');
    },
  );
});

describe('the first step of the sign-up', () => {
  const contact = typeContact(emptyContact, 'ana@turpial.example');

  test('requires a contact and both confirmations', () => {
    expect(Object.keys(signUpProblems(readSignUpForm(null)))).toEqual([
      'contact',
      'acceptsTerms',
      'ownsAccount',
    ]);
    expect(signUpProblems({ contact, acceptsTerms: true, ownsAccount: true })).toEqual({});
  });

  test('says what a short phone lacks', () => {
    const short = typeContact(typeContact(emptyContact, '600'), '60');
    expect(signUpProblems({ contact: short, acceptsTerms: true, ownsAccount: true }).contact).toBe(
      'Introduce al menos 3 dígitos del teléfono.',
    );
  });

  test('is restored from its navigation state', () => {
    const form = { contact, acceptsTerms: true, ownsAccount: false };
    expect(readSignUpForm(form)).toEqual(form);
  });
});
