import * as v from 'valibot';
import { clock, MINUTE_MS } from './clock';
import { fitsHeader } from './jsonValues';
import { isPositive, receiveFor, toDecimal, type Decimal } from './money';
import { randomId } from './randomId';

const positive = v.pipe(v.unknown(), v.transform(toDecimal), v.guard(isPositive));

export const quoteSchema = v.object({
  /** Unique; part of the exchange's idempotency key (product 3.10), which a header carries. */
  id: v.pipe(v.string(), v.check(fitsHeader)),
  /** Euros. */
  amount: positive,
  /** Bs per euro. */
  rate: positive,
  /** Bs. */
  receive: positive,
  /** Instant in ms. */
  expiresAt: v.number(),
});

/** A rate accepted for an amount; step 1 passes it to step 2 (product 3.10). */
export type Quote = Readonly<v.InferOutput<typeof quoteSchema>>;

/**
 * The stages of a quote, with the ms that are left when each begins: it is valid for 20 minutes, and a notice appears
 * 2 minutes before its end (product 4.8).
 */
export const quoteStages = { fresh: 20 * MINUTE_MS, ending: 2 * MINUTE_MS, expired: 0 } as const;

/** A quote that starts now. */
export function makeQuote(amount: Decimal, rate: Decimal, receive: Decimal): Quote {
  return { id: randomId(), amount, rate, receive, expiresAt: clock.now() + quoteStages.fresh };
}

/** The quote of a step 2 opened without one: 100 € at 39.5 (product 2.18). */
export function fallbackQuote(): Quote {
  const amount = '100';
  const rate = '39.5';
  return makeQuote(amount, rate, receiveFor(amount, rate));
}

/** The idempotency key of this quote and beneficiary. */
export function idempotencyKey(quote: Quote, beneficiaryId: number): string {
  return `${quote.id}:${beneficiaryId}`;
}

/** True for the keys of this quote, whoever the beneficiary is. */
export const isKeyOf = (quote: Quote, key: string): boolean => key.startsWith(`${quote.id}:`);
