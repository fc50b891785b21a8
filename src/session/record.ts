import type { SessionUser } from '@/api/session';
import { asFlag, asNumber, asObject, asText, pick } from '@/lib/jsonValues';
import { readJson, readText, remove, storageKeys, strayTokenKeys, writeJson, writeText } from '@/lib/storage';

/** What survives a full page load. Never a token (decisions 1). */
export interface SessionRecord {
  readonly user: SessionUser;
  /** The e-mail or phone of the login, formatted for display. */
  readonly login: string;
}

/** The login in the session marker; undefined when this browser is not marked as signed in. */
function markedLogin(): string | undefined {
  const marker = asObject(readJson(storageKeys.sessionMarker));
  return asFlag(pick(marker, 'loggedIn')) ? (asText(pick(marker, 'login')) ?? '') : undefined;
}

/** The stored session; undefined when this browser is not marked as signed in. */
export function readRecord(): SessionRecord | undefined {
  const login = markedLogin();
  if (login === undefined) return undefined;
  const user = asObject(readJson(storageKeys.user));
  const country = asText(pick(user, 'countryResidenceIso2'));
  const permitTransfer = asFlag(pick(user, 'permitTransfer'));
  return {
    login,
    user: {
      id: asNumber(pick(user, 'id')) ?? 0,
      identityVerification: asNumber(pick(user, 'identityVerification')) ?? 0,
      ...(country !== undefined && { countryResidenceIso2: country }),
      ...(permitTransfer !== undefined && { permitTransfer }),
    },
  };
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

/** Removes user, marker and any stray token (product 3.3, 4.1). */
export function clearRecord(): void {
  for (const key of [storageKeys.user, storageKeys.sessionMarker, storageKeys.lastLogin, ...strayTokenKeys])
    remove(key);
}

/** Stores the time of a login, in ms; see `isRecentLogin`. */
export function flagLogin(at: number): void {
  writeText(storageKeys.lastLogin, String(at));
}

/** When the browser's current login started, in ms; undefined when unknown. */
export function lastLoginAt(): number | undefined {
  return asNumber(readText(storageKeys.lastLogin));
}

const GRACE_MS = 8000;

/** True within 8 s of a flagged login: the guard then needs no check (product 2.15, 9.1). */
export function isRecentLogin(now: number): boolean {
  const at = lastLoginAt();
  return at !== undefined && now >= at && now - at < GRACE_MS;
}
