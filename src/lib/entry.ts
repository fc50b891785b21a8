import * as v from 'valibot';
import { decode } from './decode';
import { readDraft, writeDraft } from './drafts';
import { asObject, pick } from './jsonValues';
import { currentOwner, withoutLogin, type Owner } from './owner';
import { randomId } from './randomId';

/** The values that a tab keeps for its user. */
const AT_MOST = 50;

const stateSchema = v.object({ kept: v.string() });

/** Whoever has not signed in. No login is this text. */
const visitor: Owner = { id: 0, login: 'visitor' };
const anybody = () => currentOwner() ?? visitor;

/** A visitor's data lie apart, so that those of a user whose session the server has ended stay. */
const draftOf = (owner: Owner | undefined) => (owner === visitor ? 'visitor' : 'entries');

/** What the tab keeps for somebody by id, oldest first. A logout removes it, and a login the visitor's. */
const keptOf = (owner: Owner | undefined) => asObject(readDraft(draftOf(owner), owner)) ?? {};

/** What the tab keeps under an id, for the signed-in user. */
export const keptUnder = (id = '', owner = currentOwner()): unknown => pick(keptOf(owner), id);

/** Keeps a value of a user under an id. */
export function keepUnder(id: string, value: unknown, owner = currentOwner()): void {
  if (!owner) return;
  const { [id]: _, ...others } = keptOf(owner);
  const newest = Object.entries({ ...others, [id]: value }).slice(-AT_MOST);
  writeDraft(draftOf(owner), Object.fromEntries(newest), owner);
}

/** The navigation state of an entry: it only names what the tab keeps. */
export type EntryState = v.InferOutput<typeof stateSchema>;

/** The part of a navigation state that names what the tab keeps. */
const keptNameOf = (state: unknown): EntryState | undefined => decode(stateSchema, state);

/**
 * Keeps the data of a history entry and returns its navigation state. Data are never in the state itself, which outlives
 * the logout (decision 39).
 *
 * @param before the state that the entry has, to replace its data
 */
export function keepForEntry(value: object, before?: unknown, owner = anybody()): EntryState {
  const id = keptNameOf(before)?.kept ?? randomId();
  keepUnder(id, value, owner);
  return { kept: id };
}

/** The data of a history entry of the signed-in user or the visitor; undefined for anybody else's (decision 39). */
export const dataOfEntry = (state: unknown): unknown => keptUnder(keptNameOf(state)?.kept, anybody());

/** True if the state names data that the tab does not keep for the signed-in user. */
export const isForeignEntry = (state: unknown): boolean =>
  keptNameOf(state) !== undefined && dataOfEntry(state) === undefined;

/** Names its owner and no data; empty for nobody. The user may have logged out, so the stamp is `withoutLogin`. */
export function entryOf(owner: Owner | undefined): { readonly kept?: string } {
  if (!owner) return {};
  const [known] = Object.entries(keptOf(owner)).find(([, value]) => value === '') ?? [];
  const id = known ?? randomId();
  if (known === undefined) keepUnder(id, '', withoutLogin(owner));
  return { kept: id };
}
