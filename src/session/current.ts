import { connectSession } from '@/api/http';
import { logout, refreshSession } from '@/api/session';
import { clock } from '@/lib/clock';
import { dropDrafts } from '@/lib/drafts';
import { readRecord } from './record';
import { createSession } from './session';
import { browserTabs } from './tabs';

/** The browser event that tells a change of user, or its going (spec §4, decisions 8). */
export const AUTH_CHANGED = 'auth-changed';

/** The session of this tab. */
export const session = createSession({
  api: { refreshSession, logout },
  clock,
  tabs: browserTabs(),
  onUserChange: (left) => {
    // A user whose session was refused comes back to what was typed; it is stamped with its owner.
    if (left) dropDrafts();
    window.dispatchEvent(new Event(AUTH_CHANGED));
  },
});

/**
 * Connects the session to the transport and to the browser's own events; to be called once, before the first call.
 * A browser that was left logged in is checked at once, a visitor's costs no call (decisions 2).
 */
export function startSession(): void {
  connectSession({
    accessToken: session.accessToken,
    refresh: session.refreshAfter,
    rejected: session.rejected,
    ready: () => undefined,
  });
  const refreshIfDue = () => void session.refreshIfDue();
  window.addEventListener('online', refreshIfDue);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshIfDue();
  });
  if (readRecord()) void session.refresh();
}

/**
 * Whether the user may send money, for the 'Enviar dinero' action: what is unknown or 0 is asked once more by a
 * session refresh, and still unknown counts as 0 (spec §6).
 */
export async function mayTransfer(): Promise<boolean> {
  if (session.getState().user?.permitTransfer) return true;
  await session.refresh();
  return session.getState().user?.permitTransfer === true;
}
