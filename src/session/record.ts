import type { SessionUser } from '@/api/session';
import { asFlag, asNumber, asObject, asText, pick } from '@/lib/read';
import { readJson, readText, remove, storageKeys, strayTokenKeys, writeJson, writeText } from '@/lib/storage';

/** What survives a full page load: never a token (decisions 1). */
export interface SessionRecord {
  readonly user: SessionUser;
  /** The e-mail or phone that was logged in with, as people read it. */
  readonly login: string;
}

/** The marker's login when this browser was left logged in, else undefined. */
function markedLogin(): string | undefined {
  const marker = asObject(readJson(storageKeys.sessionMarker));
  return asFlag(pick(marker, 'loggedIn')) ? (asText(pick(marker, 'login')) ?? '') : undefined;
}

/** The stored session, or undefined when this browser is not marked as logged in. */
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

/** True where this browser is marked for another user than this one; both have to be known. */
export function isMarkedForAnother({ id }: SessionUser): boolean {
  const marked = readRecord()?.user.id ?? 0;
  return id !== 0 && marked !== 0 && id !== marked;
}

/** Stores user and marker (spec §3). `at` is the instant in ms. */
export function writeRecord(record: SessionRecord, at: number): void {
  writeJson(storageKeys.user, record.user);
  writeJson(storageKeys.sessionMarker, { loggedIn: true, login: record.login, at });
}

/** Forgets user, marker and any stray token (spec §3, §4). */
export function clearRecord(): void {
  for (const key of [storageKeys.user, storageKeys.sessionMarker, storageKeys.lastLogin, ...strayTokenKeys])
    remove(key);
}

/** Flags a login that happens now; see `isRecentLogin`. */
export function flagLogin(at: number): void {
  writeText(storageKeys.lastLogin, String(at));
}

/** The instant of the login that this browser is in, in ms; undefined when it is not known. */
export function lastLoginAt(): number | undefined {
  return asNumber(readText(storageKeys.lastLogin));
}

const GRACE_MS = 8000;

/** True within 8 s of a flagged login: the guard then needs no check (spec §2, §9). */
export function isRecentLogin(now: number): boolean {
  const at = lastLoginAt();
  return at !== undefined && now >= at && now - at < GRACE_MS;
}
