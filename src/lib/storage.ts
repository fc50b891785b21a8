/** Every key the app keeps in the browser's local storage (spec §3); the cookie policy lists them. */
export const storageKeys = {
  user: 'turpial.user',
  sessionMarker: 'turpial.session',
  deviceId: 'turpial.device-id',
  lastLogin: 'turpial.last-login',
  /** Light or dark, when the user chose one; index.html reads it before the first paint. */
  colorScheme: 'turpial.color-scheme',
} as const;

/** Every key of the tab's session storage: forms that are being filled in; the cookie policy lists them too. */
export const draftKeys = {
  quote: 'turpial.draft-quote',
  beneficiary: 'turpial.draft-beneficiary',
  profile: 'turpial.draft-profile',
} as const;

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

/** The text of a draft, kept for this tab only; null where there is none. Never throws. */
export function readDraftText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a draft; where the browser refuses, it lives as long as its form. */
export function writeDraftText(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // switched off or full
  }
}

/** Forgets a draft; never throws. */
export function removeDraftText(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
