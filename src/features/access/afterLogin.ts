import type { SessionUser } from '@/api/session';
import { ownOrigin, type Origin } from '@/lib/origin';
import { paths } from '@/lib/paths';

/**
 * The destination after a login (product 2.8): the personal data while the user may not send, else the page asked
 * for, else step 1 of sending.
 */
export function afterLogin(user: SessionUser | undefined, state: unknown): Origin {
  const page = (pathname: string): Origin => ({ pathname, search: '', state: null });
  if (user?.permitTransfer === false) return page(paths.profile);
  return ownOrigin(state) ?? page(paths.sendQuote);
}

/** Destination after a sign-up, and for a signed-in user on its second page (product 2.10). */
export const afterSignUp = paths.profile;
