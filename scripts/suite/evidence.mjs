/**
 * The ways in which each engine runs the stories of the pieces. `states` are the stories as they are. Nothing runs
 * stories in WebKit.
 */
export const evidenceWays = /** @type {const} */ ({
  chromium: ['states', 'heard', 'dark', 'forced', 'narrow', 'text200'],
  firefox: ['states', 'dark', 'narrow', 'text200'],
});

/** @typedef {keyof typeof evidenceWays} Engine */
/** @typedef {(typeof evidenceWays)[Engine][number]} Way */

/** The stage of the suite that runs all stories as they are, in Chromium. */
export const storyTests = 'story tests';

/**
 * The stage whose report shows what an engine does in a way.
 *
 * @param {Engine} engine
 * @param {Way} way
 */
export const evidenceStage = (engine, way) =>
  engine === 'chromium' && way === 'states' ? storyTests : `evidence ${engine} ${way}`;
