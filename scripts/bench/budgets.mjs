/**
 * What the app may cost: ratios to floors measured in the same run where machines differ, absolute numbers where not.
 *
 * @typedef {object} Line
 * @property {string} what
 * @property {number} value
 * @property {number} limit
 * @property {'most' | 'least'} [is] which side of the limit is good
 * @property {string} [note]
 */

/** Times under simulated throttling; `Infinity` where there is no limit. */
export const pageBudgets = {
  home: { lcpToStatic: 1.15, performance: 99, tbt: 100, cls: 0.01, qualities: 100 },
  login: { lcpToStatic: 1.15, performance: 99, tbt: 100, cls: 0.01, qualities: 100 },
  quote: { lcpToStatic: Infinity, performance: 95, tbt: Infinity, cls: 0.01, qualities: 0 },
};

/** `of` names the floor that `js` is a share of; sizes of style sheets in KB. */
export const loadBudgets = /** @type {const} */ ({
  home: { of: 'bare', js: 0.88, css: 10, requests: 12 },
  login: { of: 'bareLeanLogin', js: 1, css: 12, requests: 12 },
  quote: { of: 'bareLeanLogin', js: 1.15, css: 14, requests: 14 },
});

/** Milliseconds, but for the ratio of ten thousand rows to a hundred. */
export const listBudgets = { ratio: 1.5, frame: 50 };
export const latencyBudget = 100;
