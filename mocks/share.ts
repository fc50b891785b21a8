import { plainAddress, restoreStored, storedByApp } from './control/page';
import type { Sandbox } from './sandbox';
import { encodeScenario, SCENARIO_PARAM } from './scenarios/link';
import { isScenarioName, presets } from './scenarios/presets';
import { decodeShared, encodeShared } from './scenarios/shared';

/** In the fragment, which is never sent to a server. */
const FRAGMENT = '#estado=';

/** The state that React Router keeps beside the address. */
function navigationState(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
}

/** An address that shows on another browser what this one shows: page, data, scenario and clock. */
export async function linkToPage(sandbox: Sandbox): Promise<string> {
  const packed = await encodeShared({
    state: sandbox.exportState(),
    now: sandbox.clock.now(),
    stored: storedByApp(),
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
export async function openSharedPage(sandbox: Sandbox): Promise<undefined> {
  if (!location.hash.startsWith(FRAGMENT)) return;
  const packed = location.hash.slice(FRAGMENT.length);
  history.replaceState(history.state, '', plainAddress());
  const page = await decodeShared(packed, Date.now());
  sandbox.importState(page.state);
  restoreStored(page.stored);
  history.replaceState({ usr: page.navigation, key: 'shared', idx: 0 }, '', location.href);
}

/**
 * Brings to the page of a preset what the page before it would: where the address names a preset and the entry of
 * the browser's history is new.
 */
export function enterPreset(sandbox: Sandbox): void {
  const name = new URLSearchParams(location.search).get(SCENARIO_PARAM) ?? '';
  if (!isScenarioName(name) || history.state !== null) return;
  const { path, state, scenario } = presets[name];
  if (!state || !location.pathname.endsWith(path)) return;
  // As the app stamps its entries; the id is not known before the first answer.
  const owner = { id: 0, login: scenario.signedInAs ?? '' };
  const usr = { ...state({ now: sandbox.clock.now(), rate: sandbox.rate() }), owner };
  history.replaceState({ usr, key: 'preset', idx: 0 }, '', location.href);
}
