import { connectSession } from '@/api/http';
import { login, logout, refreshSession } from '@/api/session';
import { clock, systemClock } from '@/lib/clock';
import { dropDrafts } from '@/lib/drafts';
import { connectOwner } from '@/lib/owner';
import { createOwedLogouts } from './owedLogouts';
import { readRecord } from './record';
import { createSession } from './session';
import { createSignIn } from './signIn';
import { ownerOf, type SessionStatus } from './state';
import { browserTabs } from './tabs';

/** The browser event that tells a change of user, or its going (spec §4, decisions 8). */
export const AUTH_CHANGED = 'auth-changed';

const tabs = browserTabs();

const owedLogouts = createOwedLogouts({ logout, clock: systemClock, tabs });

/** The session of this tab. */
export const session = createSession({
  api: { refreshSession },
  owedLogouts,
  clock,
  tabs,
  onUserChange: (left) => {
    // A user whose session was refused comes back to what was typed; it is stamped with its owner.
    if (left) dropDrafts();
    window.dispatchEvent(new Event(AUTH_CHANGED));
  },
});

connectOwner(() => ownerOf(session.getState()));

/** Logs a user in; see `createSignIn`. */
export const signIn = createSignIn({ session, owedLogouts, login });

/**
 * Connects the session to the transport and to the browser's own events; to be called once, before the first call.
 * A browser that was left logged in is checked at once, a visitor's costs no call (decisions 2).
 */
export function startSession(): void {
  connectSession({
    accessToken: session.accessToken,
    refresh: session.refreshAfter,
    rejected: session.rejected,
    proven: session.proven,
    ready: () => (owedLogouts.isOwed() ? owedLogouts.settle() : undefined),
  });
  const refreshIfDue = () => void session.refreshIfDue();
  window.addEventListener('online', () => void session.reconnect());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshIfDue();
  });
  if (readRecord()) void session.refresh();
}

/**
 * Whether the user may send money, for the 'Enviar dinero' action: what is unknown or 0 is asked once more by a
 * session refresh, and still unknown counts as 0 (spec §6). `asked` is false when that refresh did not come through.
 */
export async function mayTransfer(): Promise<{ readonly may: boolean; readonly asked: boolean }> {
  if (session.getState().user?.permitTransfer) return { may: true, asked: true };
  const status: SessionStatus = await session.refresh();
  return { may: session.getState().user?.permitTransfer === true, asked: status !== 'unreachable' };
}
