import { asNumber, asObject, asText, pick } from './read';

/** The user that a draft, a history entry or a pending call belongs to (decisions 39). */
export interface Owner {
  /** 0 where the server does not tell it. */
  readonly id: number;
  /** The e-mail or phone logged in with. */
  readonly login: string;
}

let readCurrent: () => Owner | undefined = () => undefined;

/** Connects the session, which knows who is logged in, so that `lib` and `ui` need not know it. */
export function connectOwner(read: () => Owner | undefined): void {
  readCurrent = read;
}

/** Who is logged in now; undefined for a visitor. */
export function currentOwner(): Owner | undefined {
  return readCurrent();
}

/** Whether both are the same user: by id where both ids are known, else by login. Two visitors are the same. */
export function isSameOwner(a: Owner | undefined, b: Owner | undefined): boolean {
  if (!a || !b) return a === b;
  return a.id !== 0 && b.id !== 0 ? a.id === b.id : a.login === b.login;
}

/** The state of a history entry, stamped with the user who is logged in. */
export function owned<T extends object>(state: T): T & { readonly owner: Owner | undefined } {
  return { ...state, owner: currentOwner() };
}

/** A stamp, from wherever it was kept. */
export function readOwner(value: unknown): Owner | undefined {
  const source = asObject(value);
  const id = asNumber(pick(source, 'id'));
  return id === undefined ? undefined : { id, login: asText(pick(source, 'login')) ?? '' };
}

/** True when `stamped` carries the stamp of the user who is logged in. */
export function isOwn(stamped: unknown): boolean {
  const owner = readOwner(pick(asObject(stamped), 'owner'));
  return owner !== undefined && isSameOwner(owner, currentOwner());
}

/** True when `stamped` carries the stamp of another user; what a visitor left is nobody else's. */
export function isForeign(stamped: unknown): boolean {
  const owner = readOwner(pick(asObject(stamped), 'owner'));
  return owner !== undefined && !isSameOwner(owner, currentOwner());
}
