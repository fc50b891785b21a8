import type { SessionUser } from '@/api/session';
import type { Owner } from '@/lib/owner';
import { readRecord } from './record';

/**
 * 'unknown' until the first check; 'unreachable' when a check failed on the network or a 5xx, so that nobody is
 * thrown out for a bad connection (decisions 5).
 */
export type SessionStatus = 'unknown' | 'signedIn' | 'signedOut' | 'unreachable';

export interface SessionState {
  readonly status: SessionStatus;
  /** From the server, or from the last visit while the status is unknown or unreachable. */
  readonly user: SessionUser | undefined;
  /** The e-mail or phone logged in with. */
  readonly login: string | undefined;
  /** True after an explicit logout in this tab: the next login starts afresh instead of going back to the page left. */
  readonly loggedOut?: boolean;
  /** Whose session has ended in this tab; undefined for a visitor. */
  readonly former?: Owner | undefined;
}

/**
 * A visitor before the first check, and the state that pages are prerendered in: the same object, so that taking them
 * over does not render them twice.
 */
export const nothingKnown: SessionState = { status: 'unknown', user: undefined, login: undefined };

/** Who is logged in, as drafts and history entries are stamped; undefined for a visitor. */
export function ownerOf({ user, login = '' }: SessionState): Owner | undefined {
  return user && { id: user.id, login };
}

/** What is known before the first check. */
export function stateOfRecord(): SessionState {
  const record = readRecord();
  return record ? { status: 'unknown', ...record } : nothingKnown;
}
