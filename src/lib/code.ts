import { clock } from './clock';
import { digitsOf } from './dialCode';
import { asNumber, asObject, pick } from './read';

/** Length of a verification code, and the wait before another one may be asked for (spec §9). */
export const CODE_LENGTH = 6;
const RESEND_WAIT_MS = 90_000;

/** What may stand in a code field: digits, cut at six (spec §5). '123 456' is a code too. */
export function filterCode(text: string): string {
  return digitsOf(text).slice(0, CODE_LENGTH);
}

/** Whether the code may be confirmed. */
export function isCodeComplete(code: string): boolean {
  return code.length === CODE_LENGTH;
}

/** Whole seconds until a code sent at `sentAt` may be sent again; instants in ms. */
export function resendWait(sentAt: number, now: number): number {
  // An instant to come, as after time travel backwards, must not lock the button for good.
  const left = Math.min(sentAt, now) + RESEND_WAIT_MS - now;
  return Math.max(0, Math.ceil(left / 1000));
}

/** '01:30'. */
export function formatWait(seconds: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(seconds / 60))}:${part(seconds % 60)}`;
}

// Per contact and purpose: going back and on again must not send another code before its time.
const sentCodes = new Map<string, number>();

/** When a code was last sent to this contact from this tab, if it is too early for another one; in ms. */
export function recentlySentAt(purpose: 'signUp' | 'recovery', contact: string): number | undefined {
  const at = sentCodes.get(`${purpose} ${contact}`);
  return at !== undefined && resendWait(at, clock.now()) > 0 ? at : undefined;
}

/** Notes that a code is sent to this contact now; answers the instant in ms. */
export function noteCodeSent(purpose: 'signUp' | 'recovery', contact: string): number {
  const at = clock.now();
  sentCodes.set(`${purpose} ${contact}`, at);
  return at;
}

/** Forgets when codes were sent, as a full page load does. */
export function forgetSentCodes(): void {
  sentCodes.clear();
}

/** When the last code was sent, in ms, as a navigation state carries it: a reload must not restart the wait. */
export function readSentAt(state: unknown): number | undefined {
  return asNumber(pick(asObject(state), 'sentAt'));
}
