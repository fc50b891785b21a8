import {
  catalogueBudget,
  listBudgets,
  loadBudgets,
  pageBudgets,
  startBudget,
  wayBudget,
} from './budgets.mjs';
import { medians } from './lighthouse.mjs';

/**
 * Prints measurements next to their budgets.
 *
 * @typedef {import('./budgets.mjs').Line} Line
 */

const show = (/** @type {number} */ value) =>
  Number.isInteger(value) ? `${value}` : value.toFixed(Math.abs(value) < 10 ? 2 : 1);

/** @param {Line} line */
const isKept = ({ value, limit, is = 'most' }) => (is === 'most' ? value <= limit : value >= limit);

/**
 * @param {string} title
 * @param {Line[]} lines
 */
export function asTable(title, lines) {
  const width = Math.max(...lines.map(({ what }) => what.length));
  const rows = lines.map((line) => {
    const { what, value, limit, is = 'most', note = '' } = line;
    const start = `${what.padEnd(width)} ${show(value).padStart(8)}`;
    if (!Number.isFinite(limit)) return `  ${start}             ${note}`;
    return `${isKept(line) ? '✓' : '✗'} ${start}  ${is === 'most' ? '≤' : '≥'} ${show(limit).padEnd(6)}   ${note}`;
  });
  return `\n${title}\n${rows.join('\n')}`;
}

/** @param {Line[]} lines */
export const missedOf = (lines) =>
  lines.filter((line) => Number.isFinite(line.limit) && !isKept(line)).map(({ what }) => what);

/** @param {Map<import('./lighthouse.mjs').PageName, import('./lighthouse.mjs').Measured>} measured */
export function pageLines(measured) {
  const floor = medians(measured.get('static')?.runs ?? []);
  return [...measured].flatMap(([name, { runs, scores, wrong }]) => {
    const { lcp, tbt, cls, performance, runs: counted } = medians(runs);
    const note = `LCP ${show(lcp)} ms, TBT ${show(tbt)} ms, ${counted} runs`;
    const ratio = { what: `${name}: LCP ÷ static`, value: lcp / floor.lcp, note };
    if (!(name in pageBudgets)) return [{ ...ratio, limit: Infinity }];
    const budget = pageBudgets[/** @type {keyof typeof pageBudgets} */ (name)];
    /** @type {Line[]} */
    const lines = [
      { ...ratio, limit: budget.lcpToStatic },
      { what: `${name}: performance`, value: performance, limit: budget.performance, is: 'least' },
      { what: `${name}: TBT, ms`, value: tbt, limit: budget.tbt },
      { what: `${name}: CLS`, value: cls, limit: budget.cls },
      ...Object.entries(scores).map(
        ([quality, score]) =>
          /** @type {Line} */ ({
            what: `${name}: ${quality}`,
            value: score,
            limit: budget.qualities,
            is: 'least',
            note: wrong.filter((text) => text.startsWith(quality)).join('; '),
          }),
      ),
    ];
    return lines;
  });
}

/** @param {Map<string, import('./loads.mjs').Load>} loads */
export function loadLines(loads) {
  return [...loads].flatMap(([name, { js, css, html, requests, hydrated }]) => {
    const budget =
      name in loadBudgets ? loadBudgets[/** @type {keyof typeof loadBudgets} */ (name)] : undefined;
    const floor = budget && loads.get(budget.of);
    const note = `HTML ${show(html)} KB`;
    /** @type {Line[]} */
    const lines = [
      { what: `${name}: CSS, KB`, value: css, limit: budget?.css ?? Infinity, note },
      { what: `${name}: requests`, value: requests, limit: budget?.requests ?? Infinity },
      { what: `${name}: hydrated, ms`, value: hydrated, limit: Infinity, note: 'slow 4G, CPU ÷ 4' },
    ];
    const share = floor
      ? { what: `${name}: JS ÷ ${budget.of}`, value: js / floor.js, limit: budget.js, note: `${show(js)} KB` }
      : { what: `${name}: JS, KB`, value: js, limit: Infinity };
    return [share, ...lines];
  });
}

/** @param {Awaited<ReturnType<typeof import('./lists.mjs').measureLists>>} lists */
export function listLines(lists) {
  const note = `${show(lists.many)} ms, ${show(lists.few)} ms with 100`;
  return [
    { what: 'history: mount 10 000 ÷ 100 rows', value: lists.ratio, limit: listBudgets.ratio, note },
    {
      what: 'history: mount 100 000 ÷ 100 rows',
      value: lists.huge / lists.few,
      limit: listBudgets.hugeRatio,
      note: `${show(lists.huge)} ms`,
    },
    { what: 'history: frame while scrolling, p95 ms', value: lists.scrolling, limit: listBudgets.frame },
    { what: 'history: frame while filtering, p95 ms', value: lists.filtering, limit: listBudgets.frame },
    {
      what: 'beneficiaries: frame while scrolling, p95 ms',
      value: lists.beneficiariesScrolling,
      limit: listBudgets.frame,
    },
    {
      what: 'beneficiaries: frame while filtering, p95 ms',
      value: lists.beneficiariesFiltering,
      limit: listBudgets.frame,
    },
  ];
}

/** @param {import('./way.mjs').Way} way */
export const wayLines = ({ bytes, requests, apiRequests }) => [
  { what: 'files of the site, KB', value: bytes, limit: wayBudget.bytes },
  {
    what: 'requests',
    value: requests + apiRequests,
    limit: wayBudget.requests,
    note: `${requests} files, ${apiRequests} calls`,
  },
];

/**
 * @param {Awaited<ReturnType<typeof import('./latency.mjs').measureLatency>>} latency
 * @param {number} cpu
 * @param {number} limit ms
 */
export const latencyLines = (latency, cpu, limit) =>
  [...latency].map(([name, { p95, worst, count }]) => ({
    what: `CPU ÷ ${cpu}: ${name}, p95 ms`,
    value: p95,
    limit,
    note: `worst ${show(worst)} ms of ${count}`,
  }));

/** @param {Map<string, number>} views */
export const catalogueLines = (views) =>
  [...views].map(([name, value]) => ({ what: `${name}, ms`, value, limit: catalogueBudget }));

/** @param {import('./start.mjs').Start} start */
export const startLines = ({ address, usable }) => [
  { what: 'address, ms', value: address, limit: Infinity },
  { what: 'usable page, ms', value: usable, limit: startBudget },
];
