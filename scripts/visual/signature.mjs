/**
 * The signature of a picture: a few numbers for each tile of it, small enough for the repository. Unlike a hash it
 * says where two pictures differ, and by how much.
 *
 * @typedef {object} Signature
 * @property {number} width in pixels
 * @property {number} height
 * @property {Uint8Array} tiles six numbers per tile, row by row: the mean luminance of each quarter, then the mean blue
 *   and red chroma. As in JPEG, colour needs a coarser grid than lightness.
 */

/** The size of a tile in pixels. */
export const TILE = 32;
const QUARTER = TILE / 2;
const NUMBERS = 6;

/** The luminance of a pixel and its two chromas, each from 0 to 255 (ITU-R BT.601). */
const LUMA = [0.299, 0.587, 0.114];
const BLUE = [-0.168736, -0.331264, 0.5];
const RED = [0.5, -0.418688, -0.081312];

/**
 * @param {{ width: number, height: number, data: Uint8ClampedArray }} image RGBA
 * @returns {Signature}
 */
export function signatureOf({ width, height, data }) {
  const columns = Math.ceil(width / QUARTER / 2) * 2;
  const rows = Math.ceil(height / QUARTER / 2) * 2;
  // The sums of red, green and blue, and the count of pixels, of each quarter.
  const sums = new Float64Array(columns * rows * 4);
  for (let y = 0, at = 0; y < height; y += 1) {
    const start = Math.floor(y / QUARTER) * columns;
    for (let x = 0; x < width; x += 1, at += 4) {
      const sum = (start + Math.floor(x / QUARTER)) * 4;
      for (let part = 0; part < 3; part += 1)
        sums[sum + part] = (sums[sum + part] ?? 0) + (data[at + part] ?? 0);
      sums[sum + 3] = (sums[sum + 3] ?? 0) + 1;
    }
  }
  const tiles = new Uint8Array((columns / 2) * (rows / 2) * NUMBERS);
  for (let row = 0, at = 0; row < rows; row += 2) {
    for (let column = 0; column < columns; column += 2, at += NUMBERS) {
      const quarters = [0, 1, columns, columns + 1].map((next) => {
        const sum = (row * columns + column + next) * 4;
        return sums.subarray(sum, sum + 4);
      });
      const whole = [0, 1, 2, 3].map((part) =>
        quarters.reduce((sum, quarter) => sum + (quarter[part] ?? 0), 0),
      );
      tiles.set(
        quarters.map((quarter) => weighed(quarter, LUMA)),
        at,
      );
      tiles.set([weighed(whole, BLUE) + 128, weighed(whole, RED) + 128], at + 4);
    }
  }
  return { width, height, tiles };
}

/**
 * @param {ArrayLike<number>} sum of red, green, blue and the count
 * @param {number[]} weights
 */
function weighed(sum, weights) {
  const total = weights.reduce((all, weight, part) => all + weight * (sum[part] ?? 0), 0);
  return Math.round(total / Math.max(1, sum[3] ?? 0));
}

/**
 * The largest difference of a number that does not count. A picture of the same page differs by less than one from the
 * next; a fourth of a tile in which three pixels turn from black to white differs by three.
 */
const TOLERANCE = 1;

/**
 * The tiles that differ, by their left and top edge; undefined when the pictures have different sizes.
 *
 * @param {Signature} one
 * @param {Signature} other
 * @returns {{ x: number, y: number }[] | undefined}
 */
export function differentTiles(one, other) {
  if (one.width !== other.width || one.height !== other.height) return undefined;
  const columns = Math.ceil(one.width / TILE);
  /** @type {Set<number>} */
  const differ = new Set();
  for (const [at, value] of one.tiles.entries()) {
    if (Math.abs(value - (other.tiles[at] ?? 0)) > TOLERANCE) differ.add(Math.floor(at / NUMBERS));
  }
  return [...differ].map((tile) => ({ x: (tile % columns) * TILE, y: Math.floor(tile / columns) * TILE }));
}
