import { differentTiles } from './signature.mjs';

/**
 * @typedef {import('./store.mjs').Stored} Stored
 *
 * @typedef {object} Difference
 * @property {string} name 'story scheme'
 * @property {string} what
 * @property {{ x: number, y: number }[]} tiles
 */

/**
 * Compares what was taken with what is stored.
 *
 * @param {Map<string, Stored>} before
 * @param {Map<string, Stored>} now
 * @param {boolean} isWhole true when all stories ran, so that a missing one is gone
 */
export function compare(before, now, isWhole) {
  /** @type {Difference[]} */
  const differences = [];
  for (const [name, signature] of now) {
    const old = before.get(name);
    const tiles = old && differentTiles(old, signature);
    if (!old) differences.push({ name, what: 'is new', tiles: [] });
    else if (!tiles) {
      const sizes = `is ${signature.width} × ${signature.height}, was ${old.width} × ${old.height}`;
      differences.push({ name, what: sizes, tiles: [] });
    } else if (tiles.length > 0) {
      const [first] = tiles;
      const what = `differs in ${tiles.length} tiles, the first at ${first?.x}, ${first?.y}`;
      differences.push({ name, what, tiles });
    }
  }
  const gone = isWhole ? [...before.keys()].filter((name) => !now.has(name)) : [];
  return { differences, gone };
}
