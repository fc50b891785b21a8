import { logins } from '@mocks/server/seeds/accounts';
import { countryId } from '@mocks/server/seeds/countries';
import { stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { describe, expect, test } from 'vitest';
import type { Identity, IdentityQuery } from '@/api/wire';

const MINUTE_MS = 60_000;
const identity = { loginType: 1, login: 'Nueva.Persona@turpial.example' } as const satisfies Identity;
const query = { ...identity, loginType: '1' } as const satisfies IdentityQuery;
const password = 'clave-nueva-1';

describe('sign-up', () => {
  test('sends a code, checks it and creates an account that may not send yet', async () => {
    const sandbox = stillSandbox();
    const visitor = visit(sandbox);
    await visitor.call('sendVerificationCode', { body: identity });
    const [message] = sandbox.inbox();
    expect(message).toMatchObject({
      to: identity.login.toLowerCase(),
      purpose: 'signUp',
      code: '246810',
    });
    await visitor.call('register', { body: { ...identity, code: '246810', password } });
    const { body } = await visitor.call('login', { body: { ...identity, password } });
    expect(body.user).toMatchObject({ permitTransfer: 0 });
  });

  test.each([
    [{ loginType: 1, login: logins.main }, 'Este correo ya está registrado.'],
    [{ loginType: 2, loginCountry: '+34', phone: '600000001' }, 'Este teléfono ya está registrado.'],
  ] as const)('refuses a contact that has an account', async (taken, error) => {
    const visitor = visit(stillSandbox());
    const refused = { status: 409, error };
    expect(await visitor.call('sendVerificationCode', { body: taken })).toMatchObject(refused);
    expect(await visitor.call('register', { body: { ...taken, code: '246810', password } })).toMatchObject(
      refused,
    );
  });

  test('refuses a wrong code, an old one, and any code after five wrong tries', async () => {
    const sandbox = stillSandbox();
    const visitor = visit(sandbox);
    const verify = (code: string) => visitor.call('verifyCode', { query: { ...query, code } });

    await visitor.call('sendVerificationCode', { body: identity });
    expect((await verify('000000')).error).toBe('Código de verificación inválido.');
    sandbox.advance(10 * MINUTE_MS);
    expect((await verify('246810')).error).toBe('El código ha caducado. Solicita uno nuevo.');

    await visitor.call('sendVerificationCode', { body: identity });
    const code = sandbox.inbox().at(-1)?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    for (let tries = 0; tries < 5; tries += 1) await verify('000000');
    expect((await verify(code)).error).toBe('Demasiados intentos. Solicita un código nuevo.');
  });

  test.each([
    ['000001', 'Código de verificación inválido.'],
    ['000002', 'El código ha caducado. Solicita uno nuevo.'],
    ['000003', 'Demasiados intentos. Solicita un código nuevo.'],
  ])('always gives the same answer to the code %s', async (code, error) => {
    const visitor = visit(stillSandbox());
    await visitor.call('sendVerificationCode', { body: identity });
    expect(await visitor.call('verifyCode', { query: { ...query, code } })).toMatchObject({
      status: 400,
      error,
    });
  });

  test("refuses a weak password with the form's text", async () => {
    const visitor = visit(stillSandbox());
    await visitor.call('sendVerificationCode', { body: identity });
    const reply = await visitor.call('register', {
      body: { ...identity, code: '246810', password: 'corta1' },
    });
    expect(reply).toMatchObject({
      status: 422,
      error: 'La contraseña debe tener al menos 8 caracters e incluir un número',
    });
  });
});

describe('password reset', () => {
  const known = { loginType: 1, login: logins.main } as const;

  test('answers the same with and without an account, and sends a code to existing accounts only', async () => {
    const sandbox = stillSandbox();
    const visitor = visit(sandbox);
    const unknown = await visitor.call('requestPasswordReset', { body: identity });
    expect(sandbox.inbox()).toEqual([]);
    expect(await visitor.call('requestPasswordReset', { body: known })).toEqual(unknown);
    expect(sandbox.inbox()).toHaveLength(1);
  });

  test("a code changes one password, which ends the old one's sessions, and none after ten minutes", async () => {
    const sandbox = stillSandbox();
    const before = await visit(sandbox).login();
    const visitor = visit(sandbox);
    const complete = (newPassword: string) => {
      const code = sandbox.inbox().at(-1)?.code ?? '';
      return visitor.call('completePasswordReset', { body: { ...known, code, password: newPassword } });
    };
    const verify = () => {
      const code = sandbox.inbox().at(-1)?.code ?? '';
      return visitor.call('verifyPasswordReset', { query: { ...known, loginType: '1', code } });
    };

    await visitor.call('requestPasswordReset', { body: known });
    expect((await complete(password)).status).toBe(200);
    expect((await before.call('listExchanges')).status).toBe(401);
    const used = { status: 400, error: 'Código inválido.' };
    expect(await verify()).toMatchObject(used);
    expect(await complete('otra-clave-2')).toMatchObject(used);

    await visitor.call('requestPasswordReset', { body: known });
    sandbox.advance(10 * MINUTE_MS - 1);
    expect((await verify()).status).toBe(200);
    sandbox.advance(1);
    const expired = { status: 400, error: 'El código ha caducado. Solicita uno nuevo.' };
    expect(await verify()).toMatchObject(expired);
    expect(await complete('otra-clave-2')).toMatchObject(expired);
    expect((await visitor.call('login', { body: { ...known, password } })).status).toBe(200);
  });

  test('a sign-up code does not log in to an existing account', async () => {
    const visitor = visit(stillSandbox());
    await visitor.call('sendVerificationCode', { body: identity });
    const reply = await visitor.call('completePasswordReset', {
      body: { ...known, code: '246810', password },
    });
    expect(reply.status).toBe(400);
  });
});

describe('personal data', () => {
  const complete = {
    name: { first: 'Eva', surnames: 'Luna Paz' },
    address: { street: 'Calle Uno', city: 'Madrid', postcode: '28001', country: countryId('ES') },
    extra: {
      countryBirth: countryId('VE'),
      telephoneCountry: '+34',
      telephoneNumber: '600000020',
      email: logins.fresh,
    },
  };

  test('the first complete set starts a review that ends in approval', async () => {
    const sandbox = stillSandbox({ approveAfterMs: MINUTE_MS });
    const visitor = await visit(sandbox).login(logins.fresh);
    const incomplete = await visitor.call('updateProfile', { body: { name: complete.name } });
    expect(incomplete.body.PermitAmendProfile).toBe(true);

    const saved = await visitor.call('updateProfile', { body: complete });
    expect(saved.body).toMatchObject({ PermitAmendProfile: false, extra: { telephone: '+34600000020' } });
    expect((await visitor.call('updateProfile', { body: complete })).status).toBe(403);

    const permit = async () => (await visitor.call('refreshSession', { body: {} })).body.user.permitTransfer;
    expect(await permit()).toBe(0);
    sandbox.advance(MINUTE_MS);
    expect(await permit()).toBe(1);
    expect((await visitor.call('getProfile')).body.PermitAmendProfile).toBe(true);
  });

  test('a seeded review never ends', async () => {
    const sandbox = stillSandbox({ approveAfterMs: MINUTE_MS });
    const visitor = await visit(sandbox).login(logins.inReview);
    sandbox.advance(10 * MINUTE_MS);
    await visitor.login(logins.inReview);
    expect((await visitor.call('getProfile')).body.PermitAmendProfile).toBe(false);
  });

  test('refuses an unknown country', async () => {
    const visitor = await visit(stillSandbox()).login();
    const reply = await visitor.call('updateProfile', { body: { address: { country: 9999 } } });
    expect(reply).toMatchObject({ status: 422, error: 'País desconocido.' });
  });
});
