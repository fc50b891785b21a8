import type { SessionUser } from '@/api/session';
import { ownOrigin, type Origin } from '@/lib/origin';
import { paths } from '@/lib/paths';

/**
 * Where someone goes once logged in (spec §2): to the personal data while they may not transfer, else to the page
 * that was asked for, else to step 1 of sending.
 */
export function afterLogin(user: SessionUser | undefined, state: unknown): Origin {
  const page = (pathname: string): Origin => ({ pathname, search: '', state: null });
  if (user?.permitTransfer === false) return page(paths.profile);
  return ownOrigin(state) ?? page(paths.sendQuote);
}
