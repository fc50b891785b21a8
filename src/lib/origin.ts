import { isForeign, readOwner, type Owner } from './owner';
import { matchPath, paths } from './paths';
import { asObject, asText, pick } from './read';

/** A page of the app that someone was sent to log in from: pathname, search and navigation state. */
export interface Origin {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
  /** Whose session ended on the page; undefined where a visitor asked for it. */
  readonly owner?: Owner | undefined;
}

const entrances = new Set<string>([paths.login, paths.loginPassword, paths.signUp, paths.signUpVerify]);

/** The navigation state that carries an origin through the login screens. */
export function originState(from: Origin): { readonly from: Origin } {
  const { pathname, search, state, owner } = from;
  return { from: { pathname, search, state, ...(owner && { owner }) } };
}

/** Where the user who has just logged in was going; another user's origin is as good as none (decisions 39). */
export function ownOrigin(state: unknown): Origin | undefined {
  return isForeign(pick(asObject(state), 'from')) ? undefined : readOrigin(state);
}

/**
 * The origin in a navigation state, whoever's; undefined when there is none, when it is no path of this app
 * (decisions 7), or when it is itself a login or register page (spec §2).
 */
export function readOrigin(state: unknown): Origin | undefined {
  const from = asObject(pick(asObject(state), 'from'));
  const path = matchPath(asText(pick(from, 'pathname')) ?? '');
  if (!path || entrances.has(path)) return undefined;
  const search = asText(pick(from, 'search')) ?? '';
  const owner = readOwner(pick(from, 'owner'));
  return {
    pathname: path,
    search: search.startsWith('?') ? search : '',
    state: pick(from, 'state') ?? null,
    ...(owner && { owner }),
  };
}
