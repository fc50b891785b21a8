import { clock } from '@/lib/clock';
import { FALLBACK_AMOUNT, FALLBACK_RATE } from '@/lib/currencies';
import { asNumber, asObject, asText, pick } from '@/lib/jsonValues';
import { isPositive, receiveFor, toDecimal, type Decimal } from '@/lib/money';
import { randomId } from '@/lib/randomId';

/** A rate accepted for an amount; step 1 passes it to step 2 (product 3.10). */
export interface Quote {
  /** Unique; part of the exchange's idempotency key (decisions 19). */
  readonly id: string;
  /** Euros. */
  readonly amount: Decimal;
  /** Bs per euro. */
  readonly rate: Decimal;
  /** Bs. */
  readonly receive: Decimal;
  /** Instant in ms. */
  readonly expiresAt: number;
}

/**
 * The stages of a quote, with the ms that are left when each begins: it is valid for 20 minutes (product 9.3), and a
 * notice appears 2 minutes before its end (decisions 25).
 */
export const quoteStages = { fresh: 1_200_000, ending: 120_000, expired: 0 } as const;

/** A quote that starts now. */
export function makeQuote(amount: Decimal, rate: Decimal, receive: Decimal): Quote {
  return { id: randomId(), amount, rate, receive, expiresAt: clock.now() + quoteStages.fresh };
}

/** The quote of a step 2 opened without one: 100 € at 39.5 (decisions 18). */
export function fallbackQuote(): Quote {
  return makeQuote(FALLBACK_AMOUNT, FALLBACK_RATE, receiveFor(FALLBACK_AMOUNT, FALLBACK_RATE));
}

/** The quote in a navigation state; undefined if there is no complete one. */
export function readQuote(value: unknown): Quote | undefined {
  const source = asObject(value);
  const id = asText(pick(source, 'id'));
  const amount = toDecimal(pick(source, 'amount'));
  const rate = toDecimal(pick(source, 'rate'));
  const receive = toDecimal(pick(source, 'receive'));
  const expiresAt = asNumber(pick(source, 'expiresAt'));
  if (id === undefined || expiresAt === undefined) return undefined;
  if (!isPositive(amount) || !isPositive(rate) || !isPositive(receive)) return undefined;
  return { id, amount, rate, receive, expiresAt };
}

/** The idempotency key of this quote and beneficiary. */
export function idempotencyKey(quote: Quote, beneficiaryId: number): string {
  return `${quote.id}:${beneficiaryId}`;
}
