import { fromBase64Url, toBase64Url } from '@mocks/host/base64url';
import type { Session } from '../db/models';
import { hash } from './random';

/** Lifetime of an access token, in seconds of the sandbox clock. */
export const ACCESS_LIFE_S = 900;
/** Lifetime of a refresh token, in seconds: 30 days. */
export const REFRESH_LIFE_S = 30 * 24 * 60 * 60;

/** The content of an access token. `exp` and `iat` are seconds; `sid` is its session. */
export interface Claims {
  readonly sub: string;
  readonly sid: number;
  readonly identityVerification: number;
  readonly countryResidenceIso2: string;
  readonly permitTransfer: 0 | 1;
  readonly iat: number;
  readonly exp: number;
}

/** An unsigned JWT; forging one in a sandbox is harmless. */
export function accessToken(claims: Claims): string {
  const header = { alg: 'none', typ: 'JWT' };
  return [toBase64Url(JSON.stringify(header)), toBase64Url(JSON.stringify(claims)), 'sandbox'].join('.');
}

/** The claims of a well-formed token that has not expired at `now`; undefined for any other. */
export function readAccessToken(token: string, now: number): Claims | undefined {
  try {
    const claims = JSON.parse(fromBase64Url(token.split('.')[1] ?? '')) as Partial<Claims> | null;
    const complete = typeof claims?.sub === 'string' && typeof claims.sid === 'number';
    return complete && Number(claims.exp) * 1000 > now ? (claims as Claims) : undefined;
  } catch {
    return undefined;
  }
}

/** The bearer token of a request; empty without one. */
export function bearerOf(headers: Headers): string {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}

/** The valid refresh token of a session's current rotation. */
export function refreshToken({
  id,
  rotation,
  openedAt,
  userId,
}: Omit<Session, 'expiresAt' | 'ended'>): string {
  return toBase64Url(`${id}.${rotation}.${hash(`${id}/${rotation}/${openedAt}/${userId}`).toString(36)}`);
}

/** The result of checking a refresh token. */
export type RefreshVerdict = 'good' | 'reused' | 'refused';

/** The session that a refresh token names; does not check the token. */
export function sessionOfRefreshToken(token: string): number | undefined {
  try {
    const id = Number(fromBase64Url(token).split('.')[0]);
    return Number.isInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks a refresh token. A token of an earlier rotation is 'reused' and changes nothing: the newest token stays
 * valid, so that two tabs that refresh at once can both continue.
 */
export function judgeRefreshToken(token: string, session: Session | null, now: number): RefreshVerdict {
  if (!session || session.ended || session.expiresAt <= now) return 'refused';
  if (token === refreshToken(session)) return 'good';
  for (let rotation = session.rotation - 1; rotation > 0; rotation -= 1) {
    if (token === refreshToken({ ...session, rotation })) return 'reused';
  }
  return 'refused';
}
