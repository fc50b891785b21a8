import { jwtDecode } from 'jwt-decode';
import { clock } from '@/lib/clock';
import {
  asCountryCode,
  asFlag,
  asNumber,
  asObject,
  asText,
  finderIn,
  fitsHeader,
  pick,
  type JsonObject,
} from '@/lib/jsonValues';
import { ApiError, unreadable } from './errors';
import { call, callAndRead } from './http';
import { messages } from './messages';
import type { Identity } from './wire';

/** What the app knows of the signed-in user (product 3.2). 0 and undefined mean unknown. */
export interface SessionUser {
  readonly id: number;
  readonly identityVerification: number;
  /** Two uppercase letters. */
  readonly countryResidenceIso2?: string;
  readonly permitTransfer?: boolean;
}

/** Tokens of an open session. `refreshExpiresAt` is in ms. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
  readonly refreshExpiresAt?: number;
}

export interface OpenedSession {
  readonly tokens: Tokens;
  readonly user: SessionUser;
}

function readInstant(value: unknown): number | undefined {
  const number = asNumber(value);
  // The size tells seconds from milliseconds: 1e11 s is in the year 5138.
  if (number !== undefined) return number < 1e11 ? number * 1000 : number;
  // Stryker disable next-line StringLiteral: neither text is a date.
  const parsed = Date.parse(asText(value) ?? '');
  return Number.isNaN(parsed) ? undefined : parsed;
}

/** A text that a header can carry: a token. */
const asHeader = (value: unknown) => {
  const text = asText(value)?.trim();
  return text !== undefined && fitsHeader(text) ? text : undefined;
};

function readTokens(body: JsonObject): Tokens | undefined {
  const data = asObject(pick(body, 'data'));
  const nested = ['tokens', 'session'].flatMap((name) => [
    asObject(pick(body, name)),
    asObject(pick(data, name)),
  ]);
  const find = finderIn(body, data, ...nested);
  const accessToken = find(asHeader, 'accessToken', 'access_token', 'token');
  if (accessToken === undefined) return undefined;
  const refreshToken = find(asText, 'refreshToken', 'refresh_token');
  const seconds = find(asNumber, 'refreshExpiresIn', 'refresh_expires_in');
  const refreshExpiresAt =
    find(readInstant, 'refreshExpiresAt', 'refresh_expires_at') ??
    (seconds === undefined ? undefined : clock.now() + seconds * 1000);
  return {
    accessToken,
    ...(refreshToken !== undefined && { refreshToken }),
    ...(refreshExpiresAt !== undefined && { refreshExpiresAt }),
  };
}

function readClaims(accessToken: string): JsonObject | undefined {
  try {
    return asObject(jwtDecode<object>(accessToken));
  } catch {
    // An opaque token has no claims.
    return undefined;
  }
}

/** Reads permitTransfer: any number but 0 permits (decision 4); undefined when it cannot be read. */
function asPermission(value: unknown): boolean | undefined {
  const number = asNumber(value);
  return number === undefined ? asFlag(value) : number !== 0;
}

function readUser(body: JsonObject, accessToken: string): SessionUser {
  const data = asObject(pick(body, 'data'));
  const find = finderIn(
    asObject(pick(body, 'user')) ?? asObject(pick(data, 'user')),
    body,
    data,
    readClaims(accessToken),
  );
  const countryResidenceIso2 = find(
    asCountryCode,
    'countryResidenceIso2',
    'country_residence_iso2',
    'CountryResidenceIso2',
  );
  const permitTransfer = find(asPermission, 'permitTransfer', 'permit_transfer', 'PermitTransfer');
  return {
    id: find(asNumber, 'id', 'userId', 'user_id', 'pkUser', 'PKUser', 'sub') ?? 0,
    identityVerification:
      find(asNumber, 'identityVerification', 'identity_verification', 'IdentityVerification') ?? 0,
    ...(countryResidenceIso2 !== undefined && { countryResidenceIso2 }),
    ...(permitTransfer !== undefined && { permitTransfer }),
  };
}

/**
 * Reads tokens and user in any accepted spelling (product 3.2).
 * @throws ApiError 'Missing authentication tokens' without an access token.
 */
export function readSession(answer: unknown): OpenedSession {
  const body = asObject(answer);
  if (!body) throw unreadable();
  const tokens = readTokens(body);
  if (!tokens) throw new ApiError('unreadable', 200, {}, messages.missingTokens);
  return { tokens, user: readUser(body, tokens.accessToken) };
}

/** The identity formatted for display: the e-mail, or '+34 600000001'. */
export function identityLabel(identity: Identity): string {
  return identity.loginType === 1 ? identity.login : `${identity.loginCountry} ${identity.phone}`;
}

/** POST /api/login. It replaces the cookie of an owed logout, so it does not wait for that logout again. */
export async function login(identity: Identity, password: string): Promise<OpenedSession> {
  return await callAndRead('login', { body: { ...identity, password } }, readSession, { first: true });
}

/**
 * POST /api/session/refresh. Without a token in memory the cookie identifies the session (decision 1). `keepalive`:
 * a reload of the page must not lose the rotated cookie, and with it the session.
 */
export async function refreshSession(refreshToken: string | undefined): Promise<OpenedSession> {
  return await callAndRead('refreshSession', { body: { refreshToken } }, readSession, {
    keepalive: true,
    first: true,
  });
}

/**
 * POST /api/session/logout; its errors are ignored (product 7.4). Returns true when the session has ended: after a 2xx
 * with JSON or without a body, and after a 401, which says that there is no such session. Sends no access token,
 * because it may be the next user's. Never throws.
 */
export async function logout(refreshToken: string | undefined, signal?: AbortSignal): Promise<boolean> {
  try {
    await call('logout', { body: { refreshToken } }, { first: true, signal, session: 'none' });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}

/** True when the server refused a refresh token because it was used before (decision 5). */
export function isReusedRefreshToken(error: unknown): boolean {
  return error instanceof ApiError && /reus/i.test([error.details.code, error.details.serverText].join());
}
