import { parseJson } from './jsonValues';

/** Every key in the browser's local storage (product 3.3). The cookie policy lists them. */
export const storageKeys = {
  user: 'turpial.user',
  sessionMarker: 'turpial.session',
  deviceId: 'turpial.device-id',
  lastLogin: 'turpial.last-login',
  /** Present while a logout has not reached the server (decision 40). */
  logoutOwed: 'turpial.logout-owed',
  /** Light or dark, if the user chose one. index.html reads it before the first paint. */
  colorScheme: 'turpial.color-scheme',
  /** The statuses of the user's exchanges that this device saw, with an owner stamp. */
  statusStory: 'turpial.status-story',
} as const;

/** Drafts of forms, in the tab's session storage. The cookie policy lists them too. */
export const draftKeys = {
  send: 'turpial.draft-send',
  beneficiary: 'turpial.draft-beneficiary',
  profile: 'turpial.draft-profile',
  shared: 'turpial.draft-shared',
  /** The data of the tab's history entries. */
  entries: 'turpial.entries',
} as const;

/**
 * Confirmations, one entry each in the local storage of all tabs: the prefix and the idempotency key. They survive a
 * logout (decisions 38 and 59).
 */
export const confirmationPrefixes = {
  /** Its exchange may exist. */
  open: 'turpial.in-doubt.',
  /** The id of its exchange. */
  made: 'turpial.made.',
} as const;

/** Set in the tab's session storage when a quote is accepted or kept. Survives the quote and its user. */
export const quotedKey = 'turpial.quoted';

/**
 * The cache in which the site's worker keeps a text that another app shared, until the next page claims it. Both names
 * are in scripts/build/offlineWorker.mjs, too.
 */
export const sharedTextCache = 'turpial-shared';
/** The header of the text in that cache with the instant, in ms, at which the worker took it. */
export const sharedTextAt = 'shared-at';

/** Token keys that older releases or other clients may have left. Logout removes them (product 3.3). */
export const strayTokenKeys = [
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'token',
] as const;

// Storage can be disabled or full. Values then last as long as the page.
const memory = new Map<string, string>();
const tabMemory = new Map<string, string>();

/** The stored text, or null; never throws. */
export function readText(key: string): string | null {
  try {
    // A value in memory could not be stored, so it is newer than the stored one.
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** The keys that begin with `prefix`; never throws. */
export function keysWith(prefix: string): readonly string[] {
  const inMemory = [...memory.keys()];
  const all = () => {
    try {
      return [...inMemory, ...Object.keys(localStorage)];
    } catch {
      return inMemory;
    }
  };
  return [...new Set(all())].filter((key) => key.startsWith(prefix)).sort();
}

/** Stores the text. If the browser refuses, keeps it as long as the page. */
export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Removes the key; never throws. */
export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}

/** The stored JSON value; null when it is missing or not JSON. The caller checks its shape. */
export function readJson(key: string): unknown {
  return parseJson(readText(key) ?? 'null') ?? null;
}

/** Stores a value as JSON. */
export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** The text stored for this tab, or null; never throws. */
export function readTabText(key: string): string | null {
  try {
    // A value in memory could not be stored, so it is newer than the stored one.
    return tabMemory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return tabMemory.get(key) ?? null;
  }
}

/** Stores a text for this tab. If the browser refuses, keeps it as long as the page. */
export function writeTabText(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    tabMemory.delete(key);
  } catch {
    tabMemory.set(key, value);
  }
}

/** Removes a text of this tab; never throws. */
export function removeTabText(key: string): void {
  tabMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
