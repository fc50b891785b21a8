import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../tools/cli.mjs';

/**
 * Measures only while this machine is as fast as usual. Other users of the same host can make it half as fast for
 * minutes, and then a CPU at a quarter of its speed is one at an eighth.
 *
 * @typedef {<T>(measure: () => Promise<T>) => Promise<T>} Steadily
 */

/** The highest speed that the bench has seen on this machine. */
const record = join(root, '.cache/bench-speed');

/** Below this share of the highest speed the machine is slow. */
const SLOWEST = 0.85;
const SPEED_MS = 100;
const RETRY_MS = 2000;

/** Rounds of a fixed work per ms, as in Lighthouse's benchmarkIndex. */
function speedNow() {
  const start = performance.now();
  let rounds = 0;
  let passed = 0;
  while (passed < SPEED_MS) {
    let text = '';
    for (let length = 0; length < 1000; length += 1) text += 'a';
    rounds += 1;
    passed = performance.now() - start;
  }
  return rounds / passed;
}

function readRecord() {
  try {
    return Number(readFileSync(record, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {number} patienceMs how long the bench may take longer because the machine is slow */
export function watchMachine(patienceMs) {
  let highest = readRecord();
  let left = patienceMs;
  let slow = 0;

  function isFast() {
    const speed = speedNow();
    if (speed > highest) {
      highest = speed;
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, `${highest}`);
    }
    return speed >= SLOWEST * highest;
  }
  // The first call also compiles it.
  isFast();

  /**
   * Waits until the machine is fast, and measures again if it was slow afterwards. The speed is not measured meanwhile,
   * because that would slow the measurement down.
   *
   * @type {Steadily}
   */
  async function steadily(measure) {
    for (;;) {
      while (!isFast() && left > 0) {
        await pause(RETRY_MS);
        left -= RETRY_MS;
      }
      const start = performance.now();
      const result = await measure();
      if (isFast()) return result;
      if (left <= 0) {
        slow += 1;
        return result;
      }
      left -= performance.now() - start;
    }
  }

  return {
    steadily,
    /** How often the machine was slow when the patience was used up. */
    slow: () => slow,
    /** ms of waiting and of measurements that do not count. */
    waitedMs: () => patienceMs - left,
  };
}
