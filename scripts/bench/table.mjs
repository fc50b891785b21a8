/**
 * A measurement beside its limit.
 *
 * @typedef {object} Line
 * @property {string} what
 * @property {number} value
 * @property {number} [limit] none: only for reading
 * @property {'most' | 'least'} [is] which side of the limit is good
 * @property {string} [note]
 */

const show = (/** @type {number} */ value) =>
  Number.isInteger(value) ? `${value}` : value.toFixed(Math.abs(value) < 10 ? 2 : 1);

/** @param {Line} line whether it keeps its limit; what could not be measured does not */
export const isKept = ({ value, limit, is = 'most' }) =>
  limit === undefined || (is === 'most' ? value <= limit : value >= limit);

/**
 * @param {string} title
 * @param {Line[]} lines
 */
export function asTable(title, lines) {
  const width = Math.max(...lines.map(({ what }) => what.length));
  const rows = lines.map((line) => {
    const { what, value, limit, is = 'most', note = '' } = line;
    const sign = limit === undefined ? ' ' : isKept(line) ? '✓' : '✗';
    const end = limit === undefined ? '' : `${is === 'most' ? '≤' : '≥'} ${show(limit)}`;
    return `${sign} ${what.padEnd(width)} ${show(value).padStart(8)}  ${end.padEnd(8)}  ${note}`.trimEnd();
  });
  return `\n${title}\n${rows.join('\n')}`;
}
