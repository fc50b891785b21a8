import * as v from 'valibot';
import { clock, HOUR_MS } from './clock';
import { decode } from './decode';
import { digitsOf } from './phone/dialCode';
import { readJson, storageKeys, writeJson } from './storage';
import { typedText } from './typedText';

/** What a verification code is for. */
export type CodePurpose = 'signUp' | 'passwordReset';

/** The length of a verification code, and the wait before another one can be requested (product 4.6, 5.4). */
export const CODE_LENGTH = 6;
const RESEND_WAIT_MS = 90_000;

/** Filters the text of a code field: digits, cut at six (product 5.4). '123 456' is a code too. */
export function filterCode(text: string): string {
  return digitsOf(typedText(text)).slice(0, CODE_LENGTH);
}

/** The code of a pasted text or message: its only run of six digits, also written '123 456' or said twice. */
export function codeIn(pasted: string): string | undefined {
  const text = typedText(pasted);
  const runs = text.match(/\d+/g) ?? [];
  const groups = text.match(/\d[\d -]*/g)?.map(digitsOf) ?? [];
  const codes = [runs, groups].map((some) => some.filter(isCodeComplete)).find(({ length }) => length > 0);
  return new Set(codes).size === 1 ? codes?.[0] : undefined;
}

/** Whether the code is long enough to confirm. */
export function isCodeComplete(code: string): boolean {
  return code.length === CODE_LENGTH;
}

/** Milliseconds until a code sent at `sentAt` can be sent again. Both arguments are in ms. */
export function resendWait(sentAt: number, now: number): number {
  // A clock that was put back must not lock the button for good.
  return Math.abs(now - sentAt) < RESEND_WAIT_MS ? Math.min(sentAt, now) + RESEND_WAIT_MS - now : 0;
}

const sentSchema = v.record(v.string(), v.number());

/** A number that tells the contact from others, but not who it is: it outlives the page. */
function fingerprint(purpose: CodePurpose, contact: string): string {
  const text = `${purpose} ${contact}`;
  return String([...text].reduce((hash, char) => (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0, 7));
}

/** When this browser sent codes in the last hour: neither Back, a second submit nor a link may send another too early. */
function sentCodes(): Readonly<Record<string, number>> {
  const now = clock.now();
  const kept = Object.entries(decode(sentSchema, readJson(storageKeys.codesSent)) ?? {});
  return Object.fromEntries(kept.filter(([, at]) => at <= now && now - at < HOUR_MS));
}

/** Notes that a code was sent to this contact now. */
export function noteCodeSent(purpose: CodePurpose, contact: string): void {
  writeJson(storageKeys.codesSent, { ...sentCodes(), [fingerprint(purpose, contact)]: clock.now() });
}

/** When this browser last sent a code to this contact, in ms; undefined if that is longer ago than an hour. */
export const codeSentAt = (purpose: CodePurpose, contact: string): number | undefined =>
  sentCodes()[fingerprint(purpose, contact)];

/** Sends a code, unless this browser sent one to this contact within the wait. */
export async function sendCode(
  purpose: CodePurpose,
  contact: string,
  send: () => Promise<void>,
): Promise<void> {
  const sentAt = codeSentAt(purpose, contact);
  if (sentAt !== undefined && resendWait(sentAt, clock.now()) > 0) return;
  await send();
  noteCodeSent(purpose, contact);
}
