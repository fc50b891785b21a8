import * as v from 'valibot';
import { decode } from './decode';
import { readDraft, writeDraft } from './drafts';
import { currentOwner, type Owner } from './owner';
import { randomId } from './randomId';

/** The values that a tab keeps for its user. */
const AT_MOST = 50;

const keptSchema = v.array(v.object({ id: v.string(), value: v.unknown() }));
const stateSchema = v.object({ kept: v.string() });

/** What the tab keeps for a user, oldest first. The logout removes it. */
const keptOf = (owner: Owner | undefined) => decode(keptSchema, readDraft('entries', owner)) ?? [];

/** What the tab keeps for the signed-in user under an id. */
export const keptUnder = (id: string | undefined): unknown =>
  keptOf(currentOwner()).find((one) => one.id === id)?.value;

/** Keeps a value of a user under an id. */
export function keepUnder(id: string, value: unknown, owner = currentOwner()): void {
  if (!owner) return;
  const others = keptOf(owner).filter((one) => one.id !== id);
  writeDraft('entries', [...others, { id, value }].slice(-AT_MOST), owner);
}

const nameIn = (state: unknown) => decode(stateSchema, state)?.kept;

/** The navigation state of an entry: it only names what the tab keeps, or carries what a visitor typed. */
export type EntryState = { readonly kept: string } | object;

/**
 * Keeps the data of a history entry and returns its navigation state. Data of a user is never in the state itself, which
 * outlives the logout (decision 39).
 *
 * @param before the state that the entry has, to replace its data
 */
export function keepForEntry(value: object, before?: unknown, owner = currentOwner()): EntryState {
  if (!owner) return value;
  const id = keptOf(owner).find((one) => one.id === nameIn(before))?.id ?? randomId();
  keepUnder(id, value, owner);
  return { kept: id };
}

/** The data of a history entry of the signed-in user; undefined for anybody else's (decision 39). */
export const ofEntry = (state: unknown): unknown => keptUnder(nameIn(state));

/** True if the state names data that the tab does not keep for the signed-in user. */
export const isForeignEntry = (state: unknown): boolean =>
  nameIn(state) !== undefined && ofEntry(state) === undefined;

/** A state without data that belongs to a user, by default to nobody. */
export function entryOf(owner: Owner | undefined): { readonly kept?: string } {
  if (!owner) return {};
  const known = keptOf(owner).find(({ value }) => value === '');
  const id = known?.id ?? randomId();
  if (!known) keepUnder(id, '', owner);
  return { kept: id };
}
