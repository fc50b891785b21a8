import { clock } from '@/lib/clock';
import { FALLBACK_AMOUNT, FALLBACK_RATE } from '@/lib/currencies';
import { isPositive, receiveFor, toDecimal, type Decimal } from '@/lib/money';
import { randomId } from '@/lib/randomId';
import { asNumber, asObject, asText, pick } from '@/lib/read';

/** A rate that was accepted for an amount: what step 1 carries to step 2 (spec §4). */
export interface Quote {
  /** Unique; the idempotency key of the exchange is made from it (decisions 19). */
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

/** A quote stands for 20 minutes (spec §9), and its end is announced 2 minutes before (decisions 25). */
const QUOTE_LIFE_MS = 1_200_000;
export const EXPIRY_NOTICE_MS = 120_000;

/** A quote that starts now. */
export function makeQuote(amount: Decimal, rate: Decimal, receive: Decimal): Quote {
  return { id: randomId(), amount, rate, receive, expiresAt: clock.now() + QUOTE_LIFE_MS };
}

/** The quote of a step 2 that was opened without one: 100 € at 39.5 (decisions 18). */
export function fallbackQuote(): Quote {
  return makeQuote(FALLBACK_AMOUNT, FALLBACK_RATE, receiveFor(FALLBACK_AMOUNT, FALLBACK_RATE));
}

/** The quote in a navigation state, or undefined when there is none that is whole. */
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

/** The key under which the server knows this quote sent to this beneficiary, however often it is posted. */
export function idempotencyKey(quote: Quote, beneficiaryId: number): string {
  return `${quote.id}:${beneficiaryId}`;
}

/** Milliseconds as mm:ss, never below zero. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
