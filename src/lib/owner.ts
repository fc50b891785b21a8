import * as v from 'valibot';
import { decode } from './decode';

/** The user to whom a draft or a pending call belongs (decision 39). */
export interface Owner {
  /** 0 when the server does not give it. */
  readonly id: number;
  /** The e-mail or phone of the login. */
  readonly login: string;
}

/** Browser event: another user has signed in, or the user was signed out (product 4.14, decision 39). */
export const AUTH_CHANGED = 'auth-changed';

let readCurrent: () => Owner | undefined = () => undefined;

/** Connects the session, which knows the user, because `lib` and `ui` may not import it. */
export function connectOwner(read: () => Owner | undefined): void {
  readCurrent = read;
}

/** The signed-in user; undefined for a visitor. */
export function currentOwner(): Owner | undefined {
  return readCurrent();
}

/**
 * Whether both are the same user: by id when both ids are known, else by login. Two visitors are the same. A stamp
 * without its login is not that of a user without an id.
 */
export function isSameOwner(a: Owner | undefined, b: Owner | undefined): boolean {
  if (!a || !b) return a === b;
  return a.id !== 0 && b.id !== 0 ? a.id === b.id : a.login === b.login && (a.login !== '' || a.id === b.id);
}

/** A stamp that outlives a logout: the login is only needed where the id is not known. */
export const withoutLogin = (owner: Owner): Owner => (owner.id === 0 ? owner : { ...owner, login: '' });

/** The stamp, as it is stored. */
export const ownerSchema = v.object({ id: v.number(), login: v.fallback(v.string(), '') });
const stampedSchema = v.object({ owner: ownerSchema });

/** The stamp of a stored value; undefined if it has none. */
export const stampOf = (stamped: unknown): Owner | undefined => decode(stampedSchema, stamped)?.owner;
