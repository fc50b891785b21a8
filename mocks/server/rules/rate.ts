import { DAY_MS } from '@/lib/clock';
import { receiveFor, type Decimal } from '@/lib/money';
import { hash } from './random';

/** Bolivars per euro; the daily rates vary around it. */
export const REFERENCE_RATE: Decimal = '612.48';

/** How the rate behaves, in bolivars per euro. */
export type RatePlan =
  | { readonly kind: 'daily' }
  | { readonly kind: 'fixed'; readonly rate: number }
  /** The n-th call returns the n-th rate; simultaneous calls count as one. The last rate stays. */
  | { readonly kind: 'sequence'; readonly rates: readonly number[] };

/** The rate of a day. It changes at midnight UTC of the sandbox clock, by at most 1 % around the reference. */
export function dailyRate(now: number): number {
  const wave = 10_000 + (hash(`rate ${Math.floor(now / DAY_MS)}`) % 201) - 100;
  return Number(receiveFor(REFERENCE_RATE, `${wave / 10_000}`));
}

/** The rate of a past day, for the seeds: the bolivar loses 0.35 % per day. */
export function pastRate(daysAgo: number): number {
  return Number((Number(REFERENCE_RATE) * 0.9965 ** daysAgo).toFixed(2));
}

/** The current rate after `calls` calls of the rate endpoint. */
export function currentRate(plan: RatePlan, now: number, calls: number): number {
  if (plan.kind === 'daily') return dailyRate(now);
  if (plan.kind === 'fixed') return plan.rate;
  const place = Math.min(Math.max(calls, 1), plan.rates.length) - 1;
  return plan.rates[place] ?? dailyRate(now);
}
