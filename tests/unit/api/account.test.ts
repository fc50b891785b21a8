import { failure, scriptedServer } from '@tests/support/scriptedServer';
import { expect, test } from 'vitest';
import {
  completePasswordReset,
  register,
  requestPasswordReset,
  sendVerificationCode,
  verifyCode,
  verifyPasswordReset,
} from '@/api/account';
import { emailIdentity } from '@/api/identity';
import { checkMinimum } from '@/api/minimum';

const server = scriptedServer();
const ana = emailIdentity('ana@turpial.example');
const unreadable = { kind: 'unreadable', message: 'Respuesta inválida del servidor' };

// What is not JSON is usually a proxy's page.
test.each<[string, () => Promise<void>, unknown]>([
  ['sendVerificationCode', () => sendVerificationCode(ana), unreadable],
  ['verifyCode', () => verifyCode(ana, '246810'), unreadable],
  ['requestPasswordReset', () => requestPasswordReset(ana), unreadable],
  ['verifyPasswordReset', () => verifyPasswordReset(ana, '246810'), unreadable],
  ['completePasswordReset', () => completePasswordReset(ana, '246810', 'Nueva2026'), unreadable],
  ['checkMinimum', () => checkMinimum('50'), unreadable],
  ['register', () => register(ana, '246810', 'Nueva2026'), undefined],
])('%s succeeds with any JSON; only a sign-up with any 2xx', async (_name, make, afterPage) => {
  for (const body of ['', 'null', '{}', '[]', '{"ok":false}', 'true', '5']) {
    server.answer = () => new Response(body, { status: 202 });
    await expect(make()).resolves.toBeUndefined();
  }
  server.answer = () => new Response('<!doctype html><title>Proxy</title>');
  const failed = await failure(make());
  if (afterPage === undefined) expect(failed).toBeUndefined();
  else expect(failed).toMatchObject(unreadable);
});
