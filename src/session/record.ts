import * as v from 'valibot';
import type { SessionUser } from '@/api/session';
import { config } from '@/lib/config';
import { decode } from '@/lib/decode';
import { asNumber } from '@/lib/jsonValues';
import {
  readJson,
  readText,
  removeText,
  storageKeys,
  strayTokenKeys,
  writeJson,
  writeText,
} from '@/lib/storage';

/** What survives a full page load. Never a token (decision 1). */
export interface SessionRecord {
  readonly user: SessionUser;
  /** The e-mail or phone of the login, formatted for display. */
  readonly login: string;
}

const markerSchema = v.object({ loggedIn: v.literal(true), login: v.fallback(v.string(), '') });
export const userSchema = v.object({
  id: v.fallback(v.number(), 0),
  identityVerification: v.fallback(v.number(), 0),
  countryResidenceIso2: v.exactOptional(v.string()),
  permitTransfer: v.exactOptional(v.boolean()),
});
const unknownUser: SessionUser = { id: 0, identityVerification: 0 };

/** The stored session; undefined when this browser is not marked as signed in. */
export function readRecord(): SessionRecord | undefined {
  const marker = decode(markerSchema, readJson(storageKeys.sessionMarker));
  if (!marker) return undefined;
  const user = decode(userSchema, readJson(storageKeys.user)) ?? unknownUser;
  return { login: marker.login, user };
}

/** True when both users are known and this browser is marked for another one. */
export function isMarkedForAnother({ id }: SessionUser): boolean {
  const marked = readRecord()?.user.id ?? 0;
  return id !== 0 && marked !== 0 && id !== marked;
}

/** Stores user and marker (product 3.3). `at` is in ms. */
export function writeRecord(record: SessionRecord, at: number): void {
  writeJson(storageKeys.user, record.user);
  writeJson(storageKeys.sessionMarker, { loggedIn: true, login: record.login, at });
}

/**
 * Removes user, marker and any stray token (product 3.3, 4.1). The last use stays, so that the login knows a session
 * that was locked; only a logout removes it.
 */
export function clearRecord(): void {
  for (const key of [storageKeys.user, storageKeys.sessionMarker, storageKeys.lastLogin, ...strayTokenKeys])
    removeText(key);
}

/** When the session was last used, in ms; `now` when that is unknown. */
export const lastUse = (now: number): number => asNumber(readText(storageKeys.lastUse)) ?? now;

/** True when nobody has used the session for so long that it must be locked (product 4.1). */
export const isUnattended = (now: number): boolean => now - lastUse(now) >= config.idleMs;

/** Stores that the session is used at `at`, in ms. */
export function flagUse(at: number): void {
  writeText(storageKeys.lastUse, String(at));
}

/** Stores the time of a login, in ms, which is a use; see `isRecentLogin`. */
export function flagLogin(at: number): void {
  writeText(storageKeys.lastLogin, String(at));
  flagUse(at);
}

/** When the browser's current login started, in ms; undefined when unknown. */
export function lastLoginAt(): number | undefined {
  return asNumber(readText(storageKeys.lastLogin));
}

const GRACE_MS = 8000;

/** True within 8 s of a flagged login: the guard then needs no check (product 2.15). */
export function isRecentLogin(now: number): boolean {
  const at = lastLoginAt();
  return at !== undefined && now >= at && now - at < GRACE_MS;
}
