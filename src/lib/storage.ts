import { inStorage } from './browser';
import { parseJson } from './jsonValues';

/** Every key in the browser's local storage (product 3.3). The cookie policy lists them. */
export const storageKeys = {
  user: 'turpial.user',
  sessionMarker: 'turpial.session',
  deviceId: 'turpial.device-id',
  lastLogin: 'turpial.last-login',
  /** When the session was last used, in any tab. */
  lastUse: 'turpial.last-use',
  /** Present while a logout has not reached the server (decision 40). */
  logoutOwed: 'turpial.logout-owed',
  /** Light or dark, if the user chose one. index.html reads it before the first paint. */
  colorScheme: 'turpial.color-scheme',
  /** When codes were sent, by a number that stands for the contact. */
  codesSent: 'turpial.codes-sent',
  /** The statuses of the user's exchanges that this device saw, with an owner stamp. */
  statusStory: 'turpial.status-story',
} as const;

/** Drafts of forms, in the tab's session storage. The cookie policy lists them too. */
export const draftKeys = {
  beneficiary: 'turpial.draft-beneficiary',
  profile: 'turpial.draft-profile',
  shared: 'turpial.draft-shared',
  /** The data of the tab's history entries, and the exchange in preparation. */
  entries: 'turpial.entries',
  /** What a visitor typed on the login screens, for the tab's history entries. */
  visitor: 'turpial.visitor',
} as const;

/**
 * Confirmations, one entry each in the local storage of all tabs: the prefix and the idempotency key. They survive a
 * logout (product 3.3).
 */
export const confirmationPrefixes = {
  /** Its exchange may exist. */
  open: 'turpial.in-doubt.',
  /** The id of its exchange. */
  made: 'turpial.made.',
} as const;

/** Says that the browser has kept an open confirmation. It goes only when the site's data are erased. */
export const confirmationMark = 'turpial.in-doubt';

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

/** The texts of one storage of the browser. What it refuses or has no room for lasts as long as the page. */
function createTexts(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, { readonly text: string; readonly over: string | null | undefined }>();
  /** Undefined where the browser refuses to tell. */
  const stored = (key: string) => inStorage(kind, (storage) => storage.getItem(key));
  /** The text, or null. One in memory counts until another tab changes the stored one that it could not replace. */
  const read = (key: string): string | null => {
    const now = stored(key);
    const kept = memory.get(key);
    return kept && [undefined, kept.over].includes(now) ? kept.text : (now ?? null);
  };
  return {
    read,
    /** Returns true if the text is stored. */
    write(key: string, value: string): boolean {
      const isStored = inStorage(kind, (storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, { text: value, over: stored(key) });
      return isStored === true;
    },
    /** The keys that begin with `prefix`. */
    keys(prefix: string): readonly string[] {
      const all = [...memory.keys(), ...(inStorage(kind, (storage) => Object.keys(storage)) ?? [])];
      return [...new Set(all)].filter((key) => key.startsWith(prefix) && read(key) !== null).sort();
    },
    remove(key: string): void {
      memory.delete(key);
      inStorage(kind, (storage) => storage.removeItem(key));
    },
  };
}

const texts = createTexts('localStorage');
const tabTexts = createTexts('sessionStorage');

/** Reads, stores, lists and removes texts of this browser; never throws. */
export const { read: readText, write: writeText, keys: textKeys, remove: removeText } = texts;

/** Reads, stores and removes a text of this tab; never throws. */
export const { read: readTabText, write: writeTabText, remove: removeTabText } = tabTexts;

/** The stored JSON value; undefined when it is missing or not JSON. The caller checks its shape. */
export function readJson(key: string): unknown {
  return parseJson(readText(key) ?? '');
}

/** Stores a value as JSON. Returns true if it is stored. */
export const writeJson = (key: string, value: unknown): boolean => writeText(key, JSON.stringify(value));
