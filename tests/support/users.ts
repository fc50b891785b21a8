import { afterEach, beforeEach } from 'vitest';
import { connectOwner, type Owner } from '@/lib/owner';

export const ana: Owner = { id: 1, login: 'ana@turpial.example' };
export const eva: Owner = { id: 2, login: 'eva@turpial.example' };

/** Signs Ana in for each test of a file; a test signs another user in, or nobody, by `session.user`. */
export function signedIn(): { user: Owner | undefined } {
  const session: { user: Owner | undefined } = { user: ana };
  beforeEach(() => {
    session.user = ana;
    connectOwner(() => session.user);
  });
  afterEach(() => connectOwner(() => undefined));
  return session;
}
