import { isOwn, owned } from './owner';
import { asObject, pick } from './read';
import { draftKeys, readTabText, removeTabText, writeTabText } from './storage';

/** A form whose typing outlives a reload of the tab. Never one with a password or a code. */
export type DraftName = keyof typeof draftKeys;

/** What the user who is logged in typed into a form, or undefined; the caller checks its shape. */
export function readDraft(name: DraftName): unknown {
  try {
    const draft: unknown = JSON.parse(readTabText(draftKeys[name]) ?? 'null');
    return isOwn(draft) ? pick(asObject(draft), 'value') : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed into a form, for the user who is logged in and this tab. */
export function writeDraft(name: DraftName, value: unknown): void {
  writeTabText(draftKeys[name], JSON.stringify(owned({ value })));
}

/** Forgets what was typed into a form: it was sent, or taken back. */
export function dropDraft(name: DraftName): void {
  removeTabText(draftKeys[name]);
}

/** Forgets all drafts: the user has left. */
export function dropDrafts(): void {
  for (const key of Object.values(draftKeys)) removeTabText(key);
}
