import type { Tokens } from '@/api/session';
import { lastLoginAt } from './record';

/** One login, from its start to its end, with the newest refresh token known of it. */
export interface Login {
  since: number | undefined;
  refreshToken: string | undefined;
  /** True after a logout or a refusal: a message 'opened' that arrives later opens nothing. */
  ended: boolean;
}

export function newLogin(since: number | undefined): Login {
  return { since, refreshToken: undefined, ended: false };
}

/** Keeps the refresh token of newer tokens; an answer without one leaves the old one valid. */
export function keepRefreshToken(login: Login, { refreshToken }: Tokens): void {
  login.refreshToken = refreshToken ?? login.refreshToken;
}

/** True when the browser's record belongs to another login. */
export function isOutdated({ since }: Login): boolean {
  const newest = lastLoginAt();
  return since !== undefined && newest !== undefined && newest !== since;
}

/** The login that a newly loaded page finds. */
export function loginOfRecord(): Login {
  return newLogin(lastLoginAt());
}
