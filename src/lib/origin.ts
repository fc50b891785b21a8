import * as v from 'valibot';
import { decode } from './decode';
import { isForeignEntry } from './entry';
import { asObject } from './jsonValues';
import { matchPath, paths } from './paths';

/** The page from which the guard sent somebody to the login: pathname, search and navigation state. */
export interface Origin {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
  /** Names the user whose session ended on the page (lib/entry); undefined when a visitor opened it. */
  readonly kept?: string | undefined;
}

const entrances = new Set<string>([paths.login, paths.loginPassword, paths.signUp, paths.signUpVerify]);

/** Drops `behind`, which describes the previous history entry: after the login, that entry is another one. */
function movable(state: unknown): unknown {
  const source = asObject(state);
  return source ? Object.fromEntries(Object.entries(source).filter(([name]) => name !== 'behind')) : state;
}

/** The navigation state that takes an origin through the login screens. */
export function originState(from: Origin): { readonly from: Origin } {
  const { pathname, search, state, kept } = from;
  return { from: { pathname, search, state: movable(state), ...(kept !== undefined && { kept }) } };
}

const schema = v.object({
  from: v.object({
    pathname: v.string(),
    search: v.fallback(v.string(), ''),
    state: v.optional(v.unknown(), null),
    kept: v.fallback(v.optional(v.string()), undefined),
  }),
});

/** The origin to return to after a login. Another user's origin is ignored (decision 39). */
export function ownOrigin(state: unknown): Origin | undefined {
  const origin = readOrigin(state);
  return isForeignEntry(origin) ? undefined : origin;
}

/**
 * The origin in a navigation state, of any user. Undefined when there is none, when it is no path of the app
 * (decision 7), or when it is itself a login or sign-up page (product 2.8).
 */
export function readOrigin(state: unknown): Origin | undefined {
  const from = decode(schema, state)?.from;
  const path = from && matchPath(from.pathname);
  if (!path || entrances.has(path)) return undefined;
  const { search, kept } = from;
  return {
    pathname: path,
    search: search.startsWith('?') ? search : '',
    state: from.state,
    ...(kept !== undefined && { kept }),
  };
}
