import type { SessionUser } from '@/api/session';
import { ownOrigin, type Origin } from '@/lib/origin';
import { paths } from '@/lib/paths';

const page = (pathname: string): Origin => ({ pathname, search: '', state: null });

/**
 * The destination after a login (product 2.8): the personal data while the user may not send, else the page asked
 * for, else step 1 of sending.
 */
export function afterLogin(user: SessionUser | undefined, state: unknown): Origin {
  if (user?.permitTransfer === false) return page(paths.profile);
  return ownOrigin(state) ?? page(paths.sendQuote);
}

/** The destination after a sign-up, and for a signed-in user on its second page (product 2.10). */
export const afterSignUp = (): Origin => page(paths.profile);
