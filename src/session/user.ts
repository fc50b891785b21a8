import type { SessionUser } from '@/api/session';

/** The user of an answer. Fields that it leaves unknown (product 3.2) keep their value if it is the same user. */
export function mergeUser(previous: SessionUser | undefined, next: SessionUser): SessionUser {
  if (!previous || (next.id !== 0 && previous.id !== 0 && next.id !== previous.id)) return next;
  return {
    ...previous,
    ...next,
    id: next.id || previous.id,
    identityVerification: next.identityVerification || previous.identityVerification,
  };
}
