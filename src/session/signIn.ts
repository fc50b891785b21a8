import { identityLabel, type OpenedSession } from '@/api/session';
import type { Identity } from '@/api/wire';
import type { OwedLogouts } from './owedLogouts';
import type { Session } from './session';

interface SignInParts {
  readonly session: Session;
  readonly owedLogouts: OwedLogouts;
  readonly login: (identity: Identity, password: string) => Promise<OpenedSession>;
}

/** Logs users in. Of several attempts the newest wins, in whatever order the answers arrive. */
export function createSignIn({ session, owedLogouts, login }: SignInParts) {
  let attempts = 0;

  /** Ends a session that is no longer wanted, and sets the cookie of the signed-in user again. */
  async function discard({ tokens }: OpenedSession): Promise<void> {
    owedLogouts.owe({ refreshToken: tokens.refreshToken }, session.accessToken() === undefined);
    await session.keepUp();
  }

  /**
   * Starts an attempt at the moment of the press. The returned function waits for a running logout, logs in and opens
   * the session. It returns false, and ends the session it got, when the login is no longer wanted: another user has
   * signed in since the press, a newer attempt has started, or `isWanted` returns false.
   * @throws ApiError when the login is refused or fails.
   */
  return function beginSignIn(isWanted: () => boolean) {
    // Stryker disable next-line AssignmentOperator: the number of an attempt only has to differ from the others.
    attempts += 1;
    const attempt = attempts;
    const before = session.openings();
    const isNewest = () => attempt === attempts && session.openings() === before && isWanted();

    return async function signIn(identity: Identity, password: string): Promise<boolean> {
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
  };
}
