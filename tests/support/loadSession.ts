import { session, startSession } from '@/session/current';
import { readRecord } from '@/session/record';

let connected = false;

/** Brings the session to where a full page load would, as often as a page of tests or stories needs it. */
export function loadSession(): void {
  session.restart();
  if (!connected) startSession();
  else if (readRecord()) void session.refresh();
  connected = true;
}
