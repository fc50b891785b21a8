import { call } from './http';
import { identityQuery } from './identity';
import type { Identity } from './wire';

/** POST /api/user-login-verification/send: sends the sign-up code. */
export async function sendVerificationCode(identity: Identity): Promise<void> {
  await call('sendVerificationCode', { body: identity });
}

/** GET /api/user-login-verification/verify. @throws ApiError when the code is refused. */
export async function verifyCode(identity: Identity, code: string, signal?: AbortSignal): Promise<void> {
  await call('verifyCode', { query: { ...identityQuery(identity), code } }, { signal });
}

/** POST /api/user-registration: any 2xx means that the account exists, whatever its body contains (decision 13). */
export async function register(identity: Identity, code: string, password: string): Promise<void> {
  await call('register', { body: { ...identity, code, password } }, { anyBody: true });
}

/** POST /api/password-reset/request: sends the code, if the account exists. */
export async function requestPasswordReset(identity: Identity): Promise<void> {
  await call('requestPasswordReset', { body: identity });
}

/** GET /api/password-reset/verify. @throws ApiError when the code is refused. */
export async function verifyPasswordReset(
  identity: Identity,
  code: string,
  signal?: AbortSignal,
): Promise<void> {
  await call('verifyPasswordReset', { query: { ...identityQuery(identity), code } }, { signal });
}

/** POST /api/password-reset/complete: sets the new password. */
export async function completePasswordReset(
  identity: Identity,
  code: string,
  password: string,
): Promise<void> {
  await call('completePasswordReset', { body: { ...identity, code, password } });
}
