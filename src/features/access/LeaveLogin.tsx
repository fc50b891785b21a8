import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '@/session/hooks';
import { afterLogin } from './afterLogin';

/**
 * Redirects a user who is logged in away from the screens of login and sign-up: after a login here or in another tab,
 * or after opening them by mistake. Replaces the history entry, so that Back does not return to the screen.
 */
export function LeaveLogin() {
  const location = useLocation();
  const { user } = useSession();
  const { pathname, search, state } = afterLogin(user, location.state);
  return <Navigate to={{ pathname, search }} state={state} replace />;
}
