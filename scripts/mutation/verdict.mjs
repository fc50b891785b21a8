/**
 * Compares the mutants that no test noticed with the list of equivalent ones.
 *
 * @typedef {import('./stryker.mjs').Mutant} Mutant
 * @typedef {{ file: string, line: string, status: import('./stryker.mjs').Status, at: string }} Fate `at`: path:line
 *
 * @typedef {object} Equivalent mutants that no test can notice
 * @property {string} file
 * @property {string} why
 * @property {string[]} lines the mutated lines, one as often as mutants become it
 */

/**
 * The mutated line: the same wherever its file has it, so that an edit elsewhere does not change its name.
 *
 * @param {string} source text of the file
 * @param {Pick<Mutant, 'location' | 'replacement'>} mutant
 */
export function mutatedLine(source, { location: { start, end }, replacement }) {
  const lines = source.split('\n');
  const before = (lines[start.line - 1] ?? '').slice(0, start.column - 1);
  const after = (lines[end.line - 1] ?? '').slice(end.column - 1);
  return `${before}${replacement}${after}`.replace(/\s+/g, ' ').trim();
}

const detected = ['Killed', 'Timeout'];
const undetected = ['Survived', 'NoCoverage'];

const keyOf = (/** @type {{ file: string, line: string }} */ { file, line }) => `${file}: ${line}`;

/**
 * What is left of a list when each of its things took an equal one from another list.
 *
 * @template T
 * @param {T[]} things
 * @param {(thing: T) => string} nameOf
 * @param {string[]} others
 */
function without(things, nameOf, others) {
  const left = [...others];
  return things.filter((thing) => {
    const place = left.indexOf(nameOf(thing));
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

/**
 * @param {Fate[]} fates of every mutant of the files
 * @param {Equivalent[]} accepted
 * @returns {{ total: number, found: number, listed: number, unlisted: Fate[], unneeded: string[], failed: Fate[] }}
 *   `unlisted`: survivors that nobody explained; `unneeded`: listed lines whose mutant is found or no longer exists;
 *   `failed`: mutants whose run ended in an error, or that a comment in the source excludes, which proves nothing
 */
export function judge(fates, accepted) {
  const files = new Set(fates.map(({ file }) => file));
  const listed = accepted
    .filter(({ file }) => files.has(file))
    .flatMap(({ file, lines }) => lines.map((line) => keyOf({ file, line })));
  const survivors = fates.filter(({ status }) => undetected.includes(status));
  const unlisted = without(survivors, keyOf, listed);
  const found = fates.filter(({ status }) => detected.includes(status)).length;
  return {
    total: survivors.length + found,
    found,
    listed: survivors.length - unlisted.length,
    unlisted,
    unneeded: without(listed, (key) => key, survivors.map(keyOf)),
    failed: fates.filter(({ status }) => ![...detected, ...undetected].includes(status)),
  };
}
