import { call } from './http';
import { identityQuery } from './identity';
import type { Identity } from './wire';

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
