import * as v from 'valibot';
import { decode } from '@/lib/decode';
import { readDraft, writeDraft } from '@/lib/drafts';
import { fitsHeader } from '@/lib/jsonValues';

/** The result of `fieldKey`; its own type, so that a raw field name does not compile. */
export type FieldKey = `f-${string}`;

/** Input by `fieldKey`. It survives a change of method, so that the user does not type a name twice. */
export type Draft = Readonly<Record<FieldKey, string>>;

const draftSchema: v.GenericSchema<unknown, Draft> = v.record(v.string(), v.string());

const saveSchema = v.object({
  body: v.string(),
  /** Its idempotency key, which a header carries. */
  key: v.pipe(v.string(), v.check(fitsHeader)),
});

/** A save: the text of its body, and its key. */
export type KeyedSave = Readonly<v.InferOutput<typeof saveSchema>>;

const newDraftSchema = v.object({
  methodId: v.fallback(v.optional(v.number()), undefined),
  draft: draftSchema,
  /** The values that messages filled in. */
  filled: v.fallback(draftSchema, {}),
  /** The last save that was not answered with a success. */
  unanswered: v.fallback(v.optional(saveSchema), undefined),
  /** True if the user chose a saved beneficiary after the last input. */
  aside: v.fallback(v.boolean(), false),
});

/** What is stored of a new beneficiary. */
export type NewDraft = Readonly<v.InferOutput<typeof newDraftSchema>>;

/** The input of an unfinished new beneficiary, from before the user left or reloaded the page. */
export const newDraft = (): NewDraft | undefined => decode(newDraftSchema, readDraft('beneficiary'));

/** Changes what is stored of the new beneficiary, if anything is. */
export function changeNewDraft(changes: Partial<NewDraft>): void {
  const draft = newDraft();
  if (draft) writeDraft('beneficiary', { ...draft, ...changes });
}
