/** @param {readonly number[]} values */
export function median(values) {
  return percentile(values, 50);
}

/**
 * The nearest-rank percentile; NaN without values.
 *
 * @param {readonly number[]} values
 * @param {number} percent
 */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}

/** Runs at a speed below this share of the others' median do not count. */
const SLOWEST = 0.75;

/**
 * The runs for which the machine was about as fast as for the others.
 *
 * @template {{ speed: number }} Run
 * @param {readonly Run[]} runs
 * @param {readonly { speed: number }[]} all measured on the same machine, one after the other
 */
export function comparable(runs, all) {
  const usual = median(all.map(({ speed }) => speed));
  return runs.filter(({ speed }) => speed >= SLOWEST * usual);
}
