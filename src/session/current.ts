import { connectSession } from '@/api/http';
import { login, logout, refreshSession } from '@/api/session';
import { inCaches } from '@/lib/browser';
import { clock, systemClock } from '@/lib/clock';
import { config } from '@/lib/config';
import { dropDraft, dropDrafts } from '@/lib/drafts';
import { onReconnect } from '@/lib/onReconnect';
import { AUTH_CHANGED, connectOwner } from '@/lib/owner';
import { readText, removeText, sharedTextCache, storageKeys } from '@/lib/storage';
import { createOwedLogouts } from './owedLogouts';
import { readRecord } from './record';
import { createSession } from './session';
import { createSignIn } from './signIn';
import { ownerOf } from './state';
import { browserTabs } from './tabs';

const tabs = browserTabs();

const owedLogouts = createOwedLogouts({ logout, clock: systemClock, tabs });

/** The session of this tab. */
export const session = createSession({
  api: { refreshSession },
  owedLogouts,
  clock,
  tabs,
  onUserChange: (left) => {
    // After a refusal they stay, stamped with their owner, for when the user signs in again.
    if (left) {
      dropDrafts();
      removeText(storageKeys.statusStory);
      removeText(storageKeys.lastUse);
    }
    // A shared text that no page has claimed must not become the next user's. After a refusal the page may be claiming
    // it for the user who was signed in.
    const entered = session.getState().status === 'signedIn';
    if (entered) dropDraft('visitor');
    if (config.offline && (left || entered)) void inCaches((stored) => stored.delete(sharedTextCache));
    window.dispatchEvent(new Event(AUTH_CHANGED));
  },
});

/** Drops the user's drafts if a logout did not reach this tab, because its page was closed or in a cache meanwhile. */
function dropLeftDrafts(): void {
  // After a refusal or a lock the last use stays, and so do the drafts.
  if (!readRecord() && readText(storageKeys.lastUse) === null) dropDrafts('visitor');
}

connectOwner(() => ownerOf(session.getState()));

/** Starts a login attempt; see `createSignIn`. */
export const beginSignIn = createSignIn({ session, owedLogouts, login });

/**
 * Connects the session to the transport and to browser events. Call it once, before the first call.
 * Checks the session at once if this browser was left signed in; a visitor causes no call (decision 2).
 */
export function startSession(): void {
  connectSession({
    accessToken: session.accessToken,
    refresh: session.refreshAfter,
    rejected: session.rejected,
    proven: session.proven,
    ready: () => (owedLogouts.isOwed() ? owedLogouts.settle() : undefined),
  });
  dropLeftDrafts();
  onReconnect(() => void session.reconnect());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.refreshIfDue();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // In the back/forward cache a page hears no message of other tabs: the session may be over or another user's.
    if (!persisted) return;
    dropLeftDrafts();
    if (!session.isOvertaken()) return;
    session.restart();
    void session.refresh();
  });
  if (readRecord()) void session.refresh();
}

/**
 * Whether the user may send money, for the 'Enviar dinero' action. An unknown or 0 permission causes one session
 * refresh; if it is still unknown, it counts as 0 (product 6.3). `asked` is false when that refresh failed.
 */
export async function maySend(): Promise<{ readonly may: boolean; readonly asked: boolean }> {
  if (session.getState().user?.permitTransfer) return { may: true, asked: true };
  const status = await session.refresh();
  return { may: session.getState().user?.permitTransfer === true, asked: status !== 'unreachable' };
}
