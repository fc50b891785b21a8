/** Every key the app keeps in the browser's local storage (spec §3); the cookie policy lists them. */
export const storageKeys = {
  user: 'turpial.user',
  sessionMarker: 'turpial.session',
  deviceId: 'turpial.device-id',
  lastLogin: 'turpial.last-login',
  /** There while a logout has not reached the server (decisions 40). */
  logoutOwed: 'turpial.logout-owed',
  /** Light or dark, when the user chose one; index.html reads it before the first paint. */
  colorScheme: 'turpial.color-scheme',
} as const;

/** Forms that are being filled in, in the tab's session storage; the cookie policy lists them too. */
export const draftKeys = {
  send: 'turpial.draft-send',
  beneficiary: 'turpial.draft-beneficiary',
  profile: 'turpial.draft-profile',
} as const;

/** Confirmations whose answer was lost, in the tab's session storage: kept through a logout (decisions 38). */
export const inDoubtKey = 'turpial.in-doubt';

/** Token keys that older releases or other clients may have left behind; logout clears them (spec §3). */
export const strayTokenKeys = [
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'token',
] as const;

// Storage can be switched off or full: then values live as long as the page.
const memory = new Map<string, string>();
const tabMemory = new Map<string, string>();

/** The stored text, or null; never throws. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores the text; where the browser refuses, it is kept for this page's life. */
export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Forgets the key; never throws. */
export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}

/** The stored JSON value, or null when it is missing or not JSON. The caller checks its shape. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Stores a value as JSON. */
export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** A text kept for this tab only; null where there is none. Never throws. */
export function readTabText(key: string): string | null {
  try {
    // What could not be stored is newer than what was.
    return tabMemory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return tabMemory.get(key) ?? null;
  }
}

/** Keeps a text for this tab; where the browser refuses, for this page's life. */
export function writeTabText(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    tabMemory.delete(key);
  } catch {
    tabMemory.set(key, value);
  }
}

/** Forgets a text of this tab; never throws. */
export function removeTabText(key: string): void {
  tabMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
