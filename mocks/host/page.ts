import { config } from '@/lib/config';
import {
  confirmationPrefixes,
  draftKeys,
  quotedKey,
  readTabText,
  readText,
  removeTabText,
  removeText,
  storageKeys,
  strayTokenKeys,
  textKeys,
  writeJson,
  writeTabText,
  writeText,
} from '@/lib/storage';

/** The part of the app's page that undo restores. */
export interface KeptPage {
  /** Path and query of the page. */
  readonly address: string;
  /** The app's entries in the browser's storage. */
  readonly stored: Readonly<Record<string, string>>;
  /** Those of its tab. */
  readonly ofTab: Readonly<Record<string, string>>;
}

/** The page that the sandbox runs in, if there is one. */
export interface Page {
  /** A new server: the app's storage is as if the account with this login (null: nobody) had just signed in. */
  mark(signedInAs: string | null, now: number): void;
  keep(): KeptPage;
  restore(kept: KeptPage): void;
}

/** Keys of the app's storage that belong to the screen. The device id and an owed logout do not. */
const keptKeys = [
  storageKeys.user,
  storageKeys.sessionMarker,
  storageKeys.lastLogin,
  storageKeys.colorScheme,
];
const tabKeys = [...Object.values(draftKeys), quotedKey];
/** Undo also restores what the user had entered, and confirmations. */
const undoneKeys = () => [
  ...keptKeys,
  storageKeys.codesSent,
  storageKeys.statusStory,
  ...Object.values(confirmationPrefixes).flatMap(textKeys),
];

function textsOf(keys: readonly string[], read: (key: string) => string | null) {
  const entries = keys.flatMap((key) => {
    const text = read(key);
    return text === null ? [] : [[key, text] as const];
  });
  return Object.fromEntries(entries);
}

/** Query parameters that control the sandbox, not the app. */
const ownParameters = ['escenario', 'panel'];

/** The page's address without the sandbox's parameters. */
export function plainAddress(): URL {
  const url = new URL(location.href);
  for (const parameter of ownParameters) url.searchParams.delete(parameter);
  url.hash = '';
  return url;
}

/** Path and query of an address within the app, without the path that the app is served from. */
export const pathInApp = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  pathname.slice(config.basePath.length) + search;

/** The app's entries in the browser's storage, by key. */
export const storedByApp = (): Readonly<Record<string, string>> => textsOf(keptKeys, readText);

/** Replaces the app's entries in the browser's storage. Nobody has left that page unattended. */
export function restoreStored(stored: Readonly<Record<string, string>>): void {
  removeText(storageKeys.lastUse);
  for (const key of keptKeys) {
    const text = stored[key];
    if (text === undefined) removeText(key);
    else writeText(key, text);
  }
}

/** Of this device, whatever the server. */
const ofDevice: readonly string[] = [storageKeys.deviceId, storageKeys.colorScheme];

/** Removes what the app stored of its server in this browser and tab. */
function forgetServer(): void {
  for (const key of Object.values(storageKeys)) if (!ofDevice.includes(key)) removeText(key);
  for (const prefix of Object.values(confirmationPrefixes)) textKeys(prefix).forEach(removeText);
  tabKeys.forEach(removeTabText);
}

/** Removes what the app stored in this browser and tab, as in a new browser. */
export function forgetApp(): void {
  forgetServer();
  for (const key of [...ofDevice, ...strayTokenKeys]) removeText(key);
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  }
}

/** The page of this browser; without a page, as in some tests, only the app's storage. */
export const browserPage: Page = {
  mark(signedInAs, now) {
    forgetServer();
    if (signedInAs !== null)
      writeJson(storageKeys.sessionMarker, { loggedIn: true, login: signedInAs, at: now });
  },
  keep() {
    const { pathname, search } =
      typeof location === 'undefined' ? { pathname: '/', search: '' } : plainAddress();
    return {
      address: pathname + search,
      stored: textsOf(undoneKeys(), readText),
      ofTab: textsOf(tabKeys, readTabText),
    };
  },
  restore({ stored, ofTab }) {
    forgetServer();
    restoreStored(stored);
    for (const [key, text] of Object.entries(stored)) writeText(key, text);
    for (const [key, text] of Object.entries(ofTab)) writeTabText(key, text);
  },
};

/** Makes the page refetch, as when the user returns to its tab, so that edits show at once. */
export function refreshPage(): void {
  window.dispatchEvent(new Event('visibilitychange'));
}

/** Loads the page again after a change of the state. A scenario in its address would start in place of that state. */
export function reloadPage(): void {
  history.replaceState(history.state, '', plainAddress());
  location.reload();
}
