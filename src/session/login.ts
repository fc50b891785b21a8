import { lastLoginAt } from './record';

/** One login, from its opening to its end, with the newest refresh token known of it. */
export interface Login {
  since: number | undefined;
  refreshToken: string | undefined;
}

/** True where another login than this one is the browser's. */
export function isOutdated({ since }: Login): boolean {
  const newest = lastLoginAt();
  return since !== undefined && newest !== undefined && newest !== since;
}

/** The login that a page just loaded finds. */
export function loginOfRecord(): Login {
  return { since: lastLoginAt(), refreshToken: undefined };
}
