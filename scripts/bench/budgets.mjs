/**
 * The app's budgets: where machines differ, ratios to floors measured in the same run; elsewhere absolute numbers.
 *
 * @typedef {object} Line
 * @property {string} what
 * @property {number} value
 * @property {number} limit
 * @property {'most' | 'least'} [is] which side of the limit is good
 * @property {string} [note]
 */

/** Times under simulated throttling; `Infinity` means no limit. */
export const pageBudgets = {
  home: { lcpToStatic: 1.15, performance: 99, tbt: 100, cls: 0.01, qualities: 100 },
  login: { lcpToStatic: 1.15, performance: 99, tbt: 100, cls: 0.01, qualities: 100 },
  quote: { lcpToStatic: 1.3, performance: 99, tbt: Infinity, cls: 0.01, qualities: 0 },
  history: { lcpToStatic: 1.3, performance: 99, tbt: Infinity, cls: 0.01, qualities: 0 },
  profile: { lcpToStatic: Infinity, performance: 99, tbt: Infinity, cls: 0.01, qualities: 0 },
};

/** `of` names the floor that `js` is relative to; sizes of style sheets in KB. */
export const loadBudgets = /** @type {const} */ ({
  home: { of: 'bare', js: 0.88, css: 10, requests: 12 },
  login: { of: 'bareLeanLogin', js: 1, css: 12, requests: 12 },
  quote: { of: 'bareLeanLogin', js: 0.95, css: 14, requests: 14 },
});

/** `ratio` compares ten thousand rows with a hundred, `hugeRatio` a hundred thousand; `frame` is in ms. */
export const listBudgets = { ratio: 1.5, hugeRatio: 3, frame: 50 };

/** How many times slower the CPU is, and the limit in ms. */
export const latencyBudgets = /** @type {const} */ ([
  [4, 50],
  [6, 100],
]);

/**
 * Everything that one transfer loads: KB over the network, without the answers of the API, and requests. Four fifths of
 * the first measurement, on 22 November 2026: 282.7 KB in 57 files, and 16 calls.
 */
export const wayBudget = { bytes: 0.8 * 282.7, requests: Math.floor(0.8 * (57 + 16)) };

/** How long a page of the built catalogue may take with an empty cache, in ms. */
export const catalogueBudget = 3000;

/** How long `npm start` may take until its page is usable, in ms. */
export const startBudget = 3000;
