import { useSession } from '@/session/hooks';
import { Navigate, useLocation } from 'react-router-dom';
import { afterLogin } from './afterLogin';

/**
 * Leads someone who is logged in away from the login screens, whether they just did it, did it in another tab, or
 * came back by mistake. The screen is replaced in history, so that Back does not return to it.
 */
export function LeaveLogin() {
  const location = useLocation();
  const { user } = useSession();
  const { pathname, search, state } = afterLogin(user, location.state);
  return <Navigate to={{ pathname, search }} state={state} replace />;
}
