import { parseArgs } from 'node:util';
import { Advice, ensureReady, stopWith } from './tools/cli.mjs';

/**
 * Sends many transfers in one tab of the demo, while its clock runs 60 times as fast, and compares the memory of the
 * tab early in the run with that at its end: node scripts/soak.mjs --minutes 8 --transfers 500 --settle 100
 */

const options = /** @type {const} */ ({
  minutes: { type: 'string', default: '8' },
  transfers: { type: 'string', default: '500' },
  /** Transfers before the first measurement: afterwards caches with a limit are full. */
  settle: { type: 'string', default: '100' },
  'no-build': { type: 'boolean', default: false },
});

/** Growth that counts as flat. */
const LIMIT = 0.05;
/**
 * @param {import('./soak/memory.mjs').Memory} from
 * @param {import('./soak/memory.mjs').Memory} to
 */
function rowsOf(from, to) {
  const names = /** @type {const} */ ({
    heapMb: 'JS heap, MB',
    listeners: 'event listeners',
    nodes: 'DOM nodes',
  });
  return Object.entries(names).map(([key, name]) => {
    const [start, end] = [from, to].map((memory) => memory[/** @type {keyof typeof names} */ (key)]);
    return { name, start: start ?? NaN, end: end ?? NaN, growth: (end ?? NaN) / (start ?? NaN) - 1 };
  });
}

/**
 * @param {string} title
 * @param {ReturnType<typeof rowsOf>} rows
 */
function print(title, rows) {
  console.log(`\n${title}`);
  for (const { name, start, end, growth } of rows) {
    const show = (/** @type {number} */ value) => (Number.isInteger(value) ? `${value}` : value.toFixed(2));
    const change = `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(1)} %`;
    console.log(`  ${name.padEnd(16)} ${show(start).padStart(8)} → ${show(end).padStart(8)}  ${change}`);
  }
}

try {
  const { values } = parseArgs({ options });
  const [minutes, transfers, settle] = [values.minutes, values.transfers, values.settle].map(Number);
  if (!minutes || !transfers || !settle || settle >= transfers)
    throw new Advice('--minutes, --transfers and --settle are numbers; --settle is below --transfers.');
  ensureReady();
  const { findBrowser } = await import('./tools/browser.mjs');
  const { buildDemo, serveDemo } = await import('./soak/demo.mjs');
  const { openTab } = await import('./soak/tab.mjs');
  if (!values['no-build']) await buildDemo();
  /** @type {string[]} */
  const problems = [];
  const demo = await serveDemo(problems);
  const tab = await openTab(await findBrowser(), demo.url, problems);
  try {
    await tab.signIn();
    const started = Date.now();
    const paceMs = (minutes * 60_000) / transfers;
    /** Sends transfers until `count` are sent. */
    const sendUntil = async (/** @type {number} */ from, /** @type {number} */ count) => {
      for (let number = from; number < count; number += 1) {
        await tab.waitUntil(started + number * paceMs);
        await tab.send(number).catch(async (error) => {
          throw new Advice(
            `Transfer ${number + 1} stopped on ${await tab.look()}\n${problems.join('\n')}\n${error}`,
          );
        });
        if ((number + 1) % 50 === 0) console.error(`  ${number + 1} transfers …`);
      }
    };
    await sendUntil(0, settle);
    const first = await tab.memories('keep');
    await sendUntil(settle, transfers);
    const hours = await tab.hours();
    const sent = await tab.sent();
    const last = await tab.memories('remove');
    const rows = rowsOf(first.withoutData, last.withoutData);
    print(`After ${settle} and after ${transfers} transfers`, rowsOf(first.whole, last.whole));
    print('without the log of the sandbox', rowsOf(first.withoutLog, last.withoutLog));
    print('and without the exchanges that sandbox and history gained in between', rows);
    console.log(`\n${sent} exchanges in ${hours.toFixed(1)} hours of the sandbox, ${problems.length} errors`);
    for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
    const isFlat = rows.every(({ growth }) => growth <= LIMIT);
    if (!isFlat) console.log(`\nMore than ${LIMIT * 100} % were gained.`);
    if (!isFlat || sent !== transfers || problems.length > 0) process.exitCode = 1;
  } finally {
    await tab.close();
    await demo.close();
  }
} catch (error) {
  stopWith(error);
}
