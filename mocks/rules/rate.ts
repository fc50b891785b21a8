import { receiveFor, type Decimal } from '@/lib/money';
import { hash } from '../seeds/random';

/** Bolivars for one euro around which the sandbox's rate moves: the one place that sets its scale. */
export const REFERENCE_RATE: Decimal = '612.48';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How the sandbox's rate behaves; rates are bolivars for one euro. */
export type RatePlan =
  | { readonly kind: 'daily' }
  | { readonly kind: 'fixed'; readonly rate: number }
  /** The n-th call answers the n-th rate, calls at the same moment counting as one; the last rate stays. */
  | { readonly kind: 'sequence'; readonly rates: readonly number[] };

/** The rate of a day: it changes at midnight UTC of the sandbox clock, by at most 1 % around the reference. */
export function dailyRate(now: number): number {
  const wave = 10_000 + (hash(`rate ${Math.floor(now / DAY_MS)}`) % 201) - 100;
  return Number(receiveFor(REFERENCE_RATE, `${wave / 10_000}`));
}

/** The rate of a past day, for the seeds: the bolivar loses about a third of a percent a day. */
export function pastRate(daysAgo: number): number {
  return Number((Number(REFERENCE_RATE) * 0.9965 ** daysAgo).toFixed(2));
}

/** The rate in force after `calls` calls of the rate endpoint. */
export function currentRate(plan: RatePlan, now: number, calls: number): number {
  if (plan.kind === 'daily') return dailyRate(now);
  if (plan.kind === 'fixed') return plan.rate;
  const place = Math.min(Math.max(calls, 1), plan.rates.length) - 1;
  return plan.rates[place] ?? dailyRate(now);
}
