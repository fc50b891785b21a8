import { readText, remove, storageKeys, writeText } from '@/lib/storage';
import type { Sandbox } from './sandbox';
import { encodeScenario, SCENARIO_PARAM } from './scenarios/link';
import { decodeShared, encodeShared } from './scenarios/shared';

/** In the fragment, which is never sent to a server. */
const FRAGMENT = '#estado=';

/** What of the app's storage belongs to what is on screen; the device's own id does not. */
const sharedKeys = [
  storageKeys.user,
  storageKeys.sessionMarker,
  storageKeys.lastLogin,
  storageKeys.colorScheme,
];

/** The page's address without what steers the sandbox. */
function plainAddress(): URL {
  const url = new URL(location.href);
  for (const parameter of [SCENARIO_PARAM, 'panel', 'limpio']) url.searchParams.delete(parameter);
  url.hash = '';
  return url;
}

/** The state that React Router keeps beside the address. */
function navigationState(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
}

/** An address that shows on another browser what this one shows: page, data, scenario and clock. */
export async function linkToPage(sandbox: Sandbox): Promise<string> {
  const stored = sharedKeys.flatMap((key) => {
    const text = readText(key);
    return text === null ? [] : [[key, text] as const];
  });
  const packed = await encodeShared({
    state: sandbox.exportState(),
    now: sandbox.clock.now(),
    stored: Object.fromEntries(stored),
    navigation: navigationState(),
  });
  return plainAddress().href + FRAGMENT + packed;
}

/** A short address that starts the scenario in force on this page, with the data of its seed. */
export function linkToScenario(sandbox: Sandbox): string {
  const url = plainAddress();
  url.searchParams.set(SCENARIO_PARAM, encodeScenario(sandbox.scenario()));
  return url.href;
}

/**
 * Brings this browser to what the address shares, and takes it out of the address, so that a reload keeps what is
 * done from here on. Does nothing where nothing is shared; throws, with the reason, where it cannot be read.
 */
export async function openSharedPage(sandbox: Sandbox): Promise<void> {
  if (!location.hash.startsWith(FRAGMENT)) return;
  const packed = location.hash.slice(FRAGMENT.length);
  history.replaceState(history.state, '', plainAddress());
  const page = await decodeShared(packed, Date.now());
  sandbox.importState(page.state);
  for (const key of sharedKeys) {
    const text = page.stored[key];
    if (text === undefined) remove(key);
    else writeText(key, text);
  }
  history.replaceState({ usr: page.navigation, key: 'shared', idx: 0 }, '', location.href);
}
