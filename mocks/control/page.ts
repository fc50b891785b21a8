import { readText, remove, storageKeys, writeJson, writeText } from '@/lib/storage';
import type { Scenario } from '../scenarios/scenario';

/** What a page of the app keeps beside the sandbox's own state. */
export interface KeptPage {
  /** Path and query on which the page stands. */
  readonly address: string;
  /** What the app has in the browser's storage, by key. */
  readonly stored: Readonly<Record<string, string>>;
}

/** The page that the sandbox runs in, where there is one. */
export interface Page {
  /** Leaves the app's own storage as it would be for who the scenario says is signed in. */
  mark(scenario: Scenario, now: number): void;
  keep(): KeptPage;
  restore(kept: KeptPage): void;
}

/** What of the app's storage belongs to what is on screen; the device's own id does not. */
const keptKeys = [
  storageKeys.user,
  storageKeys.sessionMarker,
  storageKeys.lastLogin,
  storageKeys.colorScheme,
];

/** The parameters of an address that steer the sandbox, and not the app. */
const ownParameters = ['escenario', 'panel', 'limpio'];

/** The page's address without what steers the sandbox. */
export function plainAddress(): URL {
  const url = new URL(location.href);
  for (const parameter of ownParameters) url.searchParams.delete(parameter);
  url.hash = '';
  return url;
}

/** What the app has in the browser's storage, by key. */
export function storedByApp(): Readonly<Record<string, string>> {
  const entries = keptKeys.flatMap((key) => {
    const text = readText(key);
    return text === null ? [] : [[key, text] as const];
  });
  return Object.fromEntries(entries);
}

/** Leaves the app's storage as it was. */
export function restoreStored(stored: Readonly<Record<string, string>>): void {
  for (const key of keptKeys) {
    const text = stored[key];
    if (text === undefined) remove(key);
    else writeText(key, text);
  }
}

/** The page of this browser, or the app's storage alone where a test has no page. */
export const browserPage: Page = {
  mark({ signedInAs }, now) {
    remove(storageKeys.user);
    remove(storageKeys.lastLogin);
    remove(storageKeys.logoutOwed);
    if (signedInAs === null) remove(storageKeys.sessionMarker);
    else writeJson(storageKeys.sessionMarker, { loggedIn: true, login: signedInAs, at: now });
  },
  keep() {
    const { pathname, search } =
      typeof location === 'undefined' ? { pathname: '/', search: '' } : plainAddress();
    return { address: pathname + search, stored: storedByApp() };
  },
  restore: ({ stored }) => restoreStored(stored),
};
