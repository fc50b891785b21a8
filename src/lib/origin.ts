import { matchPath, paths } from './paths';
import { asObject, asText, pick } from './read';

/** A page of the app that someone was sent to log in from: pathname, search and navigation state. */
export interface Origin {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

const entrances = new Set<string>([paths.login, paths.loginPassword, paths.signUp, paths.signUpVerify]);

/** The navigation state that carries an origin through the login screens. */
export function originState(from: Origin): { readonly from: Origin } {
  return { from: { pathname: from.pathname, search: from.search, state: from.state } };
}

/**
 * The origin in a navigation state; undefined when there is none, when it is no path of this app (decisions 7), or
 * when it is itself a login or register page (spec §2).
 */
export function readOrigin(state: unknown): Origin | undefined {
  const from = asObject(pick(asObject(state), 'from'));
  const path = matchPath(asText(pick(from, 'pathname')) ?? '');
  if (!path || entrances.has(path)) return undefined;
  const search = asText(pick(from, 'search')) ?? '';
  return { pathname: path, search: search.startsWith('?') ? search : '', state: pick(from, 'state') ?? null };
}
