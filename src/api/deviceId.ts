import { fitsHeader } from '@/lib/jsonValues';
import { randomId } from '@/lib/randomId';
import { readText, storageKeys, writeText } from '@/lib/storage';

const MAX_LENGTH = 128;

/**
 * The id of this browser: created on first use, or when a header cannot carry the stored one; kept in local storage, at
 * most 128 characters (product 3.3).
 */
export function deviceId(): string {
  const stored = readText(storageKeys.deviceId)?.trim();
  if (stored && fitsHeader(stored)) return stored.slice(0, MAX_LENGTH);
  const created = randomId();
  writeText(storageKeys.deviceId, created);
  return created;
}
