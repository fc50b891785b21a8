import type { Sandbox } from '@mocks/engine/sandbox';
import { safeAddress } from '@mocks/engine/secrets';
import type { Snapshot } from '@mocks/engine/snapshot';
import { plainAddress, restoreStored, storedByApp } from '@mocks/host/page';
import { encodeScenario, SCENARIO_PARAM } from '@mocks/scenarios/link';
import { isScenarioName, presets } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { SEED_PASSWORD } from '@mocks/server/seeds/accounts';
import { dataOfEntry, keepForEntry } from '@/lib/entry';
import { asObject } from '@/lib/jsonValues';
import { decodeShared, encodeShared } from './shared';

/** The data is in the fragment, because browsers never send it to a server. */
const FRAGMENT = '#estado=';

/** The navigation state of React Router. */
function navigationState(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
}

/** A navigation state with the data that it names. */
const withData = (state: unknown) => ({ ...asObject(state), kept: dataOfEntry(state) });

/** Whoever opens a link signs in with the password of the seeds. */
function withoutPasswords(state: Snapshot): Snapshot {
  const users = Object.entries(state.changes.user ?? {});
  const user = Object.fromEntries(users.map(([id, row]) => [id, row && { ...row, password: SEED_PASSWORD }]));
  return { ...state, changes: { ...state.changes, ...(users.length > 0 && { user }) } };
}

/** A link that reproduces this screen in another browser: page, data, scenario and clock. */
export async function linkToPage(sandbox: Sandbox): Promise<string> {
  const { href, search } = plainAddress();
  const safe = safeAddress(href);
  const hasSecrets = safe.search !== search;
  if (hasSecrets) safe.search = '';
  const packed = await encodeShared({
    state: withoutPasswords(sandbox.exportState()),
    now: sandbox.clock.now(),
    stored: storedByApp(),
    navigation: withData(navigationState()),
    ...(hasSecrets && { query: search }),
  });
  return safe.href + FRAGMENT + packed;
}

/** A short link that starts the current scenario on this page, with the data of its seed. */
export function linkToScenario(sandbox: Sandbox): string {
  const url = plainAddress();
  url.searchParams.set(SCENARIO_PARAM, encodeScenario(sandbox.scenario()));
  return url.href;
}

/**
 * Restores the screen of a shared link and removes the data from the address, so that a reload keeps later changes.
 * Does nothing if the address has no data; throws the reason if the data cannot be read.
 */
export async function openSharedPage(sandbox: Sandbox): Promise<undefined> {
  if (!location.hash.startsWith(FRAGMENT)) return;
  const packed = location.hash.slice(FRAGMENT.length);
  history.replaceState(history.state, '', plainAddress());
  const page = await decodeShared(packed, Date.now());
  sandbox.importState(page.state);
  restoreStored(page.stored);
  const login = sandbox.signedIn()?.login;
  const { kept, ...rest } = asObject(page.navigation) ?? {};
  const data = asObject(kept);
  // The user id is unknown until the first answer.
  const owner = login === undefined ? undefined : { id: 0, login };
  const usr = { ...rest, ...(data && keepForEntry(data, undefined, owner)) };
  history.replaceState(
    { usr, key: 'shared', idx: 0 },
    '',
    location.pathname + (page.query ?? location.search),
  );
}

/**
 * Sets the navigation state that a preset needs and a previous page would have set. Applies only if the address has
 * the preset, edited or not, and the history entry is new.
 */
export function enterPreset(sandbox: Sandbox, { name = '' }: Partial<Scenario> = {}): void {
  if (!isScenarioName(name) || history.state !== null) return;
  const { path, state, scenario } = presets[name];
  if (!state || !location.pathname.endsWith(path)) return;
  // The user id is unknown until the first answer.
  const owner = { id: 0, login: scenario.signedInAs ?? '' };
  const usr = keepForEntry(state({ now: sandbox.clock.now(), rate: sandbox.rate() }), undefined, owner);
  history.replaceState({ usr, key: 'preset', idx: 0 }, '', location.href);
}
