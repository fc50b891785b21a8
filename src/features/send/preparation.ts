import * as v from 'valibot';
import { inputOf, type CalculatorInput } from '@/lib/calculator';
import { decode } from '@/lib/decode';
import { quoteSchema, type Quote } from '@/lib/quote';

const sendNotices = ['expired', 'refusedRate'] as const;
/** Why the user returned to step 1: the quote expired, or the server refused its rate. */
export type SendNotice = (typeof sendNotices)[number];

/** A part that cannot be read counts as absent. */
const part = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

const preparationSchema = v.object({
  input: part(
    v.pipe(
      v.object({ side: v.picklist(['send', 'receive']), text: v.string() }),
      v.transform(({ side, text }) => inputOf(side, text)),
    ),
  ),
  /** Absent until the user accepts the rate for this input. */
  quote: part(quoteSchema),
  beneficiaryId: part(v.number()),
  /** The beneficiary of a repeated exchange, if only the alias is known. */
  beneficiaryAlias: part(v.string()),
  /** What step 1 has to say, once. */
  notice: part(v.picklist(sendNotices)),
});

/** An exchange in preparation: what the user has entered and accepted on steps 1 and 2. */
export type Preparation = Readonly<Partial<v.InferOutput<typeof preparationSchema>>>;

/** What happens to an exchange in preparation. */
export type PreparationEvent =
  /** A link fills step 1: 'Repetir envío', 'Enviar otra vez' or the calculator of the home page. */
  | { readonly type: 'begun'; readonly by: Preparation }
  /** Step 1 has opened: it has said its notice, and the rate has to be accepted again. */
  | { readonly type: 'opened' }
  | { readonly type: 'typed'; readonly input: CalculatorInput }
  | { readonly type: 'accepted'; readonly quote: Quote }
  /** Undefined after the chosen beneficiary was removed. */
  | { readonly type: 'chosen'; readonly beneficiaryId: number | undefined }
  /** 'Volver' leads back to step 1, or one of the notices does. */
  | { readonly type: 'back' | SendNotice }
  | { readonly type: 'confirmed'; readonly quoteId: string; readonly beneficiaryId: number };

/** Whom it is for, if an id says so: an id beside an alias may be another beneficiary's. */
export const knownId = ({ beneficiaryId, beneficiaryAlias }: Preparation): number | undefined =>
  beneficiaryAlias === undefined ? beneficiaryId : undefined;

/** An exchange in preparation after an event. */
export function reducePreparation(before: Preparation, event: PreparationEvent): Preparation {
  // What step 1 shows.
  const unquoted = { ...before, quote: undefined, notice: undefined };
  switch (event.type) {
    case 'begun':
      return event.by;
    case 'typed':
      return { ...unquoted, input: event.input };
    case 'accepted':
      return { ...unquoted, quote: event.quote };
    case 'chosen':
      return { ...before, beneficiaryId: event.beneficiaryId, beneficiaryAlias: undefined };
    case 'opened':
    case 'back':
      return unquoted;
    case 'expired':
    case 'refusedRate':
      return { ...unquoted, notice: event.type };
    case 'confirmed': {
      const beneficiaryId = knownId(before) ?? event.beneficiaryId;
      return before.quote?.id === event.quoteId && beneficiaryId === event.beneficiaryId ? {} : before;
    }
  }
}

/** Reads an exchange in preparation from any value. */
export const readPreparation = (value: unknown): Preparation => decode(preparationSchema, value) ?? {};
