import { draftKeys, readDraftText, removeDraftText, writeDraftText } from './storage';
import { asObject, pick } from './read';

/** A form whose typing outlives a reload of the tab. Never one with a password or a code. */
export type DraftName = keyof typeof draftKeys;

/** What was typed into a form by this user, or undefined; the caller checks its shape. */
export function readDraft(name: DraftName, owner: string): unknown {
  try {
    const draft = asObject(JSON.parse(readDraftText(draftKeys[name]) ?? 'null'));
    return pick(draft, 'owner') === owner ? pick(draft, 'value') : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed into a form, for this user and this tab. */
export function writeDraft(name: DraftName, owner: string, value: unknown): void {
  writeDraftText(draftKeys[name], JSON.stringify({ owner, value }));
}

/** Forgets what was typed into a form: it was sent, or taken back. */
export function dropDraft(name: DraftName): void {
  removeDraftText(draftKeys[name]);
}

/** Forgets all drafts: the user has left. */
export function dropDrafts(): void {
  for (const key of Object.values(draftKeys)) removeDraftText(key);
}
