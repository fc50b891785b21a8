import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '@/session/hooks';
import { afterLogin } from '../afterLogin';

interface Leaving {
  /** True while the page's own login is pending: it decides who is signed in. */
  readonly busy?: boolean;
  readonly destination?: typeof afterLogin;
}

/**
 * Redirects a user who is logged in away from the screens of login and sign-up: after a login here or in another tab,
 * or after opening them by mistake. Replaces the history entry, so that Back does not return to the screen. Returns true
 * when the screen has nothing to show any more.
 */
export function useLeaveLogin({ busy = false, destination = afterLogin }: Leaving = {}): boolean {
  const navigate = useNavigate();
  const location = useLocation();
  const { status, user } = useSession();
  const leaving = status === 'signedIn' && !busy;

  const leave = useEffectEvent(() => {
    if (!leaving) return;
    const { pathname, search, state } = destination(user, location.state);
    void navigate({ pathname, search }, { state, replace: true });
  });
  useEffect(() => leave(), [leaving]);
  return leaving;
}
