import { connectTransport, failureOf } from '@tests/support/transport';
import { describe, expect, test } from 'vitest';
import {
  completePasswordReset,
  register,
  requestPasswordReset,
  sendVerificationCode,
  verifyCode,
  verifyPasswordReset,
} from '@/api/account';
import { saveBeneficiary } from '@/api/beneficiaries';
import type { EndpointName } from '@/api/endpoints';
import { emailIdentity } from '@/api/identity';
import { checkMinimum } from '@/api/minimum';
import { readProfile, updateProfile } from '@/api/profile';

const transport = connectTransport();

const identity = emailIdentity('ana@turpial.example');
/** Empty or unusual bodies of a success. */
const odd: readonly [unknown][] = [[''], [null], [{}], [[]], [{ ok: false }], [true], [5]];
const gatewayPage = '<!doctype html><title>Proxy</title>';
const anything: readonly [unknown][] = [...odd, [gatewayPage]];
const noProfile: readonly [unknown][] = [
  ...anything,
  [{ name: { first: 'María' } }],
  [{ data: { ok: true } }],
];
const body = { paymentMethodId: 1, paymentDetails: { alias: 'Luisa', cedula: 'V12345678' } };

/** The next answer of a call is a success with this body. */
function answer(call: EndpointName, answered: unknown, status = 200): void {
  transport.sandbox().fault({ call, kind: 'status', status, body: answered, times: 1 });
}

describe('a success that the app announces', () => {
  const calls: readonly (readonly [EndpointName, () => Promise<void>])[] = [
    ['sendVerificationCode', () => sendVerificationCode(identity)],
    ['verifyCode', () => verifyCode(identity, '246810')],
    ['requestPasswordReset', () => requestPasswordReset(identity)],
    ['verifyPasswordReset', () => verifyPasswordReset(identity, '246810')],
    ['completePasswordReset', () => completePasswordReset(identity, '246810', 'Nueva2026')],
    ['checkMinimum', () => checkMinimum('50')],
  ];

  test.each(calls)('may have an empty or unusual body: %s', async (name, make) => {
    for (const [answered] of odd) {
      answer(name, answered);
      await expect(make()).resolves.toBeUndefined();
    }
  });

  test.each(calls)(
    "must be JSON, because anything else is usually a proxy's page: %s",
    async (name, make) => {
      answer(name, gatewayPage);
      expect(await failureOf(make())).toMatchObject({
        kind: 'unreadable',
        message: 'Respuesta inválida del servidor',
      });
    },
  );
});

describe('a sign-up', () => {
  test.each(anything)('succeeds with any 2xx: %j', async (answered) => {
    for (const status of [200, 201, 202]) {
      answer('register', answered, status);
      await expect(register(identity, '246810', 'Nueva2026')).resolves.toBeUndefined();
    }
  });
});

describe('a profile', () => {
  test.each(noProfile)('is saved by any 2xx, and has to be read again after %j', async (answered) => {
    answer('updateProfile', answered);
    await expect(updateProfile({})).resolves.toBeUndefined();
  });

  test('comes from the answer if the answer is complete', async () => {
    const whole = { Name: { First: 'María' }, address: {}, extra: { email: 'm@turpial.example' } };
    answer('updateProfile', { profile: whole, error: ' ' });
    await expect(updateProfile({})).resolves.toEqual(readProfile(whole));
  });

  test.each([
    { error: 'No vale.' },
    { data: { error: 'No vale.' } },
    { name: {}, address: {}, extra: {}, error: 'No vale.' },
  ])('is refused by an error in a 2xx: %j', async (answered) => {
    answer('updateProfile', answered);
    expect(await failureOf(updateProfile({}))).toMatchObject({ kind: 'refused', message: 'No vale.' });
  });
});

describe('a beneficiary', () => {
  const save = (known?: readonly number[]) => saveBeneficiary(body, { known, idempotencyKey: 'una-clave' });
  const row = { id: 9, paymentMethodId: 1, paymentDetails: { cedula: 'V12345678', alias: 'Luisa' } };
  const other = { id: 8, paymentMethodId: 1, paymentDetails: { alias: 'Rosa' } };

  test('is sent with the idempotency key of its press', async () => {
    answer('saveBeneficiary', row, 201);
    await expect(save()).resolves.toEqual(row);
    expect(transport.lastHeaders()).toMatchObject({ 'idempotency-key': 'una-clave' });
    expect(transport.called()).not.toContain('listBeneficiaries');
  });

  test.each(anything)('is saved by any 2xx, and is found in the list after %j', async (answered) => {
    answer('saveBeneficiary', answered);
    answer('listBeneficiaries', [other, row]);
    await expect(save([8])).resolves.toEqual(row);
  });

  test('is the new row, however the server formats it', async () => {
    const reworded = { ...row, paymentDetails: { alias: 'LUISA' } };
    answer('saveBeneficiary', '');
    answer('listBeneficiaries', [other, reworded]);
    await expect(save([8])).resolves.toEqual(reworded);
  });

  test('is the row with the same details if several are new or none is', async () => {
    for (const known of [[], undefined, [8, 9]]) {
      answer('saveBeneficiary', '');
      answer('listBeneficiaries', [row, other]);
      await expect(save(known)).resolves.toEqual(row);
    }
  });

  test('is undefined if the list does not identify it', async () => {
    const unknown = { ...other, id: 7 };
    for (const [list, known] of [
      [[other], undefined],
      [[other], [8]],
      [[other, unknown], []],
    ] as const) {
      answer('saveBeneficiary', '');
      answer('listBeneficiaries', list);
      await expect(save(known)).resolves.toBeUndefined();
    }
  });

  test('is saved even if the list cannot be read', async () => {
    answer('saveBeneficiary', { ok: true });
    answer('listBeneficiaries', { error: 'No' }, 500);
    await expect(save([8])).resolves.toBeUndefined();
  });

  test.each(odd)('keeps a known id, and the sent details count after %j', async (answered) => {
    answer('saveBeneficiary', answered);
    const edited = { ...body, id: 9 };
    await expect(saveBeneficiary(edited, { known: [9], idempotencyKey: 'k' })).resolves.toEqual(edited);
    expect(transport.called()).not.toContain('listBeneficiaries');
  });

  test('is not saved by a refusal', async () => {
    answer('saveBeneficiary', { error: 'No' }, 422);
    expect(await failureOf(save())).toMatchObject({ status: 422 });
  });
});
