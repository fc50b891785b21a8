import { asObject, parseJson, pick } from './jsonValues';
import { currentOwner, isSameOwner, stampOf } from './owner';
import { draftKeys, readTabText, removeTabText, writeTabText } from './storage';

/** A form whose input survives a reload of the tab. Never one with a password or a code. */
export type DraftName = keyof typeof draftKeys;

/** The draft of a form of its owner, usually the signed-in user, or undefined. The caller checks its shape. */
export function readDraft(name: DraftName, owner = currentOwner()): unknown {
  const draft = parseJson(readTabText(draftKeys[name]) ?? 'null');
  return owner && isSameOwner(stampOf(draft), owner) ? pick(asObject(draft), 'value') : undefined;
}

/** Stores the draft of a form for this tab and its owner, usually the signed-in user. */
export function writeDraft(name: DraftName, value: unknown, owner = currentOwner()): void {
  writeTabText(draftKeys[name], JSON.stringify({ value, owner }));
}

/** Removes the draft of a form, after it was sent or discarded. */
export function dropDraft(name: DraftName): void {
  removeTabText(draftKeys[name]);
}

/** Removes all drafts, after a logout, but those of one kind. */
export function dropDrafts(but?: DraftName): void {
  for (const [name, key] of Object.entries(draftKeys)) if (name !== but) removeTabText(key);
}

/** The latest values of a form with those that its user has touched: another tab may have corrected the others. */
export const withLatest = <Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  touched: ReadonlySet<string>,
  latest: Values,
): Values => ({
  ...latest,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => touched.has(name))),
});
