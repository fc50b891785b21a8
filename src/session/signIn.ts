import { identityLabel } from '@/api/identity';
import type { OpenedSession } from '@/api/session';
import type { Identity } from '@/api/wire';
import type { OwedLogouts } from './owedLogouts';
import type { Session } from './session';

interface SignInParts {
  readonly session: Session;
  readonly owedLogouts: OwedLogouts;
  readonly login: (identity: Identity, password: string) => Promise<OpenedSession>;
}

/** Logs users in: of several attempts the newest wins, whatever order their answers come in. */
export function createSignIn({ session, owedLogouts, login }: SignInParts) {
  let attempts = 0;

  /** A session nobody wants: it is ended, and the cookie it left is replaced by that of the user who is in. */
  async function discard({ tokens }: OpenedSession): Promise<void> {
    owedLogouts.owe({ refreshToken: tokens.refreshToken }, session.accessToken() === undefined);
    await session.keepUp();
  }

  /**
   * Opens a session, after a logout under way. False when it was not wanted any more when the answer came: another
   * user has logged in, a newer attempt was made, or `isWanted` says so. Its session is then ended.
   * @throws ApiError when the login is refused or cannot be made.
   */
  return async function signIn(
    identity: Identity,
    password: string,
    isWanted: () => boolean,
  ): Promise<boolean> {
    attempts += 1;
    const attempt = attempts;
    const before = session.openings();
    const isNewest = () => attempt === attempts && session.openings() === before && isWanted();
    await owedLogouts.settle();
    if (!isNewest()) return false;
    const opened = await login(identity, password);
    if (!isNewest()) {
      void discard(opened);
      return false;
    }
    session.open(opened, identityLabel(identity));
    return true;
  };
}
