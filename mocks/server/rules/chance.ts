import { hash } from './random';

const DRAWS = 2 ** 32;
/** The 95th percentile of the normal distribution, in standard deviations. */
const P95 = 1.645;

/** A number from 0 (included) to 1 (excluded) that depends only on the text. */
export const drawOf = (text: string): number => hash(text) / DRAWS;

/** Extra latency of each answer, in real milliseconds. */
export type Jitter =
  /** Any time up to `mostMs`, all equally likely. */
  | { readonly kind: 'uniform'; readonly mostMs: number }
  /** Log-normal, as networks are: half of the answers take less than `medianMs`, one in twenty more than `p95Ms`. */
  | { readonly kind: 'longTail'; readonly medianMs: number; readonly p95Ms: number };

/** The extra latency that a text draws, in whole milliseconds. */
export function jitterOf(jitter: Jitter, text: string): number {
  const first = drawOf(`${text} first`);
  if (jitter.kind === 'uniform') return Math.round(first * jitter.mostMs);
  const { medianMs, p95Ms } = jitter;
  // Box-Muller: two uniform draws give a normal one. 1 - first is never 0.
  const normal = Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * drawOf(`${text} second`));
  return Math.round(medianMs * (p95Ms / medianMs) ** (normal / P95));
}
