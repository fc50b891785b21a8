import * as v from 'valibot';
import type { Exchange } from '@/api/exchanges';
import { MINUTE_MS } from '@/lib/clock';
import { toDecimal } from '@/lib/money';

const decimal = v.custom<string>((value) => typeof value === 'string' && toDecimal(value) !== null);

const orderEntries = {
  /** Its idempotency key, made of quote and beneficiary. */
  key: v.string(),
  quoteId: v.string(),
  beneficiaryId: v.number(),
  /** The beneficiary's display name; never a complete number. */
  title: v.string(),
  /** Names that the history may use for the beneficiary. */
  names: v.array(v.string()),
  /** Euros. */
  amountSend: decimal,
  /** Bs. */
  amountReceive: decimal,
};

const orderSchema = v.object(orderEntries);

/** What a press of 'Confirmar' confirms. */
export type Order = Readonly<v.InferOutput<typeof orderSchema>>;

/** The shape of an open confirmation, as the browser keeps it. */
export const openSchema = v.object({
  ...orderEntries,
  /**
   * 'pending': a page waits for the answer. 'unknown': the answer is lost. 'notFound': two readings of the history did
   * not contain the exchange, which may still come.
   */
  stage: v.picklist(['pending', 'unknown', 'notFound']),
  /** True after a second press: the first one may have made the exchange, whatever becomes of the second. */
  again: v.boolean(),
  /** The earliest possible instant of the first press on the server's clock, in ms; null if that clock is unknown. */
  pressedAt: v.nullable(v.number()),
  /** The same of the latest press, also a refused one, after a second one. */
  pressedAgainAt: v.exactOptional(v.nullable(v.number())),
  /** Ids of all exchanges that the history contained before the first press. */
  knownIds: v.array(v.string()),
  /** How the history was known at the first press; 'fresh' if it was read at most a minute before. */
  history: v.picklist(['fresh', 'old', 'none']),
  /** The exchange that an answer contained, if it cannot be its own. */
  answeredId: v.exactOptional(v.string()),
});

/** A confirmation whose exchange may exist (product 4.10). */
export type OpenConfirmation = Readonly<v.InferOutput<typeof openSchema>>;

/** The shape of a confirmation that made an exchange. It names nobody, because it outlives its transfer. */
export const madeSchema = v.object({
  key: orderEntries.key,
  stage: v.literal('made'),
  exchangeId: v.string(),
  /** True if the history said that it was rejected or cancelled. */
  isRejected: v.exactOptional(v.boolean()),
});

export type MadeConfirmation = Readonly<v.InferOutput<typeof madeSchema>>;

/** A confirmation as the browser keeps it. One that was refused is not kept. */
export type Confirmation = OpenConfirmation | MadeConfirmation;

export const isOpen = (one: Confirmation | undefined): one is OpenConfirmation =>
  one !== undefined && one.stage !== 'made';

export const isLost = ({ stage }: OpenConfirmation) => stage === 'unknown';

/** The earliest possible instant of the latest press on the server's clock, in ms; null if that clock is unknown. */
export const latestPressOf = ({ pressedAt, pressedAgainAt = pressedAt }: OpenConfirmation): number | null =>
  pressedAgainAt;

/** What happens to a confirmation. */
export type ConfirmationEvent =
  | {
      readonly type: 'pressed';
      readonly order: Order;
      /** The history, and its age in ms; undefined if it is not known. */
      readonly history: { readonly exchanges: readonly Exchange[]; readonly ageMs: number } | undefined;
      readonly serverNow: number | undefined;
    }
  /** The answer, the history or another tab says which exchange it made. */
  | ({ readonly type: 'made' } & Pick<MadeConfirmation, 'exchangeId' | 'isRejected'>)
  /** The server did nothing, or nothing was sent: of this press. */
  | { readonly type: 'refused' }
  /** There is no answer, or one that does not say what was done, with this exchange. */
  | { readonly type: 'lost'; readonly answeredId?: string }
  /** The history does not contain its exchange. */
  | { readonly type: 'absent' };

/** An exchange that was not found may still appear in a late history, if it was made within this time of the press, in ms. */
export const LAG_MS = 30 * MINUTE_MS;
/** A history read at most this long before the press contains all earlier exchanges, in ms. */
const FRESH_MS = MINUTE_MS;

/** A confirmation after an event; undefined when nothing has to be kept. 'made' is final (docs/architecture.md). */
export function reduceConfirmation(
  before: Confirmation | undefined,
  event: ConfirmationEvent,
): Confirmation | undefined {
  if (before?.stage === 'made') return before;
  switch (event.type) {
    case 'pressed': {
      const { order, history, serverNow } = event;
      // What was known at the first press counts, but the exchange may be of any.
      if (before) return { ...before, stage: 'pending', again: true, pressedAgainAt: serverNow ?? null };
      return {
        ...order,
        stage: 'pending',
        again: false,
        pressedAt: serverNow ?? null,
        knownIds: history?.exchanges.map(({ exchangeId }) => exchangeId) ?? [],
        history: history ? (history.ageMs < FRESH_MS ? 'fresh' : 'old') : 'none',
      };
    }
    case 'made': {
      const { type: stage, ...made } = event;
      return before && { key: before.key, stage, ...made };
    }
    case 'refused':
      // It is open for another press, whose answer is lost.
      if (before && before.stage !== 'pending') return before;
      return before?.again ? { ...before, stage: 'unknown' } : undefined;
    case 'lost': {
      const { type: _, ...answered } = event;
      return before && { ...before, ...answered, stage: 'unknown' };
    }
    case 'absent':
      return before?.stage === 'unknown' ? { ...before, stage: 'notFound' } : before;
  }
}
