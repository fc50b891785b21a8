import { session, startSession } from '@/session/current';
import { readRecord } from '@/session/record';

let connected = false;

/**
 * Brings the session to where a full page load would, as often as a page of tests or stories needs it. Resolves once
 * the server was asked, for those who stand behind the guard from the start.
 */
export async function loadSession(): Promise<void> {
  session.restart();
  if (!connected) startSession();
  connected = true;
  if (readRecord()) await session.refresh();
}
