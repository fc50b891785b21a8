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
