import { session, startSession } from '@/session/current';
import { readRecord } from '@/session/record';

let connected = false;

/**
 * Puts the session into the state after a full page load; works repeatedly within one page. Resolves after the
 * server's answer if the user starts behind the guard.
 */
export async function loadSession(): Promise<void> {
  session.restart();
  if (!connected) startSession();
  connected = true;
  if (readRecord()) await session.refresh();
}
