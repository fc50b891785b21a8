import type { SessionUser } from '@/api/session';

/** The user of an answer; what it left unknown (spec §3) stays as it was, unless it is another user's. */
export function mergeUser(previous: SessionUser | undefined, next: SessionUser): SessionUser {
  if (!previous || (next.id !== 0 && previous.id !== 0 && next.id !== previous.id)) return next;
  return {
    ...previous,
    ...next,
    id: next.id || previous.id,
    identityVerification: next.identityVerification || previous.identityVerification,
  };
}
